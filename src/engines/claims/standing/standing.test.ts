import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const RESUME = {
  basics: { label: 'Glazier' },
  work: [
    {
      name: 'Claremont Glass',
      position: 'Glazier',
      startDate: '2020-01',
      highlights: [
        'Measured 60 shop fronts in 2024; the estimator, Jo Pell, priced the orders.',
        'Fitted 18 stair panels at Dorley Hall, approved by the architect.',
        'Filled in the daily sheet of the lorry; did no repairs.',
        'Cut 4 of the 9 church windows of St. Alban.',
        'Lambris posés dans la salle. Le catalogue des moulures, c’est Mireille.',
        'Vitrail de la chapelle, avec Odile, la prof d’histoire. C’est elle qui dessinait.',
        'Lead cames for the porch. Soldering and testing done by the foreman.',
        'Second on the crane for the atrium panes, Denholm was rigger. Rigger in command.',
        'On était 5 sur le pont vitré, le directeur technique menait.',
        'Papiers classés pour la facturation; la facturation était faite par la commis.',
      ],
    },
  ],
  certificates: [
    { name: 'Working at height', issuer: 'Safetrain', date: '2019-05', validUntil: '2022-05' },
    { name: 'Leaded lights, two-day course', issuer: 'Glass Guild', date: '2023-02' },
  ],
  skills: [
    { name: 'Glass', keywords: ['toughened glass'] },
    { name: 'Learning', keywords: ['fused glass (evening course since September 2026)'] },
  ],
};
const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume: RESUME, facts: [] }, target, text, today: '2026-11-01' }).allowed;
const AT_WORK = 'work[0].highlights';

const isCurrent = (validUntil: string): boolean =>
  checkClaims({
    profile: {
      resume: { ...RESUME, certificates: [{ name: 'Working at height', date: '2019-05', validUntil }] },
      facts: [],
    },
    target: 'summary',
    text: 'Glazier, Working at height (current).',
    today: '2026-11-01',
  }).allowed;

describe('a certificate that is told as current', () => {
  it('holds through the last day, month or year that the profile names, and has run out after it', () => {
    expect(['2026-11-01', '2026-11', '2026'].map(isCurrent)).toEqual([true, true, true]);
    expect(['2026-10-31', '2026-10', '2025'].map(isCurrent)).toEqual([false, false, false]);
  });
});

describe('a part of a fact that is not the person’s own', () => {
  it.each([
    ['what somebody else did', AT_WORK, 'Measured 60 shop fronts in 2024 and priced the orders.'],
    [
      'what was done by somebody named behind it',
      AT_WORK,
      'Fitted and approved 18 stair panels at Dorley Hall.',
    ],
    ['what a fact names only as what something was for', AT_WORK, 'Facturation et classement des papiers.'],
    ['what is somebody’s by name', AT_WORK, 'Catalogue des moulures de la salle.'],
    ['what somebody did who is put before it', AT_WORK, 'Dessiné le vitrail de la chapelle.'],
    ['a deed as a thing that somebody did', AT_WORK, 'Soldered and tested lead cames for the porch.'],
    ['the command that was another’s', AT_WORK, 'Commanded the crane for the atrium panes.'],
    ['what somebody did beside the person', AT_WORK, 'Mené le travail sur le pont vitré avec 5 personnes.'],
    ['what the person denies', AT_WORK, 'Filled in the daily sheet of the lorry and did repairs.'],
    ['what is still being learned', 'letter', 'I work in toughened and fused glass.'],
    ['the whole of which the person did a part', AT_WORK, 'Cut the 9 church windows of St. Alban.'],
    ['a certificate that has run out as current', 'summary', 'Glazier, Working at height (current).'],
    ['a course as a diploma', 'summary', 'Glazier with a diploma in leaded lights.'],
    ['an honour that nobody gave', AT_WORK, 'Fitted 18 award-winning stair panels at Dorley Hall.'],
    ['an effect that nobody recorded', AT_WORK, 'Measured 60 shop fronts in 2024, reducing remakes.'],
  ])('is refused: %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    [
      'with who did it',
      'letter',
      'The estimator priced the orders of the 60 shop fronts I measured in 2024.',
    ],
    ['with who approved it', AT_WORK, '18 stair panels fitted at Dorley Hall and approved by the architect.'],
    ['with who is put before it', 'letter', 'Odile dessinait le vitrail de la chapelle.'],
    ['without what others did', AT_WORK, 'Second on the crane for the atrium panes.'],
    ['as denied', AT_WORK, 'Kept the daily sheet of the lorry, with no repairs.'],
    [
      'as being learned',
      'letter',
      'I have been learning fused glass in an evening course since September 2026.',
    ],
    ['as a part', AT_WORK, 'Cut four of the nine church windows of St. Alban.'],
    ['as run out', 'letter', 'My working at height certificate ran out in May 2022.'],
  ])('is allowed %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});
