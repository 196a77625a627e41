import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';

const RESUME = {
  work: [
    {
      name: 'Alder Bay Inn',
      position: 'Cook',
      startDate: '2021-01',
      highlights: [
        'Designed three dishes of the autumn menu.',
        'Member of the health and safety committee.',
        'Remind guests of their allergies at the table.',
        'Order fish from 4 suppliers.',
        'Bake 40 loaves of rye bread a day.',
      ],
    },
    {
      name: 'Copper Kettle',
      position: 'Kitchen helper',
      startDate: '2018-03',
      endDate: '2020-12',
      highlights: ['Opened oysters for banquets and wrote the labels.'],
    },
  ],
  certificates: [{ name: 'Food hygiene, two-day course', issuer: 'Harbour College', date: '2022-02' }],
  awards: [{ title: 'Golden Ladle', awarder: 'Bay Cooks', date: '2024-05' }],
};
const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume: RESUME, facts: [] }, target, text, today: '2026-11-01' }).allowed;
const AT_WORK = 'work[0].highlights';

describe('a text is refused by one rule alone', () => {
  it.each([
    ['the whole is not told of a part', AT_WORK, 'Designed the autumn menu.'],
    ['a member is no head', AT_WORK, 'Cook, in charge of the health and safety committee.'],
    ['what was spoken of was not given', 'letter', 'I give guests their allergies at the table.'],
    ['what another job did is not told of this one', 'letter', 'At Alder Bay Inn I opened oysters.'],
    [
      'jobs did not go on together',
      'letter',
      'I order fish at Alder Bay Inn while at Copper Kettle I opened oysters.',
    ],
    ['an award is won as often as it was', 'letter', 'The Golden Ladle award was given to me repeatedly.'],
    ['a course is no qualification', 'summary', 'Cook with a qualification in food hygiene.'],
    ['praise is given by a fact', 'letter', 'My rye bread was praised by guests.'],
  ])('%s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });
});
