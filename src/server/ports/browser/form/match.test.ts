import { describe, expect, it } from 'vitest';
import type { PlannedField } from '#engines/forms/index.ts';
import { matchPlan, optionsFor, ticks } from './match.ts';
import type { SeenField } from '#server/ports/browser/page/page-types.ts';
import { option, planned, seen } from '#testing/form-fields.ts';
import { bareQuestion, saysNothingChosen, saysRequired } from './text.ts';

const isMatched = (plan: PlannedField, field: SeenField, family = 'greenhouse') =>
  matchPlan([plan], [field], family).pairs.length === 1;

describe('finding the place of a planned value', () => {
  it('goes by what a person reads, whatever the control is called', () => {
    expect(isMatched(planned({}), seen({ names: ['x91'] }))).toBe(true);
  });

  it('takes no control of the right name that now asks something else', () => {
    expect(isMatched(planned({}), seen({ label: 'What pay do you expect?' }))).toBe(false);
  });

  it('knows the fields that the board system defines, in whatever language they are labelled', () => {
    const phone = planned({ key: 'phone', label: 'Phone' });
    expect(isMatched(phone, seen({ names: ['phone'], label: 'Téléphone' }))).toBe(true);
    expect(isMatched(phone, seen({ names: ['phone'], label: 'Téléphone' }), 'unknown')).toBe(false);
  });

  it('never puts text where a file goes', () => {
    expect(
      isMatched(
        planned({ key: 'resume', label: 'Resume' }),
        seen({ control: 'file', names: ['resume'], label: 'Resume' }),
      ),
    ).toBe(false);
  });

  it('gives every question one answer and says what is left over on both sides', () => {
    const twin = planned({ key: 'question_2' });
    const matching = matchPlan(
      [planned({}), twin],
      [seen({}), seen({ names: ['question_9'], label: 'Another' })],
      'lever',
    );
    expect([matching.pairs.length, matching.missing, matching.unplanned.length]).toEqual([1, [twin], 1]);
  });
});

describe('choosing among what the page offers', () => {
  it.each([
    [
      'the words the person read',
      planned({ value: '17', display: 'Evenings' }),
      [option('Days', '11'), option('Evenings', '12')],
      'Evenings',
    ],
    [
      'the value of the board',
      planned({ value: '12', display: '12' }),
      [option('Days', '11'), option('Evenings', '12')],
      'Evenings',
    ],
    [
      'yes in French',
      planned({ kind: 'boolean', value: true, display: 'Yes' }),
      [option('Oui', 'a'), option('Non', 'b')],
      'Oui',
    ],
    ['no', planned({ kind: 'boolean', value: false, display: 'No' }), [option('Yes'), option('No')], 'No'],
  ])('goes by %s', (_, plan, options, text) => {
    expect(optionsFor(plan, options)?.map((chosen) => chosen.text)).toEqual([text]);
  });

  it('refuses what is not offered, and what is offered twice', () => {
    expect(optionsFor(planned({ value: 'Nights' }), [option('Days'), option('Evenings')])).toBeNull();
    expect(optionsFor(planned({ value: 'Days' }), [option('Days', '1'), option('Days', '2')])).toBeNull();
  });

  it('leaves a consent alone that was not given', () => {
    expect([
      ticks(planned({ value: false })),
      ticks(planned({ value: true })),
      ticks(planned({ value: '' })),
    ]).toEqual([false, true, false]);
  });
});

describe('what stands around a question', () => {
  it.each([
    ['12. Notice period', 'Notice period', false],
    ['Q3) Votre nom', 'Votre nom', false],
    ['Phone number Required', 'Phone number', true],
    ['Which visa is required', 'Which visa is required', false],
    ['2. 5 jours par semaine', '2. 5 jours par semaine', false],
  ])('is not part of it: %s', (label, bare, required) => {
    expect([bareQuestion(label), saysRequired(label)]).toEqual([bare, required]);
  });

  it('is an entry that says that nothing is chosen, but not one that answers', () => {
    for (const text of ['No Selection', '-- Select one --', '–Select–', 'Veuillez choisir', ''])
      expect(saysNothingChosen(text), text).toBe(true);
    for (const text of ['No', 'None', 'Not specified', 'Aucun', 'Select Committee'])
      expect(saysNothingChosen(text), text).toBe(false);
  });
});
