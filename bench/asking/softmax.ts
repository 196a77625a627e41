/** One example: its features with how much each counts, and its class. */
export interface Example {
  features: ReadonlyMap<string, number>;
  label: string;
}

/** Weights of a softmax over classes: `weights[feature][class]`, with the scale of each feature and one bias a class. */
export interface Softmax {
  labels: string[];
  scales: Map<string, number>;
  weights: Map<string, Float64Array>;
  bias: Float64Array;
  /** The scale of a feature that was never learned: it says nothing, and makes the others say less. */
  strange: number;
}

const EPOCHS = 15;
const RATE = 4;
const DECAY = 1e-5;
/** Features of one example alone say nothing of others. */
const LEAST = 2;
/** Weights nearer to 0 are left out, the others kept in tenths. */
const SMALLEST = 0.5;

/** Numbers from 0 to 1, the same in every run. */
function chance(): () => number {
  let seed = 7;
  return () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

function shuffled(count: number, next: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** The features of an example that are known, scaled; the whole of it, with what is not known, has the length 1. */
function vectorOf(
  features: ReadonlyMap<string, number>,
  { scales, strange }: Pick<Softmax, 'scales' | 'strange'>,
): [string, number][] {
  const length =
    Math.hypot(...[...features].map(([name, value]) => value * (scales.get(name) ?? strange))) || 1;
  return [...features].flatMap(([name, value]): [string, number][] => {
    const scale = scales.get(name);
    return scale === undefined ? [] : [[name, (value * scale) / length]];
  });
}

function sharesOf(vector: readonly [string, number][], { weights, bias }: Softmax): Float64Array {
  const sums = Float64Array.from(bias);
  for (const [name, value] of vector)
    weights.get(name)?.forEach((weight, at) => (sums[at] = (sums[at] ?? 0) + weight * value));
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/** Fits a softmax by stochastic gradient descent; the same examples give the same weights. */
export function fitSoftmax(examples: readonly Example[]): Softmax {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= LEAST);
  const scaleOf = (count: number) => Math.log((examples.length + 1) / (count + 0.5));
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const model: Softmax = {
    labels,
    scales: new Map(kept.map(([name, count]) => [name, scaleOf(count)])),
    weights: new Map(kept.map(([name]) => [name, new Float64Array(labels.length)])),
    bias: new Float64Array(labels.length),
    strange: scaleOf(1),
  };
  const vectors = examples.map(({ features }) => vectorOf(features, model));
  const next = chance();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + 0.2 * epoch);
    for (const at of shuffled(examples.length, next)) {
      const vector = vectors[at] ?? [];
      const errors = sharesOf(vector, model);
      const right = labels.indexOf(examples[at]?.label ?? '');
      errors[right] = (errors[right] ?? 0) - 1;
      for (const [name, value] of vector) {
        const weights = model.weights.get(name);
        if (!weights) continue;
        for (const [label, error] of errors.entries())
          if (Math.abs(error) > 1e-4)
            weights[label] = (weights[label] ?? 0) * (1 - rate * DECAY) - rate * error * value;
      }
      for (const [label, error] of errors.entries())
        model.bias[label] = (model.bias[label] ?? 0) - rate * 0.1 * error;
    }
  }
  for (const weights of model.weights.values())
    weights.forEach(
      (weight, at) => (weights[at] = Math.abs(weight) < SMALLEST ? 0 : Math.round(weight * 10) / 10),
    );
  return model;
}

/** The most likely class of an example and how likely it is. */
export function likeliest(
  features: ReadonlyMap<string, number>,
  model: Softmax,
): { label: string; share: number } {
  const shares = sharesOf(vectorOf(features, model), model);
  const share = Math.max(...shares);
  return { label: model.labels[shares.indexOf(share)] ?? '', share };
}
