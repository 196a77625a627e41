import { expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const TIMES = ['Days', 'Evenings', 'Nights'];
const told = (value: string) => ({
  told: [{ id: 't', meaning: 'shift.availability', parameter: '', value, at: '2026-01-01' }],
});
const chosen = (label: string, choices: string[], value = 'weekday days only') =>
  planForm([q(label, 'multi', { choices, required: false })], context(told(value))).fields[0]?.display ??
  null;

it.each([
  ['Monday', TIMES, 'Days'],
  ['Saturday', TIMES, null],
  ['Vendredi', ['Jour', 'Soir', 'Nuit'], 'Jour'],
  [
    'Press every slot',
    ['Mon morning', 'Mon afternoon', 'Mon night', 'Fri morning', 'Sat morning'],
    'Mon morning, Mon afternoon, Fri morning',
  ],
  [
    'Days that suit you',
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'],
    'Monday, Tuesday, Wednesday, Thursday',
  ],
  ['Which shifts can you do?', ['Days', 'Afternoons', 'Nights', 'Weekends'], 'Days'],
  ['Which shifts can you do?', ['Mornings', 'Afternoons', 'Nights', 'Weekends'], 'Mornings, Afternoons'],
])('places slots of a week beside the shifts that were told: %s', (label, choices, slots) => {
  expect(chosen(label, choices)).toBe(slots);
});

it('reads the hours of a slot before what it is called, and takes a bar’s late for the night', () => {
  const slots = ['Breakfast 06:00–12:00', 'Lunch 11:00–17:00', 'Dinner 16:00–23:00', 'Late 22:00–03:00'];
  expect(chosen('Monday', slots)).toBe('Breakfast 06:00–12:00, Lunch 11:00–17:00');
  expect(chosen('Sunday', slots)).toBeNull();
});

it('leaves the days of a week open where no days were told', () => {
  expect(chosen('Monday', TIMES, 'days')).toBeNull();
});
