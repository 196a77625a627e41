import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const isAllowed = (fact: string, text: string, beside: readonly string[] = []): boolean =>
  checkClaims({
    profile: {
      resume: {
        work: [
          { name: 'Larkfield', position: 'Planner', startDate: '2021-01', highlights: [fact, ...beside] },
        ],
      },
      facts: [],
    },
    target: 'work[0].highlights',
    text,
    today: '2026-11-01',
  }).allowed;

describe('an amount that is retold', () => {
  it.each([
    ['Warranty returns: 3 of those 72 boats.', '3 warranty returns of 72 boats, about 4 %.'],
    ['Reported 23 defects, 19 of which were repaired.', '23 defects reported, about four in five repaired.'],
    ['Trained 5 interns, 6 weeks each.', 'Trained 5 interns, 30 weeks in all.'],
    [
      'Cycle counts on 900 locations, each counted 4 times a year.',
      '3,600 cycle counts on locations a year.',
    ],
    ['Minutes of the board, 6 meetings a year, from 2017 to 2019.', 'Minutes of 18 meetings of the board.'],
    [
      'Departures in the team: 6 in 2024, 3 in 2025.',
      'Nine departures in the team in two years, 2024 and 2025.',
    ],
    ['Lead two crews of 8 and 6 people.', 'Lead 14 people in two crews.'],
    ['Three of us kept the ledgers of 40 shops.', 'One of three clerks who kept the ledgers of 40 shops.'],
    ['On était 5 pour les plans de la cour.', 'L’une des cinq personnes pour les plans de la cour.'],
    ['Help people fill in the N-400.', 'Help fill in N-400 applications.'],
    ['Looked after 22 cows and 14 calves.', 'Looked after 36 cows and calves.'],
    ['Trained 40 people in 2023 and 24 in 2024.', '64 people trained in all over two years.'],
    ['Answer about 15 requests a month.', 'Answer some 180 requests a year.'],
    ['Covered 190,000 km a year.', 'Covered close to 16,000 km a month.'],
    ['Worked with one apprentice on 64 seats.', '64 seats with 1 apprentice.'],
    ['Seats covered in 7 weeks.', 'Seats covered in under 2 months.'],
    [
      'Checking went from 6 hours to 40 minutes a week.',
      'Checking fell from six hours a week to 40 minutes.',
    ],
  ])('follows from “%s”: “%s”', (fact, text) => {
    expect(isAllowed(fact, text)).toBe(true);
  });

  it.each([
    ['Offcuts went from 14% to 9% of metres.', 'Offcuts of metres down 14%.'],
    ['Fit tests: 410 of the 680 workers.', 'Fit tests of the 680 workers.'],
    ['Trained 5 interns, 6 weeks each.', 'Trained 5 interns, 36 weeks in all.'],
    ['Lead two crews of 8 and 6 people.', 'Lead 15 people in two crews.'],
    ['Three of us kept the ledgers of 40 shops.', 'One of four clerks who kept the ledgers of 40 shops.'],
    ['Four of us kept the ledgers of 40 shops.', 'Managed a team of four for the ledgers of 40 shops.'],
    ['Help people fill in the N-400.', 'Help fill in N-600 applications.'],
    ['Trained 40 people in 2023 and 24 in 2024.', '64 people trained in all over nine years.'],
    ['Second author on four papers, first author on two.', 'First author on six papers.'],
    ['Answer 25 to 30 calls a week.', 'Answer 55 calls a week.'],
    // Who repeats a fact word for word repeats its number, its period and its year.
    ['Wrote about 60 reports for the youth court.', 'Wrote about 63 reports for the youth court.'],
    ['Sold 210 memberships of the club in 2021.', 'Sold 210 memberships of the club in 2022.'],
    [
      'Prepare twenty files for the two notaries a month.',
      'Prepare twenty files for the two notaries a day.',
    ],
  ])('does not follow from “%s”: “%s”', (fact, text) => {
    expect(isAllowed(fact, text)).toBe(false);
  });

  it('is worked out of two facts of one job: so many for each of those that another counts', () => {
    const beside = ['Leads 14 agents.'];
    expect(
      isAllowed(
        'Listens to 5 calls per agent per month.',
        'Listens to 70 calls a month, of 14 agents.',
        beside,
      ),
    ).toBe(true);
    expect(
      isAllowed(
        'Listens to 5 calls per agent per month.',
        'Listens to 90 calls a month, of 14 agents.',
        beside,
      ),
    ).toBe(false);
  });
});

describe('an amount that is told as under another one', () => {
  it('is refused where it was that much or more', () => {
    expect(isAllowed('Answered 28 calls a week.', 'Answered under 30 calls a week.')).toBe(true);
    expect(isAllowed('Answered 35 calls a week.', 'Answered under 30 calls a week.')).toBe(false);
  });
});
