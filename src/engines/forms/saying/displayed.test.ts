import { expect, it } from 'vitest';
import { contentOf } from '#engines/forms/content.ts';
import { say } from '#localization/catalogue.ts';
import type { FormPlan, PlannedField } from './plan.ts';
import { agreed, displayOf, severalOf, textsOf, ticked, wordOf } from './displayed.ts';
import { sayPlan } from './say-plan.ts';

const pseudo = { locale: 'xx' } as const;
const field = (given: Partial<PlannedField>): PlannedField => ({
  key: 'question',
  label: 'A question',
  kind: 'boolean',
  required: true,
  value: true,
  display: 'Yes',
  source: { kind: 'account', label: 'Your profile' },
  group: 'questions',
  ...given,
});
const said = (one: PlannedField): string => {
  const display = displayOf(one);
  return typeof display === 'string' ? display : say(display, pseudo);
};

it.each<[string, Partial<PlannedField>, Partial<PlannedField>]>([
  ['a yes', { value: true, display: 'Yes' }, ticked(true)],
  ['a no', { value: false, display: 'No' }, ticked(false)],
  ['an agreement', { kind: 'consent', value: true, display: 'Yes, I agree' }, agreed()],
])('%s of a plan from before is said as one of today, and is the same on a form', (_, before, now) => {
  const [old, fresh] = [field(before), field({ ...before, ...now })];
  expect(displayOf(old)).toEqual(fresh.display);
  expect(said(old)).toMatch(/^⟦.*⟧$/u);
  expect([wordOf(old), textsOf(old)]).toEqual([wordOf(fresh), textsOf(fresh)]);
});

it('the files of a plan from before are said in the language of their reader', () => {
  const file = { kind: 'file', value: 'cv' } as const;
  expect(said(field({ ...file, display: 'CV, PDF, 2 pages' }))).toMatch(/^⟦.*2.*⟧$/u);
  expect(said(field({ ...file, value: 'letter', display: 'Cover letter, PDF' }))).toMatch(/^⟦.*⟧$/u);
});

it('what the form or the person calls so stays', () => {
  expect(said(field({ kind: 'short', value: 'Yes', display: 'Yes' }))).toBe('Yes');
  expect(said(field({ kind: 'single', value: '12', display: 'Yes, I agree' }))).toBe('Yes, I agree');
});

it('the choices of a form keep their commas; plans from before had them in one text', () => {
  const options = ['Toronto, ON', 'Halifax, NS'].map((label, index) => ({ value: `v${index}`, label }));
  const planned = field({ kind: 'multi', ...severalOf(options) });
  expect(textsOf(planned)).toEqual(['Toronto, ON', 'Halifax, NS']);
  expect(textsOf(field({ kind: 'multi', value: ['v0', 'v1'], display: 'Days, Nights' }))).toEqual([
    'Days',
    'Nights',
  ]);
});

const planOf = (one: PlannedField): FormPlan => ({
  fields: [one],
  left_blank: [],
  ask: [],
  warnings: [],
  refused: [],
  stop: null,
});
const contentWith = (one: PlannedField) => contentOf(planOf(one), { cv: 'a', letter: null }, 'lever', 'p');

it('an approval covers the same content, however a value is said', () => {
  expect(contentWith(field({ value: true, display: 'Yes' }))).toBe(contentWith(field(ticked(true))));
});

it('a question that its board leaves out is said in our words, and is known on the form by its label', () => {
  const words = { code: 'forms.displayLetter', values: {} };
  const own = planOf(field({ label: 'Cover letter', words }));
  expect(sayPlan(own, pseudo).fields[0]).toMatchObject({ label: expect.stringMatching(/^⟦/u) });
  expect(sayPlan(own, pseudo).fields[0]).not.toHaveProperty('words');
  expect(sayPlan(planOf(field({})), pseudo).fields[0]?.label).toBe('A question');
});
