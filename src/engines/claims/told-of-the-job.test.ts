import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const RESUME = {
  basics: { label: 'Quality technician' },
  work: [
    {
      name: 'Fromagerie Trois Monts',
      position: 'Technicienne principale au contrôle de la qualité',
      startDate: '2022-03',
      highlights: ['Encadre 2 techniciennes et 1 stagiaire.'],
    },
    {
      name: 'Northlight Offshore',
      position: 'Wind Turbine Technician',
      location: 'Grimsby',
      startDate: '2018-09',
      endDate: '2021-01',
      highlights: ['Annual services on Vestas V164 turbines.', 'Supervised one apprentice on night shifts.'],
    },
    {
      name: 'Viandes Bellerive inc.',
      position: 'Commis au contrôle de la qualité',
      startDate: '2016-05',
      endDate: '2018-08',
      highlights: ['Prise de la température des chambres froides.'],
    },
    {
      name: 'Hilltop Hotel',
      position: 'Night Auditor',
      startDate: '2014-01',
      endDate: '2016-04',
      highlights: ['Closed the books of 120 rooms.'],
    },
  ],
};

const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume: RESUME, facts: [] }, target, text, today: '2026-11-15' }).allowed;

describe('an employer', () => {
  it.each([
    'I worked for Vestas out of Grimsby from 2018 to 2021.',
    'At Vestas I serviced turbines.',
    'I left Vestas in 2021.',
    'Employed by Vestas from 2018 to 2021, I serviced turbines.',
  ])('is no name that the facts have for something else: %s', (text) => {
    expect(isAllowed('letter', text)).toBe(false);
  });

  it.each([
    'I worked for Northlight Offshore from 2018 to 2021.',
    'I worked on Vestas turbines out of Grimsby from 2018 to 2021.',
  ])('is told by its own: %s', (text) => {
    expect(isAllowed('letter', text)).toBe(true);
  });
});

describe('a title', () => {
  it.each([
    ['work[2]', 'Technicienne au contrôle de la qualité, Viandes Bellerive inc., 2016-2018'],
    ['work[2]', 'Inspectrice au contrôle de la qualité, Viandes Bellerive inc.'],
    ['letter', 'Supervisor at Northlight Offshore until 2021, I serviced Vestas turbines.'],
    [
      'letter',
      "Superviseure du contrôle de la qualité à la Fromagerie Trois Monts depuis 2022, j'encadre un stagiaire.",
    ],
  ])('is that of its job, whatever its facts say was done there, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    ['work[2]', 'Commis au contrôle de la qualité, Viandes Bellerive inc., 2016-2018'],
    ['letter', 'A wind turbine technician at Northlight Offshore until 2021, I serviced Vestas turbines.'],
    [
      'letter',
      "Technicienne principale au contrôle de la qualité à la Fromagerie Trois Monts depuis 2022, j'encadre un stagiaire.",
    ],
  ])('stands where it is the one held, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});

describe('two things told as done at the same time', () => {
  it('are of jobs that went on together, in whatever order the words stand', () => {
    const text =
      'I serviced turbines at Northlight Offshore and closed the books of Hilltop Hotel at the same time.';
    expect(isAllowed('letter', text)).toBe(false);
  });
});
