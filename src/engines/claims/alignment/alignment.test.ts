import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const RESUME = {
  work: [
    {
      name: 'Harbourline Cycles',
      position: 'Bicycle Mechanic',
      startDate: '2021-03',
      highlights: [
        'Repair about 12 bicycles a day.',
        'Helped write the safety checklist for rental bicycles.',
        'Order parts from 4 suppliers every Monday.',
        'Fit riders to their new bicycles in the shop window.',
      ],
    },
    {
      name: 'Pointe-Noire Plein Air',
      position: 'Aide-mécanicien',
      startDate: '2018-05',
      endDate: '2021-02',
      highlights: [
        'Montait les vélos neufs livrés en caisse.',
        'Participait au comité de santé et sécurité.',
        'Vendait pour 45 000 $ d’accessoires par été.',
      ],
    },
  ],
};

const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume: RESUME, facts: [] }, target, text, today: '2026-11-01' }).allowed;

describe('a text that tells of two facts', () => {
  it.each([
    [
      'work[0].highlights',
      'Wrote the safety checklist for rental bicycles and order parts from 4 suppliers every Monday.',
    ],
    ['work[0].highlights', 'Repair about 12 bicycles a day and sold parts from 4 suppliers every Monday.'],
    ['work[0].highlights', 'Order parts from 4 suppliers every day and repair about 12 bicycles a day.'],
    [
      'work[1].highlights',
      'Montait les vélos neufs livrés en caisse et dirigeait le comité de santé et sécurité.',
    ],
  ])('is refused when one of them does not bear out its part, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    [
      'work[0].highlights',
      'Helped write the safety checklist for rental bicycles and order parts from 4 suppliers every Monday.',
    ],
    ['work[0].highlights', 'Order parts from four suppliers each Monday; repair some 12 bicycles a day.'],
    [
      'work[1].highlights',
      'Participait au comité de santé et sécurité. Montait les vélos neufs livrés en caisse.',
    ],
    ['letter', 'I repair about 12 bicycles a day and order parts from 4 suppliers every Monday.'],
    [
      'letter',
      'Je montais les vélos neufs livrés en caisse et je participais au comité de santé et sécurité.',
    ],
  ])('is allowed when each bears out its own part, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});

describe('a text that repeats a fact', () => {
  it.each([
    ['work[0].highlights', 'Fitted riders to their new bicycles in the shop window.'],
    ['letter', 'I fit riders to their new bicycles in the shop window.'],
    ['letter', 'At Harbourline Cycles, I fit riders to their new bicycles in the shop window.'],
    ['letter', 'Je vendais pour 45 000 $ d’accessoires par été.'],
  ])('is allowed with another form of its verb, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });

  it.each([
    ['work[1].highlights', 'Fit riders to their new bicycles in the shop window.'],
    ['letter', 'At Pointe-Noire Plein Air, I fit riders to their new bicycles in the shop window.'],
    ['letter', 'Je vendais pour 45 000 € d’accessoires par été.'],
  ])('is refused of another job, or with another sign, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });
});
