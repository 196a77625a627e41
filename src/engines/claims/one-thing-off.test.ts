import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';

const resume = {
  basics: { name: 'Odile Varga', label: 'Curator' },
  work: [
    {
      name: 'Larkfield Lamp Museum',
      position: 'Assistant Curator',
      startDate: '2020-03',
      highlights: [
        'Wrote labels for a county fair.',
        'Guide 10 to 15 school groups a month.',
        'Keep 240 lamps in two stores, of which 90 are gas lamps.',
        'Work with the conservator on the lamp survey.',
        'Visits went from 900 to 1,200 after the town built a bus stop.',
        'Count tickets weekly.',
        'Write about 25 letters a month.',
        'Clean 4 cabinets a week.',
      ],
    },
    {
      name: 'Northway Hotel',
      position: 'Porter',
      startDate: '2017-01',
      endDate: '2020-01',
      highlights: ['Carried luggage for 40 rooms.'],
    },
  ],
  certificates: [{ name: 'Lamp Restorer Certificate', issuer: 'Lamp Guild', date: '2021-05' }],
  languages: [{ language: 'Danish', fluency: 'Reading only' }],
};
const isAllowed = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, target, text, today: '2026-11-01' }).allowed;

describe('a text that is off by one thing', () => {
  it.each([
    ['one told as several', 'work[0].highlights', 'Wrote labels for county fairs.'],
    ['the most of a range passed', 'letter', 'I guide 15 school groups or more a month.'],
    ['a sum told of each', 'work[0].highlights', 'Keep 240 lamps in each of two stores.'],
    ['a kind of a part told of all', 'work[0].highlights', 'Keep 240 gas lamps in two stores.'],
    ['a share told as the whole', 'work[0].highlights', 'Carried out the lamp survey.'],
    ["another's change told as an action", 'work[0].highlights', 'Raised visits from 900 to 1,200.'],
    ['another period', 'work[0].highlights', 'Count tickets biweekly.'],
    ['an action told as done alone', 'work[0].highlights', 'Count tickets weekly on my own.'],
    ['a title without what lowers it', 'work[0]', 'Curator, Larkfield Lamp Museum'],
    ['another job by its first name', 'letter', 'At Larkfield I carried luggage for 40 rooms.'],
    ['another way to have a language', 'languages', 'Danish: spoken'],
    ['another thing counted', 'work[0].highlights', 'Keep 240 steamships in two stores.'],
    ['a number of other things by another period', 'work[0].highlights', 'Clean 300 cabinets a year.'],
    ['a date of a job told of a certificate', 'letter', 'I got my lamp restorer certificate in 2017.'],
    [
      'a longer time than since it was given',
      'letter',
      'I have held a lamp restorer certificate for nine years.',
    ],
  ])('is refused: %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    ['work[0].highlights', 'Wrote labels for a county fair.'],
    ['letter', 'I guide at least ten school groups a month.'],
    ['work[0].highlights', 'Keep 240 lamps in two stores.'],
    ['work[0].highlights', 'Take part in the lamp survey with the conservator.'],
    ['work[0]', 'Assistant Curator, Larkfield Lamp Museum'],
    ['letter', 'At Northway I carried luggage for 40 rooms.'],
    ['languages', 'Danish (reading)'],
    ['work[0].highlights', 'Write some 300 letters each year.'],
    ['work[0].highlights', 'Clean about 200 cabinets every year.'],
    ['letter', 'I got my lamp restorer certificate in 2021.'],
    ['letter', 'I have held a lamp restorer certificate for five years.'],
  ])('stands with that thing right, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});
