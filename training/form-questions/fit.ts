import type { LinearModel } from '#engines/classifier/index.ts';
import { vectorFeature } from '#engines/classifier/index.ts';
import { OF_A_WORD } from '#engines/forms/understanding/learned/features.ts';

/** One example: its features with how much each counts, and its class. */
export interface Example {
  features: ReadonlyMap<string, number>;
  label: string;
}

/** What is fitted, a softmax over classes: each feature has a row of weights, one a class, and a scale; each class a bias. */
interface Softmax {
  labels: readonly string[];
  rows: ReadonlyMap<string, number>;
  scales: readonly number[];
  /** One row after another, each as long as there are classes. */
  weights: Float32Array;
  bias: Float32Array;
  /** The scale of a feature that was never learned: it says nothing, and makes the others say less. */
  strange: number;
}

/** A vector of a text, and its class; all vectors are of one length. */
export interface VectorExample {
  vector: Float32Array;
  label: string;
}

/** The known features of an example: their rows and how much they count. */
interface Vector {
  rows: Int32Array;
  values: Float32Array;
}

const EPOCHS = 15;
/** Digits behind the point of what the numbers of a vector weigh: those weights are many and small. */
const DIGITS_OF_VECTORS = 2;
const RATE = 4;
const DECAY = 1e-5;
/** Features of one example alone say nothing of others, and pieces of words say little each. */
const LEAST = 2;
const LEAST_OF_PIECES = 4;
/** Weights nearer to 0 are left out, the others kept in halves. */
const SMALLEST = 1.3;
/** The part of the features that is left out of each step. */
const LEFT_OUT = 0.25;
/** A class that is less wrong than this is left as it is, which spares most of the work. */
const WRONG = 2e-3;

