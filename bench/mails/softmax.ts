import { ANSWERS, share, type Answer, type Weights } from '#engines/replies/learned/likelihood.ts';

/** A mail's signs and what it says. */
export interface Example {
  signs: ReadonlySet<string>;
  answer: Answer;
}

const STEPS = 200;
const RATE = 0.1;
const [FIRST, SECOND] = [0.9, 0.99];
/** Pulls weights to 0, so that a sign met in a few mails says little. */
const RIDGE = 0.04;
/** A sign met in fewer mails is not learned. */
const LEAST_MAILS = 3;
const KINDS = ANSWERS.length;

/** The signs met often enough, each with its place; "" is always there. */
function places(examples: readonly Example[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) met.set(sign, (met.get(sign) ?? 0) + 1);
  const often = [...met].filter(([, mails]) => mails >= LEAST_MAILS).map(([sign]) => sign);
  return new Map(['', ...often.toSorted()].map((sign, at) => [sign, at]));
}

interface Row {
  at: readonly number[];
  weight: number;
  answer: number;
}

function chances(row: Row, weights: Float64Array): number[] {
  const scores = ANSWERS.map(
    (_, kind) =>
      (weights[kind] ?? 0) +
      row.weight * row.at.reduce((sum, place) => sum + (weights[place * KINDS + kind] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function slopes(rows: readonly Row[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const row of rows)
    for (const [kind, chance] of chances(row, weights).entries()) {
      const push = chance - (kind === row.answer ? 1 : 0);
      slope[kind] = (slope[kind] ?? 0) + push;
      for (const place of row.at)
        slope[place * KINDS + kind] = (slope[place * KINDS + kind] ?? 0) + push * row.weight;
    }
  return slope;
}

/** Weights under which mails most likely say what they do, by Adam (Kingma, Ba 2015) from 0; the same in every run. */
export function fitWeights(examples: readonly Example[]): Weights {
  const at = places(examples);
  const rows = examples.map(({ signs, answer }): Row => {
    const known = [...signs].flatMap((sign) => at.get(sign) ?? []);
    return { at: known, weight: share(known.length), answer: ANSWERS.indexOf(answer) };
  });
  const weights = new Float64Array(at.size * KINDS);
  const [means, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= STEPS; step += 1)
    for (const [place, slope] of slopes(rows, weights).entries()) {
      const pulled = slope + RIDGE * (weights[place] ?? 0);
      const mean = FIRST * (means[place] ?? 0) + (1 - FIRST) * pulled;
      const square = SECOND * (squares[place] ?? 0) + (1 - SECOND) * pulled * pulled;
      means[place] = mean;
      squares[place] = square;
      const spread = Math.sqrt(square / (1 - SECOND ** step)) + 1e-6;
      weights[place] = (weights[place] ?? 0) - (RATE * mean) / (1 - FIRST ** step) / spread;
    }
  return Object.fromEntries(
    [...at].map(([sign, place]) => [
      sign,
      ANSWERS.map((_, kind) => Number((weights[place * KINDS + kind] ?? 0).toFixed(2))),
    ]),
  );
}
