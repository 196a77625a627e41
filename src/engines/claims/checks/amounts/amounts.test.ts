import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const DECK = 'work[0].highlights';
const rule = ruleFor({
  basics: { label: 'Ferry deckhand' },
  work: [
    {
      name: 'Fjord Lines',
      position: 'Deckhand, Level 2',
      startDate: '2020-04',
      highlights: [
        'Loaded 25 to 30 trucks a day.',
        "Worked on one of the line's four ferries.",
        'Sold $86,000 of tickets with a colleague, combined over two seasons.',
        'Crew of 340 people, of whom 90 are engineers.',
        'Trained 410 of the 680 passengers in drills.',
        'Cut fuel use from 14% to 9% of costs.',
        'Bought ropes for 4,000 EUR a year.',
        'Kept a 12 kg anchor and 40 m of chain.',
        'Led one apprentice and two stewards.',
        'Painted up to 60 hatches a month.',
        'Greased 18 winches a week.',
        'Repaired nearly 60 life jackets.',
      ],
    },
    {
      name: 'Harbour Tugs',
      position: 'Trainee Deckhand',
      startDate: '2016-05',
      endDate: '2019-11',
      highlights: ['Spliced 12 lines a shift.'],
    },
  ],
});
const AMOUNT = '(?:number|unit|merged) (?:figureNotHere|ofSomethingElse)';

describe('an amount', () => {
  it('that is the most of a range is not passed', () => {
    rule(`${AMOUNT} 30`, {
      refused: [
        [DECK, 'Loaded 30 trucks or more a day.'],
        [DECK, 'Loaded over 30 trucks a day.'],
      ],
      allowed: [[DECK, 'Loaded at least 25 trucks a day.']],
    });
    rule(`${AMOUNT} 60`, {
      refused: [
        [DECK, 'Painted 60 hatches a month.'],
        [DECK, 'Repaired over 60 life jackets.'],
      ],
      allowed: [[DECK, 'Painted up to 60 hatches a month.']],
    });
  });

  it('of a whole is not told of the one of it that is the person’s', () => {
    rule(`${AMOUNT} four`, {
      refused: [[DECK, 'Worked on four ferries.']],
      allowed: [[DECK, 'Worked on one of four ferries.']],
    });
  });

  it('of several together is not told of each', () => {
    rule(`${AMOUNT} \\$86,000`, {
      refused: [[DECK, 'Sold $86,000 of tickets each with a colleague.']],
      allowed: [[DECK, 'Sold $86,000 of tickets with a colleague over two seasons.']],
    });
  });

  it('of all is not told of the kind or the part that some of it was', () => {
    rule(AMOUNT, {
      refused: [
        [DECK, 'Crew of 340 engineers.'],
        [DECK, 'Trained 680 passengers in drills.'],
        [DECK, 'Led two apprentices.'],
      ],
      allowed: [
        [DECK, 'Crew of 340 people, 90 of them engineers.'],
        [DECK, 'Trained 410 passengers in drills.'],
        [DECK, 'Led two stewards.'],
      ],
    });
  });

  it('that was reached is not told as that by which something changed', () => {
    rule(`${AMOUNT} (?:14|5)%`, {
      refused: [
        [DECK, 'Cut fuel use by 14%.'],
        [DECK, 'Cut fuel use by 5%.'],
      ],
      allowed: [[DECK, 'Cut fuel use by 5 points, to 9% of costs.']],
    });
  });

  it('keeps its currency and its unit', () => {
    rule(AMOUNT, {
      refused: [
        [DECK, 'Bought ropes for 4,000 a year.'],
        [DECK, 'Bought ropes for $4,000 a year.'],
        [DECK, 'Kept a 12 t anchor and 40 m of chain.'],
        [DECK, 'Kept a 12 kg anchor and 40 ft of chain.'],
      ],
      allowed: [
        [DECK, 'Bought ropes for 4 000 € par an.'],
        [DECK, 'Kept a 12 kg anchor and 40 m of chain.'],
      ],
    });
  });

  it('is told by another period only as the calendar has it', () => {
    rule(AMOUNT, {
      refused: [
        [DECK, 'Greased 18 winches a day.'],
        [DECK, 'Greased 216 winches a year.'],
        [DECK, 'Bought ropes for 4,000 euros a month.'],
      ],
      allowed: [
        [DECK, 'Greased 18 winches weekly.'],
        [DECK, 'Greased about 900 winches a year.'],
      ],
    });
  });

  it('that belongs to a name is that of the name', () => {
    rule(`${AMOUNT} 3`, {
      refused: [['work[0]', 'Deckhand, Level 3, Fjord Lines']],
      allowed: [['work[0]', 'Deckhand, Level 2, Fjord Lines']],
    });
  });
});

describe('a length of service', () => {
  it('is no longer than the dates say, to the month', () => {
    rule(AMOUNT, {
      refused: [
        ['letter', 'I have been with Fjord Lines for seven years.'],
        ['letter', 'I spent four years with Harbour Tugs.'],
        ['letter', 'I have been with Fjord Lines for more than seven years.'],
        ['letter', 'Je travaille chez Fjord Lines depuis sept ans.'],
      ],
      allowed: [
        ['letter', 'I have been with Fjord Lines for six years.'],
        ['letter', 'I have been with Fjord Lines for nearly seven years.'],
        ['letter', 'I spent three and a half years with Harbour Tugs.'],
      ],
    });
  });
});