/** Numbers from 0 to 1, the same in every run. */
function chance(): () => number {
  let seed = 7;
  return () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

function shuffle(order: Int32Array, next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** The features of an example that are known, scaled; the whole of it, with what is not known, has the length 1. */
function vectorOf(
  features: ReadonlyMap<string, number>,
  { rows, scales, strange }: Pick<Softmax, 'rows' | 'scales' | 'strange'>,
): Vector {
  const scaled = [...features].map(([name, value]) => {
    const row = rows.get(name);
    return { row, value: value * (row === undefined ? strange : (scales[row] ?? 0)) };
  });
  const length = Math.hypot(...scaled.map(({ value }) => value)) || 1;
  const known = scaled.filter(({ row }) => row !== undefined);
  return {
    rows: Int32Array.from(known, ({ row }) => row ?? 0),
    values: Float32Array.from(known, ({ value }) => value / length),
  };
}

const NOTHING: Vector = { rows: new Int32Array(0), values: new Float32Array(0) };

/** A vector without some of its features, others each time, so that no class hangs on one of them. */
function thinned({ rows, values }: Vector, next: () => number): Vector {
  const kept = Array.from(rows, () => next() >= LEFT_OUT);
  return { rows: rows.filter((_, at) => kept[at]), values: values.filter((_, at) => kept[at]) };
}

/** Puts the share of each class into `shares`. The loops are plain: they are nearly all of the work. */
function share({ rows, values }: Vector, { weights, bias }: Softmax, shares: Float32Array): void {
  const classes = shares.length;
  shares.set(bias);
  for (let at = 0; at < rows.length; at += 1) {
    const start = (rows[at] ?? 0) * classes;
    const value = values[at] ?? 0;
    for (let label = 0; label < classes; label += 1)
      shares[label] = (shares[label] ?? 0) + (weights[start + label] ?? 0) * value;
  }
  const most = shares.reduce((one, other) => Math.max(one, other), -Infinity);
  let total = 0;
  for (let label = 0; label < classes; label += 1) {
    const raised = Math.exp((shares[label] ?? 0) - most);
    shares[label] = raised;
    total += raised;
  }
  for (let label = 0; label < classes; label += 1) shares[label] = (shares[label] ?? 0) / total;
}

/** One step against what is wrong with one example. */
function correct({ rows, values }: Vector, { weights, bias }: Softmax, wrong: Float32Array, rate: number) {
  const kept = 1 - rate * DECAY;
  for (let label = 0; label < wrong.length; label += 1) {
    const error = wrong[label] ?? 0;
    if (Math.abs(error) < WRONG) continue;
    const step = rate * error;
    bias[label] = (bias[label] ?? 0) - 0.1 * step;
    for (let at = 0; at < rows.length; at += 1) {
      const place = (rows[at] ?? 0) * wrong.length + label;
      weights[place] = (weights[place] ?? 0) * kept - step * (values[at] ?? 0);
    }
  }
}

/** A softmax of examples that has yet to learn: features met often enough, each scaled by how seldom it is met. */
function untaught(examples: readonly Example[]): Softmax {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts].filter(
    ([name, count]) => count >= (name.startsWith(OF_A_WORD) ? LEAST_OF_PIECES : LEAST),
  );
  const scaleOf = (count: number) => Math.log((examples.length + 1) / (count + 0.5));
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  return {
    labels,
    rows: new Map(kept.map(([name], row) => [name, row])),
    scales: kept.map(([, count]) => scaleOf(count)),
    weights: new Float32Array(kept.length * labels.length),
    bias: new Float32Array(labels.length),
    strange: scaleOf(1),
  };
}

/** A number with so many digits behind the point. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What is kept of a softmax: weights in halves and those near 0 left out, and features that then say nothing as if never met. */
function keptOf({ labels, rows, scales, weights, bias, strange }: Softmax): LinearModel {
  const said = [...rows].flatMap(([feature, row]) => {
    const spoken = [...weights.subarray(row * labels.length, (row + 1) * labels.length)].flatMap(
      (weight, place) => (Math.abs(weight) < SMALLEST ? [] : [[place, Math.round(weight * 2) / 2] as const]),
    );
    if (spoken.length === 0) return [];
    const kept = {
      scale: rounded(scales[row] ?? 0, 1),
      classes: spoken.map(([place]) => place),
      weights: spoken.map(([, weight]) => weight),
    };
    return [[feature, kept] as const];
  });
  return {
    labels,
    bias: Array.from(bias, (value) => rounded(value, 2)),
    unknownScale: rounded(strange, 2),
    rows: new Map(said),
  };
}

/** Lowers what is wrong with the examples, one after the other in an order by chance that is the same in every run. */
function descend(
  model: Softmax,
  examples: readonly { label: string }[],
  vectorAt: (at: number, next: () => number) => Vector,
): void {
  const classes = new Map(model.labels.map((label, at) => [label, at]));
  const rights = examples.map(({ label }) => classes.get(label) ?? 0);
  const order = Int32Array.from(examples, (_, at) => at);
  const shares = new Float32Array(model.labels.length);
  const next = chance();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + 0.2 * epoch);
    shuffle(order, next);
    for (const at of order) {
      const vector = vectorAt(at, next);
      const right = rights[at] ?? 0;
      share(vector, model, shares);
      shares[right] = (shares[right] ?? 0) - 1;
      correct(vector, model, shares, rate);
    }
  }
}

/** Fits a model by stochastic gradient descent; the same examples give the same weights. */
export function fitModel(examples: readonly Example[]): LinearModel {
  const model = untaught(examples);
  const vectors = examples.map(({ features }) => vectorOf(features, model));
  descend(model, examples, (at, next) => thinned(vectors[at] ?? NOTHING, next));
  return keptOf(model);
}

/** Fits which class a vector is of, as `fitModel` does. Throws where there are no examples. */
export function fitVectors(examples: readonly VectorExample[]): LinearModel {
  const length = examples[0]?.vector.length ?? 0;
  if (length === 0) throw new Error('There is nothing to learn from.');
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const names = Array.from({ length }, (_, place) => vectorFeature(place));
  const model: Softmax = {
    labels,
    rows: new Map(names.map((name, row) => [name, row])),
    scales: names.map(() => 1),
    weights: new Float32Array(length * labels.length),
    bias: new Float32Array(labels.length),
    strange: 0,
  };
  const rows = Int32Array.from(names, (_, row) => row);
  descend(model, examples, (at) => ({ rows, values: examples[at]?.vector ?? new Float32Array(length) }));
  const classes = labels.map((_, place) => place);
  const weightsAt = (row: number): number[] =>
    classes.map((place) => rounded(model.weights[row * labels.length + place] ?? 0, DIGITS_OF_VECTORS));
  return {
    labels,
    bias: Array.from(model.bias, (value) => rounded(value, 2)),
    unknownScale: 0,
    rows: new Map(names.map((name, row) => [name, { scale: 1, classes, weights: weightsAt(row) }])),
  };
}
