import type { LinearModel } from '#engines/classifier/index.ts';

/** Features with their values, and the class they show. */
export interface Observation {
  features: readonly (readonly [string, number])[];
  label: string;
  /** What it comes from: a feature of one source alone is not learned. */
  source: string;
}

const STEPS = 160;
const RATE = 0.15;
const [FIRST, SECOND] = [0.9, 0.99];
/** Pulls weights to 0, so that a feature met seldom says little. */
const RIDGE = 0.05;
const LEAST_SOURCES = 2;
/** A weight nearer to 0 than this is not kept. */
const LEAST_SAID = 0.08;

interface Sparse {
  at: Uint32Array;
  values: Float64Array;
  label: number;
}

function placesOf(observations: readonly Observation[]): Map<string, number> {
  const sources = new Map<string, Set<string>>();
  for (const { features, source } of observations)
    for (const [feature] of features) {
      const met = sources.get(feature);
      if (met === undefined) sources.set(feature, new Set([source]));
      else met.add(source);
    }
  const often = [...sources].filter(([, met]) => met.size >= LEAST_SOURCES).map(([feature]) => feature);
  return new Map(['', ...often.toSorted()].map((feature, at) => [feature, at]));
}

/** Adds to `slope` what one observation says of how the weights should change. */
function addSlope(
  { at, values, label }: Sparse,
  weights: Float64Array,
  slope: Float64Array,
  kinds: number,
): void {
  const scores = new Float64Array(kinds);
  for (let n = 0; n < at.length; n += 1) {
    const [from, value] = [(at[n] ?? 0) * kinds, values[n] ?? 0];
    for (let kind = 0; kind < kinds; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (weights[from + kind] ?? 0);
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  for (let kind = 0; kind < kinds; kind += 1) {
    const push = (powers[kind] ?? 0) / sum - (kind === label ? 1 : 0);
    if (Math.abs(push) < 1e-4) continue;
    for (let n = 0; n < at.length; n += 1) {
      const place = (at[n] ?? 0) * kinds + kind;
      slope[place] = (slope[place] ?? 0) + push * (values[n] ?? 0);
    }
  }
}

/** Multinomial logistic regression by Adam (Kingma, Ba 2015) from 0; the same in every run. */
export function fitLogistic(observations: readonly Observation[], labels: readonly string[]): LinearModel {
  const places = placesOf(observations);
  const kinds = labels.length;
  const rows = observations.map(({ features, label }): Sparse => {
    const known = features.filter(([feature]) => places.has(feature));
    return {
      at: Uint32Array.from([0, ...known.map(([feature]) => places.get(feature) ?? 0)]),
      values: Float64Array.from([1, ...known.map(([, value]) => value)]),
      label: labels.indexOf(label),
    };
  });
  const weights = new Float64Array(places.size * kinds);
  const [means, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = new Float64Array(weights.length);
    for (const row of rows) addSlope(row, weights, slope, kinds);
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
  return modelOf(places, weights, labels);
}

function modelOf(
  places: ReadonlyMap<string, number>,
  weights: Float64Array,
  labels: readonly string[],
): LinearModel {
  const kinds = labels.length;
  const of = (place: number) =>
    labels.map((_, kind) => Number((weights[place * kinds + kind] ?? 0).toFixed(2)));
  const rows = [...places]
    .filter(([feature]) => feature !== '')
    .flatMap(([feature, place]) => {
      const said = of(place);
      const classes = said.flatMap((weight, kind) => (Math.abs(weight) >= LEAST_SAID ? [kind] : []));
      if (classes.length === 0) return [];
      return [[feature, { scale: 1, classes, weights: classes.map((kind) => said[kind] ?? 0) }] as const];
    });
  return { labels, bias: of(0), unknownScale: 0, rows: new Map(rows) };
}
