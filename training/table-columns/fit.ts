import type { LinearModel } from '#engines/classifier/index.ts';

/** Features with their values, and the class they show. */
export interface Observation {
  features: readonly (readonly [string, number])[];
  /** Numbers that stand behind `vector 0`, `vector 1` …; observations of one name share them. */
  vector: readonly number[] | null;
  label: string;
  /** What it comes from: a feature of one source alone is not learned. */
  source: string;
}

const STEPS = 90;
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

/** How much each class is pushed by an observation: its chance, less 1 for the right one. */
function pushOf({ at, values, label }: Sparse, weights: Float64Array, scores: Float64Array): Float64Array {
  const kinds = scores.length;
  for (let n = 0; n < at.length; n += 1) {
    const [from, value] = [(at[n] ?? 0) * kinds, values[n] ?? 0];
    for (let kind = 0; kind < kinds; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (weights[from + kind] ?? 0);
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power, kind) => power / sum - (kind === label ? 1 : 0));
}

/** Adds values times pushes to the slope of the weights from a place on. */
function addSlope(
  slope: Float64Array,
  places: ArrayLike<number>,
  values: ArrayLike<number>,
  push: Float64Array,
): void {
  const kinds = push.length;
  for (let kind = 0; kind < kinds; kind += 1) {
    const by = push[kind] ?? 0;
    if (Math.abs(by) < 1e-4) continue;
    for (let n = 0; n < places.length; n += 1) {
      const place = (places[n] ?? 0) * kinds + kind;
      slope[place] = (slope[place] ?? 0) + by * (values[n] ?? 0);
    }
  }
}

/** Observations of one vector, or of none. */
interface Group {
  vector: readonly number[];
  rows: readonly Sparse[];
}

/** The slope of the loss at some weights. The part of a vector is worked out once for all observations that have it. */
function slopeAt(
  groups: readonly Group[],
  weights: Float64Array,
  kinds: number,
  dense: readonly number[],
): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { vector, rows } of groups) {
    const shared = new Float64Array(kinds);
    for (const [n, value] of vector.entries()) {
      const from = (dense[n] ?? 0) * kinds;
      for (let kind = 0; kind < kinds; kind += 1)
        shared[kind] = (shared[kind] ?? 0) + value * (weights[from + kind] ?? 0);
    }
    const together = new Float64Array(kinds);
    for (const row of rows) {
      const push = pushOf(row, weights, shared.slice());
      addSlope(slope, row.at, row.values, push);
      for (let kind = 0; kind < kinds; kind += 1) together[kind] = (together[kind] ?? 0) + (push[kind] ?? 0);
    }
    addSlope(slope, dense, vector, together);
  }
  return slope;
}

function groupsOf(
  observations: readonly Observation[],
  places: ReadonlyMap<string, number>,
  labels: readonly string[],
): Group[] {
  const groups = new Map<readonly number[] | null, Sparse[]>();
  for (const { features, vector, label } of observations) {
    const known = features.filter(([feature]) => places.has(feature));
    const rows = groups.get(vector) ?? [];
    groups.set(vector, rows);
    rows.push({
      at: Uint32Array.from([0, ...known.map(([feature]) => places.get(feature) ?? 0)]),
      values: Float64Array.from([1, ...known.map(([, value]) => value)]),
      label: labels.indexOf(label),
    });
  }
  return [...groups].map(([vector, rows]) => ({ vector: vector ?? [], rows }));
}

/** Multinomial logistic regression by Adam (Kingma, Ba 2015) from 0; the same in every run. */
export function fitLogistic(observations: readonly Observation[], labels: readonly string[]): LinearModel {
  const places = placesOf(observations);
  const kinds = labels.length;
  const length = Math.max(0, ...observations.map(({ vector }) => vector?.length ?? 0));
  const dense = Array.from({ length }, (_, n) => places.size + n);
  const groups = groupsOf(observations, places, labels);
  for (const [n, place] of dense.entries()) places.set(`vector ${n}`, place);
  const weights = new Float64Array(places.size * kinds);
  const [means, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = slopeAt(groups, weights, kinds, dense);
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
