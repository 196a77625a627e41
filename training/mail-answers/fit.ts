import type { LinearModel } from '#engines/classifier/index.ts';
import { ANSWERS, sharesOf, type Answer } from '#engines/replies/learned/likelihood.ts';

/** A mail's signs and what it says. */
export interface Example {
  signs: ReadonlySet<string>;
  answer: Answer;
  /** The mailbox it comes from. */
  box: string;
}

const STEPS = 200;
const RATE = 0.1;
const [FIRST, SECOND] = [0.9, 0.99];
/** Pulls weights to 0, so that a sign met in a few mails says little. */
const RIDGE = 0.04;
/** A sign met in fewer mails is not learned, nor one of a single mailbox: it may be a name. */
const LEAST_MAILS = 3;
const LEAST_BOXES = 2;
/** A sign that speaks less than this for or against every answer is not kept. */
const LEAST_SAID = 0.05;
const KINDS = ANSWERS.length;

/** The signs met often enough, each with its place; "" is always there. */
function places(examples: readonly Example[]): Map<string, number> {
  const met = new Map<string, { mails: number; boxes: Set<string> }>();
  for (const { signs, box } of examples)
    for (const sign of signs) {
      const known = met.get(sign) ?? { mails: 0, boxes: new Set() };
      known.mails += 1;
      known.boxes.add(box);
      met.set(sign, known);
    }
  const often = [...met]
    .filter(([, { mails, boxes }]) => mails >= LEAST_MAILS && boxes.size >= LEAST_BOXES)
    .map(([sign]) => sign);
  return new Map(['', ...often.toSorted()].map((sign, at) => [sign, at]));
}

/** A mail's known signs by place, with how much each counts; typed, for these are read millions of times. */
interface Row {
  at: Uint32Array;
  shares: Float64Array;
  answer: number;
}

/** Adds to `slope` what one mail says of how the weights should change. */
function addSlope({ at, shares, answer }: Row, weights: Float64Array, slope: Float64Array): void {
  const scores = new Float64Array(KINDS);
  for (let kind = 0; kind < KINDS; kind += 1) scores[kind] = weights[kind] ?? 0;
  for (let n = 0; n < at.length; n += 1) {
    const [from, share] = [(at[n] ?? 0) * KINDS, shares[n] ?? 0];
    for (let kind = 0; kind < KINDS; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + share * (weights[from + kind] ?? 0);
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const pushes = powers.map((power, kind) => power / all - (kind === answer ? 1 : 0));
  for (let kind = 0; kind < KINDS; kind += 1) slope[kind] = (slope[kind] ?? 0) + (pushes[kind] ?? 0);
  for (let n = 0; n < at.length; n += 1) {
    const [from, share] = [(at[n] ?? 0) * KINDS, shares[n] ?? 0];
    for (let kind = 0; kind < KINDS; kind += 1)
      slope[from + kind] = (slope[from + kind] ?? 0) + share * (pushes[kind] ?? 0);
  }
}

function slopes(rows: readonly Row[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const row of rows) addSlope(row, weights, slope);
  return slope;
}

/** The model under which mails most likely say what they do, by Adam (Kingma, Ba 2015) from 0; the same in every run. */
export function fitModel(examples: readonly Example[]): LinearModel {
  const at = places(examples);
  const rows = examples.map(({ signs, answer }): Row => {
    const known = [...signs].filter((sign) => at.has(sign));
    return {
      at: Uint32Array.from(known, (sign) => at.get(sign) ?? 0),
      shares: Float64Array.from(sharesOf(known)),
      answer: ANSWERS.indexOf(answer),
    };
  });
  const weights = new Float64Array(at.size * KINDS);
  const [means, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = slopes(rows, weights);
    for (let place = 0; place < slope.length; place += 1) {
      const pulled = (slope[place] ?? 0) + RIDGE * (weights[place] ?? 0);
      const mean = FIRST * (means[place] ?? 0) + (1 - FIRST) * pulled;
      const square = SECOND * (squares[place] ?? 0) + (1 - SECOND) * pulled * pulled;
      means[place] = mean;
      squares[place] = square;
      const spread = Math.sqrt(square / (1 - SECOND ** step)) + 1e-6;
      weights[place] = (weights[place] ?? 0) - (RATE * mean) / (1 - FIRST ** step) / spread;
    }
  }
  const fitted = [...at].map(([sign, place]): [string, number[]] => [
    sign,
    ANSWERS.map((_, kind) => Number((weights[place * KINDS + kind] ?? 0).toFixed(2))),
  ]);
  const classes = ANSWERS.map((_, kind) => kind);
  return {
    labels: ANSWERS,
    bias: fitted.find(([sign]) => sign === '')?.[1] ?? [],
    unknownScale: 0,
    rows: new Map(
      fitted
        .filter(([sign, said]) => sign !== '' && said.some((one) => Math.abs(one) >= LEAST_SAID))
        .map(([sign, said]) => [sign, { scale: 1, classes, weights: said }]),
    ),
  };
}
