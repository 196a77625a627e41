import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext } from '#engines/forms/context.ts';
import { answer, context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import type { Told } from '#engines/forms/context.ts';

const told = (meaning: string, value: unknown, parameter = ''): Told => ({
  id: `t-${meaning}-${parameter}`,
  meaning,
  parameter,
  value,
  at: '2026-01-01',
});
const facts = [
  told('age.over_18', true),
  told('drivers_licence', { has: true, class: 'G', region: 'ON' }),
  told('vehicle.own', false),
  told('overtime.willing', false),
  told('work_auth.authorized', true, 'CA'),
  told('work_auth.authorized', true, 'IE'),
  told('work_auth.authorized', false, 'GB'),
  told('relocate.willing', { CA: true, US: false }),
  told('travel.willing_percent', 20),
];
const asked = { asked: expect.any(String) };

/** What the plan puts on the form, or why the question goes to the person. */
function planned(question: FormQuestion, more: Partial<FormContext> = { told: facts }): unknown {
  const plan = planForm([question], context(more));
  return plan.fields[0]?.display ?? { asked: plan.ask[0]?.why };
}
const yesNo = (label: string) => q(label, 'single', { choices: ['Yes', 'No'] });
const ouiNon = (label: string) => q(label, 'single', { choices: ['Oui', 'Non'] });

describe('a question that asks more than one thing', () => {
  it.each<[string, unknown]>([
    ["Are you over 18 and do you have a driver's licence?", 'Yes'],
    ['Are you at least 18 years old and authorized to work in Canada?', 'Yes'],
    ["Do you have a valid driver's licence and your own car?", 'No'],
    ['Are you authorized to work in Canada and willing to work overtime?', 'No'],
    ['Are you over 18 and bondable?', asked],
    ['Are you at least 18 and able to lift 25 kg?', asked],
  ])('is a yes when both hold, a no when one does not, and else asked: %s', (label, value) => {
    expect(planned(yesNo(label))).toEqual(value);
  });

  it('is read in French as well', () => {
    expect(planned(ouiNon('Avez-vous plus de 18 ans et le permis de conduire ?'))).toBe('Oui');
    expect(planned(ouiNon('Êtes-vous autorisée à travailler au Canada et disponible le soir ?'))).toEqual(
      asked,
    );
  });

  it('keeps what is one thing in two words together', () => {
    expect(planned(yesNo('Are you willing and able to travel 10% of the time?'))).toBe('Yes');
  });

  it('is not answered with what was said to one of the two', () => {
    const before = { answers: [answer('age.over_18', 'Yes')] };
    expect(planned(yesNo('Are you over 18 and bondable?'), before)).toEqual(asked);
    expect(planned(yesNo('Are you over 18?'), before)).toBe('Yes');
  });
});

describe('a question about several countries or towns', () => {
  it.each<[string, unknown]>([
    ['Do you have the right to work in both Ireland and the UK?', 'No'],
    ['Are you authorized to work in Canada and Ireland?', 'Yes'],
    ['Are you authorized to work in Canada or Germany?', 'Yes'],
    ['Are you authorized to work in Canada and the United States?', asked],
    ['Are you authorized to work in any country other than Canada?', asked],
    ['Would you be willing to relocate to Vancouver?', 'Yes'],
    ['Would you be willing to relocate to Berlin?', asked],
    ['Would you move to Boston for this position?', 'No'],
  ])('takes each by itself: %s', (label, value) => {
    expect(planned(yesNo(label))).toEqual(value);
  });
});

describe('a question put the other way round', () => {
  it.each<[FormQuestion, unknown]>([
    [yesNo('Do you object to working overtime?'), 'Yes'],
    [yesNo('Would travelling half of the time be a problem?'), 'Yes'],
    [yesNo('Would you be unwilling to relocate to Calgary?'), 'No'],
    [q("I do not have a driver's licence.", 'single', { choices: ['True', 'False'] }), 'False'],
    [
      q('I can work in the United Kingdom without a visa.', 'single', { choices: ['True', 'False'] }),
      'False',
    ],
    [yesNo('I have never worked for Northgate Clinic.'), 'Yes'],
    [yesNo('Are you willing to travel 10% of the time if you have to drive yourself?'), asked],
    [yesNo('Are you unable to travel more than 10%?'), asked],
  ])('turns the answer over: %j', (question, value) => {
    expect(planned(question)).toEqual(value);
  });

  it('turns an earlier answer over too, and asks where the direction is not sure', () => {
    const before = { answers: [answer('overtime.willing', 'Yes', 'Will you work overtime?')] };
    expect(planned(yesNo('Would working overtime be a problem?'), before)).toBe('No');
    expect(planned(yesNo('Would you rather not work overtime, except in winter?'), before)).toEqual(asked);
  });
});
