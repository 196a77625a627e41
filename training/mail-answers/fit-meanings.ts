import { vectorFeature, type LinearModel } from '#engines/classifier/index.ts';
import { ANSWERS } from '#engines/replies/learned/likelihood.ts';
import {
  LINKED,
  meanOf,
  meantBy,
  partFeature,
  PARTS,
  SHARPNESS,
  type Meanings,
} from '#engines/replies/learned/meaning.ts';
import { leastLoss } from '#training/adam.ts';
import type { Example } from './fit.ts';

const STEPS = 80;
/** Pulls weights to 0 (L2), chosen with whole manners left out. */
const RIDGE = 2;
/** What the parts of a mail count beside each other, chosen in the same way. */
const COUNTS = { sentence: 2, mean: 2, subject: 1 } as const;
/** Digits of the weights that are kept. */
const DIGITS = 3;
const KINDS = ANSWERS.length;

/** Mails as rows of numbers: sentences one after the other, and what is said of each mail as a whole. */
interface Bag {
  answer: number;
  times: number;
  sentences: readonly Float64Array[];
  /** Mean, subject, whether it is linked, and 1. */
  whole: Float64Array;
}

function bagOf({ read, answer, times }: Example, vectors: Meanings['vectors']): Bag[] {
  const meant = meantBy(read.lines, read.linked, vectors);
  if (meant === null) return [];
  const mean = meanOf(meant.sentences);
  const subject = meant.subject ?? mean.map(() => 0);
  return [
    {
      answer: ANSWERS.indexOf(answer),
      times,
      sentences: meant.sentences.map((vector) =>
        Float64Array.from(vector, (value) => value * COUNTS.sentence),
      ),
      whole: Float64Array.from([
        ...mean.map((value) => value * COUNTS.mean),
        ...Array.from(subject, (value) => value * COUNTS.subject),
        read.linked ? 1 : 0,
        1,
      ]),
    },
  ];
}

/** Adds to `scores` what some numbers say by the weights from `start` on. The loops are plain: they are nearly all of the work. */
function addScores(numbers: Float64Array, weights: Float64Array, start: number, scores: Float64Array): void {
  for (let place = 0; place < numbers.length; place += 1) {
    const value = numbers[place] ?? 0;
    const from = start + place * KINDS;
    for (let kind = 0; kind < KINDS; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (weights[from + kind] ?? 0);
  }
}

/** Adds to the slope of those weights what some numbers push by. */
function addPushes(numbers: Float64Array, pushes: Float64Array, start: number, slope: Float64Array): void {
  for (let place = 0; place < numbers.length; place += 1) {
    const value = numbers[place] ?? 0;
    const from = start + place * KINDS;
    for (let kind = 0; kind < KINDS; kind += 1)
      slope[from + kind] = (slope[from + kind] ?? 0) + value * (pushes[kind] ?? 0);
  }
}

/** What single sentences add to each answer, and the part that each of them has in it. */
function softMaxima(single: readonly Float64Array[]): { sums: Float64Array; parts: Float64Array[] } {
  const most = new Float64Array(KINDS).fill(-Infinity);
  for (const scores of single)
    for (let kind = 0; kind < KINDS; kind += 1) most[kind] = Math.max(most[kind] ?? 0, scores[kind] ?? 0);
  const parts = single.map((scores) =>
    scores.map((score, kind) => Math.exp(SHARPNESS * (score - (most[kind] ?? 0)))),
  );
  const all = new Float64Array(KINDS);
  for (const part of parts) part.forEach((value, kind) => (all[kind] = (all[kind] ?? 0) + value));
  return {
    sums: most.map((score, kind) => score + Math.log((all[kind] ?? 1) / single.length) / SHARPNESS),
    parts: parts.map((part) => part.map((value, kind) => value / (all[kind] ?? 1))),
  };
}

/** Adds to `slope` what one mail says of how the weights should change. */
function addSlope(
  { answer, times, sentences, whole }: Bag,
  weights: Float64Array,
  slope: Float64Array,
  afterSentence: number,
): void {
  const single = sentences.map((numbers) => {
    const scores = new Float64Array(KINDS);
    addScores(numbers, weights, 0, scores);
    return scores;
  });
  const { sums: scores, parts } = softMaxima(single);
  addScores(whole, weights, afterSentence, scores);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const pushes = powers.map((power, kind) => times * (power / all - (kind === answer ? 1 : 0)));
  addPushes(whole, pushes, afterSentence, slope);
  for (const [at, numbers] of sentences.entries())
    addPushes(
      numbers,
      pushes.map((push, kind) => push * (parts[at]?.[kind] ?? 0)),
      0,
      slope,
    );
}

/**
 * The model of what mails mean: multinomial logistic regression in which a mail's sentences are instances of a bag and count by their
 * soft maximum. Throws where there is nothing to learn from.
 */
export function fitMeanings(examples: readonly Example[], vectors: Meanings['vectors']): LinearModel {
  const bags = examples.flatMap((example) => bagOf(example, vectors));
  const length = bags[0]?.sentences[0]?.length ?? 0;
  if (length === 0) throw new Error('There is nothing to learn from.');
  const afterSentence = length * KINDS;
  const weights = leastLoss(
    afterSentence + (2 * length + 2) * KINDS,
    (at) => {
      const slope = at.map((weight) => RIDGE * weight);
      for (const bag of bags) addSlope(bag, at, slope, afterSentence);
      return slope;
    },
    { steps: STEPS, least: 1e-3 },
  );
  const said = (row: number, count: number): number[] =>
    ANSWERS.map((_, kind) => Number(((weights[row * KINDS + kind] ?? 0) * count).toFixed(DIGITS)));
  const classes = ANSWERS.map((_, kind) => kind);
  const named = PARTS.flatMap((part, at) =>
    Array.from({ length }, (_, place) => ({
      name: partFeature(part, vectorFeature(place)),
      weights: said(at * length + place, COUNTS[part]),
    })),
  );
  return {
    labels: ANSWERS,
    bias: said(PARTS.length * length + 1, 1),
    unknownScale: 0,
    rows: new Map(
      [...named, { name: LINKED, weights: said(PARTS.length * length, 1) }].map(({ name, weights: row }) => [
        name,
        { scale: 1, classes, weights: row },
      ]),
    ),
  };
}
