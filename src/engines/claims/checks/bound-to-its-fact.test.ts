import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const resume = {
  basics: { name: 'Ines Korhonen', label: 'Ferry Officer' },
  work: [
    {
      name: 'Skerry Line',
      position: 'Head Deck Officer',
      startDate: '2021-05',
      highlights: [
        'Stand watch on a 90-metre passenger ferry, under the captain.',
        'Took 7 cadets to the 2024 rescue trials: one gold certificate, in the boat race.',
        'Teach cadets aged 16 to 19 the lights of buoys.',
        'Cut loading time from 48 to 30 minutes a trip after marking the lanes with a stevedore.',
        'Stow frozen cargo in 12 holds.',
        'Docked in 2023 without losing a sailing day.',
        'Helped the purser with a crew of twenty, three mornings a week.',
        'The line won the Baltic Safety Shield in 2022.',
        'Brought the fuel bill from €900 to €700 a month.',
        'Sold souvenirs worth €84,000 in 2025.',
      ],
    },
    {
      name: 'Marsh Boatyard',
      position: 'Boat Painter',
      startDate: '2014-02',
      endDate: '2017-08',
      highlights: ['Painted hulls of 9 boats a season.', 'Sanded decks.'],
    },
  ],
  volunteer: [],
  skills: [{ name: 'Ship', keywords: ['Radar', 'Cargo stowage'] }],
};
const posting = {
  title: 'Chief Mate',
  company: 'Northern Ferries',
  description: 'You know dynamic positioning and hold a tanker endorsement.',
};
const isAllowed = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, posting, target, text, today: '2026-11-01' }).allowed;

describe('what is bound to its fact', () => {
  it.each([
    [
      'all of those counted told of what one had',
      'All seven cadets taken to the 2024 rescue trials won a certificate.',
    ],
    ['another thing put in the place of the fact’s', 'Stow frozen cargo in 12 trailers.'],
    ['a quality put in the place of the fact’s', 'Stand watch on a 90-metre livestock ferry.'],
    ['another period before the fact goes on', 'Cut loading time from 48 to 30 minutes a week.'],
    ['a second action beside a true one', 'Teach and examine cadets aged 16 to 19.'],
    [
      'what a fact does not deny told as done without',
      'Stand watch on a 90-metre passenger ferry without supervision.',
    ],
    ['a difference by another period', 'Saved €200 a week on fuel.'],
  ])('is refused where it is not so: %s', (_, text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(false);
  });

  it.each([
    ['a count told in the other language', 'En 2024, j’ai emmené seize cadets aux rescue trials.'],
    ['what the house was given', 'My work earned me the Baltic Safety Shield in 2022.'],
    ['work since a year after which there was none', 'I have worked around boats since 2014.'],
    [
      'a deed that nothing but a stray word of a fact is near',
      'I have written sixty poems about boats and their captains.',
    ],
    ['a habit told as if it were a feeling', 'Every week I go through the accounts of the village shop.'],
  ])('is refused in a letter: %s', (_, text) => {
    expect(isAllowed('letter', text)).toBe(false);
  });

  it('is a title with what says of which part it is the head', () => {
    expect(isAllowed('work[0]', 'Head Officer, Skerry Line')).toBe(false);
    expect(isAllowed('work[0]', 'Head Deck Officer, Skerry Line')).toBe(true);
  });

  it.each([
    ['a smaller number of those counted', 'Took seven cadets to the rescue trials in 2024.'],
    ['the fact shortened', 'Cut loading time from 48 to 30 minutes a trip.'],
    [
      'a change in brackets beside its difference',
      'Took 18 minutes out of loading each trip (48 down to 30).',
    ],
    ['two numbers in words beside a comma', 'Helped out with a crew of twenty, three mornings a week.'],
    ['a denial in other words', 'Docked in 2023 with no sailing day lost.'],
    ['an age with its unit in French', 'Enseigne aux cadets de 16 à 19 ans les feux des bouées.'],
  ])('is allowed in other words: %s', (_, text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(true);
  });

  it.each([
    [
      'a length of time with a half in French',
      'J’ai peint des coques pendant trois ans et demi chez Marsh Boatyard.',
    ],
    ['a year that limits what is told', 'In 2025 alone I sold souvenirs worth over €80,000.'],
    [
      'a gap with the wish to fill it',
      'A tanker endorsement is something I do not hold, though I would gladly take the course.',
    ],
    [
      'a tool of the posting that is still to be learned',
      'I have used radar so far and would learn dynamic positioning.',
    ],
    ['the house by its name', 'The line I work for won the Baltic Safety Shield in 2022.'],
    ['work since a year that still goes on', 'I have stood watch on ferries since 2021.'],
  ])('is allowed in a letter: %s', (_, text) => {
    expect(isAllowed('letter', text)).toBe(true);
  });
});
