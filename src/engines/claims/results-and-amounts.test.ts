import { describe, it } from 'vitest';
import { rule } from '#testing/gate/port-planner.ts';

const AT_WORK = 'work[0].highlights';

describe('a result', () => {
  it('is told of no more people than the fact tells it of', () => {
    rule('reach notOfThis', {
      refused: [
        [AT_WORK, 'The team’s turnaround estimate was off by 14 minutes in 2025.'],
        [AT_WORK, 'Port-wide plan accuracy of 97.2% in 2024.'],
      ],
      allowed: [[AT_WORK, 'My own turnaround estimate was off by 14 minutes in 2025.']],
    });
  });

  it('is none that nobody recorded, at the head of a sentence or said of its things at the end', () => {
    rule('causal notOfThis', {
      refused: [
        [AT_WORK, 'Brought fender costs down, ordering within a budget of $9,000 each month.'],
        [AT_WORK, 'Load plans for ships of up to 300 metres, all of which sailed on the hour.'],
      ],
      allowed: [[AT_WORK, 'Ordered fenders each month within a budget of $9,000.']],
    });
  });

  it('went up each year, or was the most of all, where its amounts say so', () => {
    rule('reach notOfThis', {
      refused: [
        [AT_WORK, 'The number of berths filled rose each year from 61 in 2022.'],
        [AT_WORK, '2024 was the strongest year, with 70 berths filled.'],
      ],
      allowed: [[AT_WORK, '2023 was the strongest with 74 berths filled.']],
    });
  });

  it('of a part is none of the whole, whatever it is measured in', () => {
    rule('unit', {
      refused: [[AT_WORK, 'Surveyed the 40 km north quay.']],
      allowed: [[AT_WORK, 'Surveyed 12 of the 40 km of north quay.']],
    });
  });
});

describe('an amount', () => {
  it('may be told by its bound, its rest, its range, another period, or as one of us', () => {
    rule('number', {
      refused: [
        [AT_WORK, 'Plan errors of 2.1% at my desk in 2024.'],
        [AT_WORK, 'Around 70 manifests checked a day.'],
        [AT_WORK, 'Over a year, around 3,000 tariffs entered.'],
        [AT_WORK, 'Cold store kept at 16 degrees below zero.'],
        [AT_WORK, 'There are seven of us keeping the berth log.'],
      ],
      allowed: [
        [AT_WORK, 'Load plans for ships, 300 metres at the longest.'],
        [AT_WORK, 'Plan errors of 2.8% at my desk in 2024.'],
        [AT_WORK, 'Around 100 manifests checked a day.'],
        [AT_WORK, 'Over a year, around 2,400 tariffs entered.'],
        [AT_WORK, 'Cold store kept at 18 degrees below zero.'],
        [AT_WORK, 'There are six of us keeping the berth log.'],
      ],
    });
  });

  it('of years has the unit of those before it', () => {
    rule('number', {
      refused: [['summary', 'Just over twelve years of work: nine in freight, then five as a port planner.']],
      allowed: [
        ['summary', 'Just over twelve years of work: seven in freight, then five as a port planner.'],
      ],
    });
  });
});
