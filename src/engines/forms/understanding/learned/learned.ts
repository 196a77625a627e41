import { featuresOf } from './features.ts';
import { BIAS, STRANGE, TOPICS, WEIGHTS } from './weights.data.ts';

/** One learned feature: how much it counts, and the weight it gives to each topic it speaks for or against. */
interface Learned {
  scale: number;
  weights: readonly (readonly [topic: number, weight: number])[];
}

function parsed(line: string): readonly [string, Learned] {
  const [name = '', scale = '', ...pairs] = line.split('\t');
  const weights = pairs.map((pair) => {
    const [topic = '', tenths = ''] = pair.split(' ');
    return [Number(topic), Number(tenths) / 10] as const;
  });
  return [name, { scale: Number(scale), weights }];
}

const learned = new Map<string, Learned>(
  WEIGHTS.split('\n')
    .filter((line) => line !== '')
    .map((line) => parsed(line)),
);

/**
 * The canonical question that some words ask most likely, by what was learned from all known wordings, with its probability from
 * 0 to 1. `own` is what no canonical question asks.
 */
export function likeliestTopic(said: string): { topic: string; probability: number } {
  const met = [...featuresOf(said)].map(([name, value]) => {
    const feature = learned.get(name);
    // Words that were never met say nothing, and make the others say less.
    return { value: value * (feature?.scale ?? STRANGE), weights: feature?.weights ?? [] };
  });
  const length = Math.hypot(...met.map(({ value }) => value)) || 1;
  const sums = [...BIAS];
  for (const { value, weights } of met)
    for (const [topic, weight] of weights) sums[topic] = (sums[topic] ?? 0) + (weight * value) / length;
  const most = Math.max(...sums);
  const total = sums.reduce((sum, value) => sum + Math.exp(value - most), 0);
  return { topic: TOPICS[sums.indexOf(most)] ?? 'own', probability: 1 / total };
}
