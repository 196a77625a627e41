import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const isAllowed = (fact: string, text: string): boolean =>
  checkClaims({
    profile: {
      resume: {
        work: [{ name: 'Larkfield', position: 'Planner', startDate: '2021-01', highlights: [fact] }],
      },
      facts: [],
    },
    target: 'work[0].highlights',
    text,
    today: '2026-11-01',
  }).allowed;

/** What a fact tells, what follows from it by sums, and what looks alike and does not. */
const CASES: readonly (readonly [how: string, fact: string, honest: string, falsehood: string])[] = [
  [
    'how far it stands from a mark',
    'Closed 91% of tickets within two days in 2024; the target is 85%.',
    'Closed 91% of tickets within two days in 2024, six points above the target.',
    'Closed 91% of tickets within two days in 2024, nine points above the target.',
  ],
  [
    'the part that a denial leaves',
    'Contract renewal rate of 92% in 2024.',
    'In 2024, only 8% of contracts not renewed.',
    'In 2024, only 6% of contracts not renewed.',
  ],
  [
    'the area of two sides',
    'Repainted a 6.2 m by 5 m stage backdrop.',
    'Repainted a stage backdrop of 31 square metres.',
    'Repainted a stage backdrop of 45 square metres.',
  ],
  [
    'all of so many of one size',
    'Mixed glaze in three 200-litre drums.',
    'Mixed glaze in drums holding 600 litres in all.',
    'Mixed glaze in drums holding 800 litres in all.',
  ],
  [
    'what is done so often in a year',
    'Serviced all 46 boilers three times a year.',
    'Carried out 138 services of boilers a year.',
    'Carried out 184 services of boilers a year.',
  ],
  [
    'so many a year over the seasons told',
    'Pruned about 30 orchards a year; four seasons without an accident.',
    'Pruned some 120 orchards over four seasons without an accident.',
    'Pruned some 180 orchards over four seasons without an accident.',
  ],
  [
    'several things counted by a period together',
    'Inspected 300 ropes, hooks and pulleys every quarter.',
    'Inspected 1,200 ropes, hooks and pulleys a year.',
    'Inspected 3,600 ropes, hooks and pulleys a year.',
  ],
  [
    'the working days of a week',
    'Hosts the lunch show, Monday to Friday.',
    'Hosts the lunch show five days a week.',
    'Hosts the lunch show six days a week.',
  ],
  [
    'a larger unit of power and energy',
    'Cut the plant’s use from 74,000 to 52,000 kWh a year.',
    'Cut the plant’s use from 74 to 52 MWh a year.',
    'Cut the plant’s use from 74 to 42 MWh a year.',
  ],
  [
    'the same amount in another unit, all else word for word',
    'Largest load so far: a 6.4 t steel beam at 18 m reach.',
    'Largest load so far: a 6,400 kg steel beam at 18 m reach.',
    'Largest load so far: a 6,900 kg steel beam at 18 m reach.',
  ],
  [
    'a number whose unit stands some words behind',
    'Completed 540 supervised practice hours.',
    'Completed 540 hours of supervised practice.',
    'Completed 640 hours of supervised practice.',
  ],
  [
    'how often something comes round by its cycle',
    'Graded 900 trays on a four-week cycle.',
    'Graded 900 trays every four weeks.',
    'Graded 900 trays every two weeks.',
  ],
  [
    'a number in French words',
    'Plan de salle adapté à 26 théâtres, de 90 à 1 100 places.',
    'Plan de salle adapté à vingt-six théâtres, de quatre-vingt-dix à mille cent places.',
    'Plan de salle adapté à vingt-six théâtres, de quatre-vingt-dix à mille deux cents places.',
  ],
  [
    'the number of what is listed behind it',
    'Drove a 12 t and a 40 t lorry on 25 bridge jobs.',
    'Drove two lorries, 12 t and 40 t, on 25 bridge jobs.',
    'Drove four lorries, 12 t and 40 t, on 25 bridge jobs.',
  ],
];

describe('an amount that follows by sums', () => {
  it.each(CASES)('stands where it is %s', (_how, fact, honest) => {
    expect(isAllowed(fact, honest)).toBe(true);
  });

  it.each(CASES)('is refused where it is off: %s', (_how, fact, _honest, falsehood) => {
    expect(isAllowed(fact, falsehood)).toBe(false);
  });
});
