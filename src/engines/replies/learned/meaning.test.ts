import { describe, expect, it } from 'vitest';
import type { LinearModel } from '#engines/classifier/index.ts';
import { ANSWERS, type Answer, type Likelihoods } from './likelihood.ts';
import { likelihoodsByBoth, likelihoodsByMeaning, meaningText, softMaximum, telling } from './meaning.ts';

const line = (written: string) => ({ written, read: written.toLowerCase() });
const zeros = ANSWERS.map(() => 0);
/** A model for which the first number of a sentence speaks for a refusal and the second for an interview. */
const model: LinearModel = {
  labels: ANSWERS,
  bias: zeros,
  unknownScale: 0,
  rows: new Map([
    ['sentence vector 0', { scale: 1, classes: [ANSWERS.indexOf('rejected')], weights: [5] }],
    ['sentence vector 1', { scale: 1, classes: [ANSWERS.indexOf('interview')], weights: [5] }],
  ]),
};
const vectors = new Map([
  ['Hello', [0, 0]],
  ['We chose Bea', [1, 0]],
  ['It rained', [0, 0]],
  ['Come on Monday', [0, 1]],
]);
const read = (told: string[]) => likelihoodsByMeaning(told.map(line), true, { model, vectors });
const likeliest = (likely: Likelihoods | null): Answer | undefined =>
  ANSWERS.toSorted((one, other) => (likely?.[other] ?? 0) - (likely?.[one] ?? 0))[0];
const likely = (answer: Answer, chance: number): Likelihoods => ({
  received: 0,
  interview: 0,
  assessment: 0,
  offer: 0,
  rejected: 0,
  'info-request': 0,
  noise: 1 - chance,
  [answer]: chance,
});

describe('the meaning of a mail', () => {
  it('is what the one sentence says that decides, however many stand around it', () => {
    expect(likeliest(read(['Hello', 'We chose Bea']))).toBe('rejected');
    expect(
      likeliest(read(['Hello', 'It rained', 'It rained', 'It rained', 'We chose Bea', 'It rained'])),
    ).toBe('rejected');
    expect(likeliest(read(['Hello', 'It rained', 'Come on Monday']))).toBe('interview');
  });

  it('is the subject’s where nothing else is said', () => {
    expect(likeliest(read(['We chose Bea']))).toBe('rejected');
  });

  it('is not known where a vector is missing', () => {
    expect(read(['Hello', 'We chose Bea', 'Unmet'])).toBeNull();
    expect(read(['Unmet', 'We chose Bea'])).toBeNull();
    expect(likelihoodsByMeaning([], true, { model, vectors })).toBeNull();
  });

  it('is asked of what says something: a calendar part by what it stands for, the end of a long letter not at all', () => {
    expect(meaningText({ written: ' ', read: 'the interview is confirmed' })).toBe(
      'the interview is confirmed',
    );
    expect(telling([line('Hello'), { written: 'RE: x', read: '' }])).toEqual([line('Hello')]);
    expect(telling(Array.from({ length: 500 }, () => line('Hello')))).toHaveLength(60);
  });
});

describe('a soft maximum', () => {
  it('lies between the mean and the greatest', () => {
    expect(softMaximum([1, 1, 1])).toBeCloseTo(1);
    expect(softMaximum([0, 3])).toBeGreaterThan(1.5);
    expect(softMaximum([0, 3])).toBeLessThan(3);
  });
});

describe('words and meaning together', () => {
  it('are surer than either where they agree, and less sure where they do not', () => {
    expect(likelihoodsByBoth(likely('offer', 0.8), likely('offer', 0.8)).offer).toBeGreaterThan(0.9);
    expect(likelihoodsByBoth(likely('offer', 0.8), likely('offer', 0.2)).offer).toBeCloseTo(0.5);
  });

  it('take no answer for impossible', () => {
    const both = likelihoodsByBoth(likely('offer', 1), likely('rejected', 1));
    expect(ANSWERS.reduce((sum, answer) => sum + both[answer], 0)).toBeCloseTo(1);
  });
});
