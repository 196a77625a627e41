import { describe, expect, it } from 'vitest';
import { learnedModel } from '#testing/learned/learned-model.ts';
import { ANSWERS, likelihoodsOf, tellingSentence } from './likelihood.ts';
import { notionsIn } from './signs.ts';

const model = learnedModel('mail-answers');
/** What was learned from no mail at all. */
const nothing = { labels: ANSWERS, bias: ANSWERS.map(() => 0), unknownScale: 0, rows: new Map() };
const sentence = (written: string) => ({
  written,
  read: written
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
});
describe('signs of a mail', () => {
  it('tell the order of what a sentence speaks of', () => {
    expect(notionsIn(sentence('We chose another candidate'))).toContain('somebodyElse candidate');
    expect(notionsIn(sentence('We chose another candidate'))).not.toContain('candidate somebodyElse');
  });

  it('are the same in both languages', () => {
    const english = notionsIn(sentence('We chose another candidate'));
    const french = notionsIn(sentence('Nous avons choisi une autre candidate'));
    expect([...english].filter((sign) => french.has(sign))).toContain('selection somebodyElse');
  });
});

describe('likelihoods', () => {
  it('are shares of one, and even where nothing is known', () => {
    const shares = likelihoodsOf([{ weight: 1, counts: new Map([['linked', 1]]) }], nothing);
    expect(ANSWERS.reduce((sum, answer) => sum + shares[answer], 0)).toBeCloseTo(1);
    expect(shares.offer).toBeCloseTo(1 / ANSWERS.length);
  });

  it('rest on a sentence that can be quoted', () => {
    const told = [
      sentence('Hello'),
      sentence('Unfortunately we have chosen another candidate.'),
      sentence('Bye'),
    ];
    expect(tellingSentence(told, 'rejected', model).written).toBe(
      'Unfortunately we have chosen another candidate.',
    );
  });
});
