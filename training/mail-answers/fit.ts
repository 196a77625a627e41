import type { LinearModel } from '#engines/classifier/index.ts';
import { ANSWERS, valuesOf, type Answer } from '#engines/replies/learned/likelihood.ts';
import type { Reading } from '#engines/replies/decide.ts';
import type { SignGroup } from '#engines/replies/learned/signs.ts';
import { leastLoss } from '#training/adam.ts';

/** A mail's signs and what it says. */
export interface Example {
  groups: readonly SignGroup[];
  answer: Answer;
  /** How many times it counts. */
  times: number;
  /** The hand that wrote it: a mailbox, or a file of one writer. */
  manner: string;
  /** What is known of it beside its signs. */
  read: Omit<Reading, 'likely' | 'ofWords' | 'model'>;
}

const STEPS = 150;
/** Pulls weights to 0 (L2), chosen with whole manners left out. */
const RIDGE = 0.03;
/** A sign met in fewer mails is not learned, nor one of a single manner: it may be a name. */
const LEAST_MAILS = 3;
const LEAST_MANNERS = 2;
/** Weights are kept to so many digits, and signs without one are not. */
const DIGITS = 1;
const KINDS = ANSWERS.length;

/** The signs met often enough, each with its rarity, 1 + ln of all mails by those that have it. */
function rarities(examples: readonly Example[]): Map<string, number> {
  const met = new Map<string, { mails: number; manners: Set<string> }>();
  for (const { groups, manner } of examples)
    for (const sign of groups.flatMap(({ counts }) => [...counts.keys()])) {
      const known = met.get(sign) ?? { mails: 0, manners: new Set() };
      known.mails += 1;
      known.manners.add(manner);
      met.set(sign, known);
    }
  const often = [...met].filter(
    ([, { mails, manners }]) => mails >= LEAST_MAILS && manners.size >= LEAST_MANNERS,
  );
  return new Map(
    often
      .map(([sign, { mails }]): [string, number] => [
        sign,
        Number((1 + Math.log((1 + examples.length) / (1 + mails))).toFixed(2)),
      ])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** A mail's known signs by place, with how much each counts; typed, for these are read millions of times. */
interface Row {
  at: Uint32Array;
  values: Float64Array;
  answer: number;
  times: number;
}

/** Adds to `slope` what one mail says of how the weights should change; the first of them speak whatever is met. */
function addSlope({ at, values, answer, times }: Row, weights: Float64Array, slope: Float64Array): void {
  const scores = weights.slice(0, KINDS);
  for (let n = 0; n < at.length; n += 1) {
    const [from, value] = [(at[n] ?? 0) * KINDS, values[n] ?? 0];
    for (let kind = 0; kind < KINDS; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (weights[from + kind] ?? 0);
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const pushes = powers.map((power, kind) => times * (power / all - (kind === answer ? 1 : 0)));
  for (let kind = 0; kind < KINDS; kind += 1) slope[kind] = (slope[kind] ?? 0) + (pushes[kind] ?? 0);
  for (let n = 0; n < at.length; n += 1) {
    const [from, value] = [(at[n] ?? 0) * KINDS, values[n] ?? 0];
    for (let kind = 0; kind < KINDS; kind += 1)
      slope[from + kind] = (slope[from + kind] ?? 0) + value * (pushes[kind] ?? 0);
  }
}

/** The slope of the loss at some weights: what all mails say together, and the pull to 0 of all but the first. */
function slopeAt(rows: readonly Row[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const row of rows) addSlope(row, weights, slope);
  for (let place = KINDS; place < slope.length; place += 1)
    slope[place] = (slope[place] ?? 0) + RIDGE * (weights[place] ?? 0);
  return slope;
}

/** The model of mails: multinomial logistic regression over their signs. */
export function fitModel(examples: readonly Example[]): LinearModel {
  const scales = rarities(examples);
  const places = new Map([...scales.keys()].map((sign, at) => [sign, at + 1]));
  const bare = {
    unknownScale: 0,
    rows: new Map([...scales].map(([sign, scale]) => [sign, { scale, classes: [], weights: [] }])),
  };
  const rows = examples.map(({ groups, answer, times }): Row => {
    const values = valuesOf(groups, bare);
    return {
      at: Uint32Array.from(values, ([sign]) => places.get(sign) ?? 0),
      values: Float64Array.from(values, ([, value]) => value),
      answer: ANSWERS.indexOf(answer),
      times,
    };
  });
  const weights = leastLoss((scales.size + 1) * KINDS, (at) => slopeAt(rows, at), {
    steps: STEPS,
    least: 1e-3,
  });
  const saidAt = (place: number): number[] =>
    ANSWERS.map((_, kind) => Number((weights[place * KINDS + kind] ?? 0).toFixed(DIGITS)));
  const kept = [...scales].map(([sign, scale]) => {
    const said = saidAt(places.get(sign) ?? 0);
    const classes = said.flatMap((weight, kind) => (weight === 0 ? [] : [kind]));
    return [sign, { scale, classes, weights: classes.map((kind) => said[kind] ?? 0) }] as const;
  });
  return { labels: ANSWERS, bias: saidAt(0), unknownScale: 0, rows: new Map(kept) };
}
