import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';

const resume = {
  basics: {
    name: 'Ottilie Brandvold',
    label: 'Deckhand',
    summary:
      'Deckhand on car ferries. Working towards the Limited Tonnage certificate since March 2026; not finished yet. The deck crew received the harbour safety prize in 2024.',
  },
  work: [
    {
      name: 'Skerry Ferries',
      position: 'Deckhand',
      startDate: '2021-04',
      highlights: [
        'Cut loading time from 30 to 22 minutes in 2024 by marking lanes with chalk the night before.',
        'Inspected nearly 40 life rafts with two colleagues.',
        'Kept a cash float of up to $400 a day, with no losses in 2023.',
        'Loaded 5,200 cars in 2025 as one of a team of five.',
        'Took part in the team that introduced paperless tickets in 2022.',
        'Covered for the chief mate twice in 2024.',
      ],
    },
    {
      name: 'Tidewell Rigging Yard',
      position: 'Rigger',
      startDate: '2016-02',
      endDate: '2021-03',
      highlights: ['Spliced rope for 12 trawlers.'],
    },
    {
      name: 'Larkfield Cannery',
      position: 'Packer',
      startDate: '2014-06',
      endDate: '2016-01',
      highlights: ['Packed herring on the early line.'],
    },
  ],
};
const posting = { title: 'Bosun', company: 'Northreach Lines', description: 'Wanted for our coastal route.' };
const isAllowed = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, posting, target, text, today: '2026-11-01' }).allowed;

const FERRY = 'work[0].highlights';

describe('what is told of a fact and is not bound to it', () => {
  it.each([
    [
      'means that are not its own',
      FERRY,
      'Cut loading time from 30 to 22 minutes in 2024 through a booking tablet.',
    ],
    [
      'an effect on something else',
      FERRY,
      'Cut loading time from 30 to 22 minutes in 2024, reducing complaints from drivers.',
    ],
    [
      'an outcome in any verb',
      FERRY,
      'Cut loading time from 30 to 22 minutes in 2024, which let us sell more snacks.',
    ],
    ['the number that was nearly reached', FERRY, 'Inspected 40 life rafts with two colleagues.'],
    [
      'a length of time for a year',
      FERRY,
      'Kept a cash float of up to $400 a day with no losses in five years.',
    ],
    ['the person for a team', FERRY, 'Loaded 5,200 cars myself in 2025.'],
    ['a credential somebody is on the way to', 'summary', 'Deckhand with a Limited Tonnage certificate.'],
    ['the title of whom the person stood in for', 'summary', 'Chief mate of a car ferry.'],
    ['the title of another job', 'letter', 'At Tidewell Rigging Yard I was a deckhand.'],
    ['a prize of the crew', 'letter', 'The harbour safety prize of 2024 was given to me.'],
    [
      'work at whom the letter is written to',
      'letter',
      'As bosun at Northreach Lines I spliced rope for 12 trawlers.',
    ],
    [
      'years that all jobs together do not make',
      'summary',
      'A little over fourteen years in a cannery, in a rigging yard and on a ferry.',
    ],
  ])('is refused: %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    [
      'its means in other words',
      FERRY,
      'Cut loading time from 30 to 22 minutes in 2024 by chalking the lanes the night before.',
    ],
    ['a number with its bound', FERRY, 'Inspected nearly 40 life rafts with two colleagues.'],
    ['its year', FERRY, 'Kept a cash float of up to $400 a day with no losses in 2023.'],
    ['its team', FERRY, 'One of a team of five, loaded 5,200 cars in 2025.'],
    [
      'what a team brought in, and not down',
      FERRY,
      'Was one of the team that brought in paperless tickets in 2022.',
    ],
    ['a credential as under way', 'letter', 'I am working towards the Limited Tonnage certificate.'],
    ['the title held there', 'letter', 'At Tidewell Rigging Yard I was a rigger.'],
    ['a prize as the crew’s', 'letter', 'The deck crew received the harbour safety prize in 2024.'],
    [
      'how long, and nothing at the same time',
      'summary',
      'Rigger during five years, then deckhand at Skerry Ferries.',
    ],
    [
      'the post that is applied for',
      'letter',
      'For the Bosun post at Northreach Lines I would point to the 12 trawlers that I spliced rope for.',
    ],
    [
      'the years of all jobs together',
      'summary',
      'A little over twelve years in a cannery, in a rigging yard and on a ferry.',
    ],
  ])('stands where it is bound: %s', (_, target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});
