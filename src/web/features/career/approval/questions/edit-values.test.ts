import { expect, it } from 'vitest';
import type { FormQuestion, PlannedField } from '#contract/career/form.ts';
import { chosenIn } from './edit-values.ts';

const options = [
  { value: 'a1', label: 'Mornings' },
  { value: 'a2', label: 'Nights' },
];

type Case = [string, FormQuestion['kind'], FormQuestion['options'], PlannedField['value'], string, string[]];

it('nothing stands in the control of what was left blank', () => {
  expect(chosenIn({}, { kind: 'single', options })).toEqual([]);
});

it.each<Case>([
  ['a line', 'short', [], 'Mara', 'Mara', ['Mara']],
  ['a day as its control takes it', 'date', [], '2026-12-14', '2026-12-14', ['2026-12-14']],
  ['a choice by its words', 'single', options, 'a2', 'Nights', ['Nights']],
  [
    'several choices by their words',
    'multi',
    options,
    ['a1', 'a2'],
    'Mornings, Nights',
    ['Mornings', 'Nights'],
  ],
  ['yes', 'boolean', [], true, 'Yes', ['Yes']],
  ['no', 'consent', [], false, 'No', ['No']],
])('what stands in the control at first is %s', (_, kind, choices, value, display, chosen) => {
  expect(chosenIn({ value, display }, { kind, options: choices })).toEqual(chosen);
});
