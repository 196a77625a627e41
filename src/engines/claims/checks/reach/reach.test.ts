import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const AT_WORK = 'work[0].highlights';
const rule = ruleFor({
  basics: { label: 'Court clerk' },
  work: [
    {
      name: 'Northgate Court',
      position: 'Court Clerk',
      startDate: '2020-04',
      highlights: [
        'Filed 40 motions a day.',
        'Wrote two chapters of the registry handbook.',
        'Prepared a draft contract for the registrar.',
        'Recorded hearings at a county court.',
        'Carried exhibits to 3 courtrooms each morning.',
        'Swore in witnesses weekly.',
        'Closed 12 of 13 estates.',
        'Closed 5 of 13 appeals.',
      ],
    },
  ],
});

describe('what a fact tells', () => {
  it('is told of no more than it is of: not of all, each, or a whole region', () => {
    rule('reach notOfThis (?:all|every|each|toutes|province)', {
      refused: [
        [AT_WORK, 'Filed all motions.'],
        ['letter', 'I recorded every hearing at a county court.'],
        [AT_WORK, 'Filed 40 motions a day across the province.'],
        [AT_WORK, 'Déposé toutes les requêtes.'],
      ],
      allowed: [
        [AT_WORK, 'Filed 40 motions each day.'],
        [AT_WORK, 'Carried exhibits to 3 courtrooms every morning.'],
      ],
    });
  });

  it('is told of nearly all where nearly all were done, and not where a few were', () => {
    rule('reach notOfThis all', {
      refused: [[AT_WORK, 'Closed nearly all appeals.']],
      allowed: [[AT_WORK, 'Closed nearly all estates.']],
    });
  });

  it('is not told of the whole of which it was a part', () => {
    rule('reach ofPart Wrote', {
      refused: [[AT_WORK, 'Wrote the registry handbook.']],
      allowed: [[AT_WORK, 'Wrote chapters of the registry handbook.']],
    });
  });

  it('is not told of the thing of which it was the draft', () => {
    rule('reach ofPart contract', {
      refused: [[AT_WORK, 'Prepared a contract for the registrar.']],
      allowed: [[AT_WORK, 'Prepared the draft of a contract for the registrar.']],
    });
  });

  it('is not told of several where it was one, nor of one where it was several', () => {
    rule('reach one courts', {
      refused: [[AT_WORK, 'Recorded hearings at county courts.']],
      allowed: [[AT_WORK, 'Recorded hearings at a county court.']],
    });
    rule('number several courtroom', {
      refused: [[AT_WORK, 'Carried exhibits to one courtroom each morning.']],
      allowed: [[AT_WORK, 'Carried exhibits to three courtrooms each morning.']],
    });
  });

  it('comes round as often as it did', () => {
    rule('reach (?:notOfThis daily|howOften)', {
      refused: [
        [AT_WORK, 'Swore in witnesses daily.'],
        [AT_WORK, 'Recorded hearings at a county court every month.'],
      ],
      allowed: [[AT_WORK, 'Swore in witnesses every week.']],
    });
  });

  it('was done in no manner that it does not tell: alone, on time, within a budget', () => {
    rule('reach notOfThis (?:unassisted|on time|under budget|en autonomie)', {
      refused: [
        [AT_WORK, 'Filed 40 motions a day, unassisted.'],
        [AT_WORK, 'Filed 40 motions a day on time.'],
        ['letter', 'I filed 40 motions a day under budget.'],
        [AT_WORK, 'Déposé 40 requêtes par jour en autonomie.'],
      ],
      allowed: [[AT_WORK, 'Filed forty motions a day.']],
    });
  });

  it('brought about nothing that it does not tell', () => {
    rule('causal notOfThis', {
      refused: [
        [AT_WORK, 'Swore in witnesses weekly, improving order.'],
        ['letter', 'I swore in witnesses weekly and reduced delays.'],
      ],
      allowed: [['letter', 'I swore in witnesses weekly.']],
    });
  });
});
