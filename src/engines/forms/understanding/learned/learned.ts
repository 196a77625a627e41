import { featuresOf } from './features.ts';
import { WEIGHTS } from './weights.data.ts';

/**
 * What `bench/question-topics.ts` writes: classes with a bias each, and a line for each feature: "name|scale 0a+3…", its scale and
 * for each class (two digits of base 36) its weight in halves.
 */
export interface LearnedWeights {
  labels: readonly string[];
  bias: readonly number[];
  /** The scale of a feature that was never learned. */
  strange: number;
  lines: string;
}

/** One learned feature: how much it counts, and the weight it gives to each class it speaks for or against. */
interface Row {
  scale: number;
  weights: readonly (readonly [label: number, weight: number])[];
}

function parsed(line: string): Row {
  const [scale = '', pairs = ''] = line.split(' ');
  const weights = [...pairs.matchAll(/(..)([+-]\d+?)(?=..[+-]|$)/g)].map(
    ([, label = '', halves = '']) => [Number.parseInt(label, 36), Number(halves) / 2] as const,
  );
  return { scale: Number(scale), weights };
}

/** How likely features speak for each class, as numbers from 0 to 1 in the order of the labels. Lines are read when they are first met. */
export function sharesBy({ bias, strange, lines }: LearnedWeights) {
  const unread = new Map(
    lines.split('\n').map((line) => {
      const end = line.indexOf('|');
      return [line.slice(0, end), line.slice(end + 1)] as const;
    }),
  );
  const read = new Map<string, Row>();
  const rowOf = (name: string): Row | undefined => {
    const line = unread.get(name);
    if (line === undefined) return undefined;
    const row = read.get(name) ?? parsed(line);
    read.set(name, row);
    return row;
  };
  return (features: ReadonlyMap<string, number>): number[] => {
    const met = [...features].map(([name, value]) => {
      const row = rowOf(name);
      // Words that were never met say nothing, and make the others say less.
      return { value: value * (row?.scale ?? strange), weights: row?.weights ?? [] };
    });
    const length = Math.hypot(...met.map(({ value }) => value)) || 1;
    const sums = [...bias];
    for (const { value, weights } of met)
      for (const [label, weight] of weights) sums[label] = (sums[label] ?? 0) + (weight * value) / length;
    const most = Math.max(...sums);
    const raised = sums.map((sum) => Math.exp(sum - most));
    const total = raised.reduce((sum, one) => sum + one, 0);
    return raised.map((one) => one / total);
  };
}

const topicShares = sharesBy(WEIGHTS);

/**
 * The canonical question that some words ask most likely, by what was learned from all known wordings, with its probability from
 * 0 to 1. `own` is what no canonical question asks.
 */
export function likeliestTopic(said: string): { topic: string; probability: number } {
  const shares = topicShares(featuresOf(said));
  const probability = Math.max(...shares);
  return { topic: WEIGHTS.labels[shares.indexOf(probability)] ?? 'own', probability };
}
