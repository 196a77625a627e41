import { vectorFeature } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { leastLoss } from '#training/adam.ts';

type Features = readonly (readonly [string, number])[];

/** Features that several observations have in common: what they come to is worked out once for all of them. */
interface Shared {
  features: Features;
  /** Numbers that stand behind `vector 0`, `vector 1` …; null for none. */
  vector: readonly number[] | null;
}

/** Features with their values, and the class they show. */
export interface Observation {
  /** Of this one alone. */
  features: Features;
  shared: Shared;
  label: string;
  /** What it comes from: a feature of one source alone is not learned. */
  source: string;
}

const STEPS = 90;
/** Pulls weights to 0, so that a feature met seldom says little. */
const RIDGE = 0.05;
const LEAST_SOURCES = 2;
/** A weight nearer to 0 than this is not kept. */
const LEAST_SAID = 0.08;

/** Places of features among the weights, with their values. */
interface Sparse {
  at: Uint32Array;
  values: Float64Array;
}

/** An observation by its own features. */
interface Own extends Sparse {
  label: number;
}

function placesOf(observations: readonly Observation[]): Map<string, number> {
  const sources = new Map<string, Set<string>>();
  for (const { features, shared, source } of observations)
    for (const [feature] of [...features, ...shared.features]) {
      const met = sources.get(feature);
      if (met === undefined) sources.set(feature, new Set([source]));
      else met.add(source);
    }
  const often = [...sources].filter(([, met]) => met.size >= LEAST_SOURCES).map(([feature]) => feature);
  return new Map(['', ...often.toSorted()].map((feature, at) => [feature, at]));
}

/** Adds what features say for each class to scores. */
function addScores(scores: Float64Array, { at, values }: Sparse, weights: Float64Array): void {
  const kinds = scores.length;
  for (let n = 0; n < at.length; n += 1) {
    const [from, value] = [(at[n] ?? 0) * kinds, values[n] ?? 0];
    for (let kind = 0; kind < kinds; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (weights[from + kind] ?? 0);
  }
}

/** How much each class is pushed by an observation: its chance, less 1 for the right one. */
function pushOf(own: Own, weights: Float64Array, scores: Float64Array): Float64Array {
  addScores(scores, own, weights);
  const { label } = own;
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

/** Observations with the features that they have in common. */
interface Group {
  shared: Sparse;
  rows: readonly Own[];
}

/** The slope of the loss at some weights. */
function slopeAt(groups: readonly Group[], weights: Float64Array, kinds: number): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { shared, rows } of groups) {
    const scores = new Float64Array(kinds);
    addScores(scores, shared, weights);
    const together = new Float64Array(kinds);
    for (const row of rows) {
      const push = pushOf(row, weights, scores.slice());
      addSlope(slope, row.at, row.values, push);
      for (let kind = 0; kind < kinds; kind += 1) together[kind] = (together[kind] ?? 0) + (push[kind] ?? 0);
    }
    addSlope(slope, shared.at, shared.values, together);
  }
  return slope;
}

/** Features by their places, those that are not learned left out; the numbers of a vector stand from a place on. */
function sparse(
  { features, vector }: Shared,
  places: ReadonlyMap<string, number>,
  vectorFrom: number,
): Sparse {
  const known = features.filter(([feature]) => places.has(feature));
  const numbers = vector ?? [];
  return {
    at: Uint32Array.from([
      ...known.map(([feature]) => places.get(feature) ?? 0),
      ...numbers.map((_, n) => vectorFrom + n),
    ]),
    values: Float64Array.from([...known.map(([, value]) => value), ...numbers]),
  };
}

function groupsOf(
  observations: readonly Observation[],
  places: ReadonlyMap<string, number>,
  labels: readonly string[],
): Group[] {
  const bias = ['', 1] as const;
  return [...Map.groupBy(observations, ({ shared }) => shared)].map(([shared, own]) => ({
    shared: sparse({ ...shared, features: [bias, ...shared.features] }, places, places.size),
    rows: own.map(({ features, label }) => ({
      ...sparse({ features, vector: null }, places, places.size),
      label: labels.indexOf(label),
    })),
  }));
}

/** Multinomial logistic regression; the same in every run. */
export function fitLogistic(observations: readonly Observation[], labels: readonly string[]): LinearModel {
  const places = placesOf(observations);
  const kinds = labels.length;
  const length = observations.reduce((most, { shared }) => Math.max(most, shared.vector?.length ?? 0), 0);
  const groups = groupsOf(observations, places, labels);
  const vectorFrom = places.size;
  for (let n = 0; n < length; n += 1) places.set(vectorFeature(n), vectorFrom + n);
  const pulledAt = (weights: Float64Array): Float64Array => {
    const slope = slopeAt(groups, weights, kinds);
    return slope.map((one, place) => one + RIDGE * (weights[place] ?? 0));
  };
  const weights = leastLoss(places.size * kinds, pulledAt, { steps: STEPS, least: 1e-6 });
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
