import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const isAllowed = (facts: readonly string[], text: string, target = 'work[0].highlights'): boolean =>
  checkClaims({
    profile: {
      resume: {
        work: [
          { name: 'Larkfield', position: 'Baker', startDate: '2021-01', highlights: facts },
          {
            name: 'Mill Lane Hotel',
            position: 'Receptionist',
            startDate: '2017-01',
            endDate: '2020-12',
            highlights: ['Served guests at the desk by day.'],
          },
        ],
      },
      facts: [],
    },
    target,
    text,
    today: '2026-11-01',
  }).allowed;

describe('an amount by a period', () => {
  it.each([
    ['Baked 450 rolls each morning, six mornings a week.', 'Baked 2,700 rolls a week.'],
    ['Baked 84 wedding cakes in 2025.', 'Baked an average of seven wedding cakes a month in 2025.'],
    [
      'Paid weekly wages to 310 bakers and monthly salaries to 45 clerks.',
      'Paid salaries to 45 clerks every month.',
    ],
    ['Repaired 7 km of fence in the winter of 2015.', 'Repaired over four miles of fence in one winter.'],
    ['Taught bread on Tuesday and Thursday.', 'Taught bread twice a week.'],
  ])('may be told: “%s” as “%s”', (fact, text) => {
    expect(isAllowed([fact], text)).toBe(true);
  });

  it.each([
    ['Baked 450 rolls each morning, six mornings a week.', 'Baked 2,700 rolls every morning.'],
    ['Baked 84 wedding cakes in 2025.', 'Baked an average of 84 wedding cakes a month in 2025.'],
    ['Baked 84 wedding cakes in 2025.', 'Baked seven wedding cakes in 2025.'],
    [
      'Paid weekly wages to 310 bakers and monthly salaries to 45 clerks.',
      'Paid salaries to 45 clerks every week.',
    ],
    ['Taught bread on Tuesday and Thursday.', 'Taught bread three times a week.'],
    ['Taught bread on Tuesday and Thursday.', 'Taught bread twice a day.'],
  ])('may not be told: “%s” as “%s”', (fact, text) => {
    expect(isAllowed([fact], text)).toBe(false);
  });
});

describe('a share', () => {
  it.each([
    ['Served 60 guests, 45 of them over 75.', 'Three out of four guests served were over 75.'],
    ['Filled 350 customer orders a month, 70 of them online.', 'One customer order out of five was online.'],
  ])('may be told of a small whole: “%s” as “%s”', (fact, text) => {
    expect(isAllowed([fact], text)).toBe(true);
  });

  it('may not be told of another whole', () => {
    expect(
      isAllowed(['Served 60 guests, 45 of them over 75.'], 'Four out of five guests were over 75.'),
    ).toBe(false);
  });
});

describe('the number of a form', () => {
  const facts = ['Helped people to fill in the N-400 on four Saturdays a year.'];

  it('is no amount, and stands as it is', () => {
    expect(isAllowed(facts, 'Helped people to fill in the N-400.')).toBe(true);
  });

  it('is not that of another form', () => {
    expect(isAllowed(facts, 'Helped people to fill in the N-600.')).toBe(false);
  });
});

describe('the unit of a change', () => {
  const facts = ['Time to the first order 41 days in 2019, 38 days in 2025.'];

  it('holds beyond what stands in brackets', () => {
    expect(isAllowed(facts, 'Time to the first order: 41 days (2019) to 38 (2025).')).toBe(true);
  });

  it('does not make another amount true', () => {
    expect(isAllowed(facts, 'Time to the first order: 41 days (2019) to 28 (2025).')).toBe(false);
  });
});

describe('a time of the clock', () => {
  it('may be told as half of an hour', () => {
    expect(isAllowed(['Worked from 03:30 to 11:30.'], 'Worked from half past three to half eleven.')).toBe(
      true,
    );
  });

  it('is not the hour before', () => {
    expect(isAllowed(['Worked from 03:30 to 11:30.'], 'Worked from half past three to half ten.')).toBe(
      false,
    );
  });
});

describe('a length of time', () => {
  const facts = ['Baked bread on nights.'];

  it.each(['More than nine years of work altogether.', 'More than five years on nights.'])(
    'may be told of the jobs that it is of: “%s”',
    (text) => {
      expect(isAllowed(facts, text, 'summary')).toBe(true);
    },
  );

  it('may not be told of all jobs where some alone say what it is of', () => {
    expect(isAllowed(facts, 'More than nine years on nights.', 'summary')).toBe(false);
  });
});
