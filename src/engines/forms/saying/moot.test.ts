import { expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const told = (has: boolean) => [
  { id: 'car', meaning: 'vehicle.own', parameter: '', value: has, at: '2026-01-01' },
];
const asks = (has: boolean | null, label: string): readonly string[] =>
  planForm(
    [
      q('Do you own a car?', 'single', { key: 'car', choices: ['Yes', 'No'], required: true }),
      q(label, 'short', { key: 'which', required: true }),
    ],
    context({ told: has === null ? [] : told(has) }),
  ).ask.map(({ key }) => key);

it('what follows a yes is not asked of whoever says no', () => {
  expect(asks(false, 'If yes, which colour is it?')).toEqual([]);
  expect(asks(false, "Dans l'affirmative, préciser lequel :")).toEqual([]);
});

it('what follows a yes is not asked before that', () => {
  expect(asks(null, 'If so, which colour is it?')).toEqual(['car']);
});

it('what follows a yes is asked of whoever says it, and what follows nothing of everybody', () => {
  expect(asks(true, 'If yes, which colour is it?')).toEqual(['which']);
  expect(asks(false, 'Which colour do you like?')).toEqual(['which']);
});
