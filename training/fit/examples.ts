import type { Scales } from '#engines/classifier/index.ts';

/** Features with their values, and vectors whose numbers stand behind `vector 0`, `vector 1` … after the name of their part. */
export interface Features {
  named?: Iterable<readonly [feature: string, value: number]>;
  vectors?: readonly (readonly [part: string, numbers: ArrayLike<number>])[];
}

/** One thing to learn from, and the class that it shows. */
export interface Classed {
  label: string;
  /** How many times it counts; once unless this is said. */
  times?: number;
  /** What it comes from, such as a table or a hand. */
  source?: string;
  /** The names of its features, of which the learned ones are chosen by how often they are met. */
  met?: Iterable<string>;
  /** What it is known by, given the scales of the features that are learned. */
  features(scales: Scales): Features;
  /** Further features, one object for all the examples that have them, so that they are worked out once. */
  shared?: Features;
  /** The instances of a bag, of which the soft maximum counts. */
  bag?: readonly Features[];
}

/** Options of which a right one is to be chosen, each by its features; what these say is one number, for the only class of the model. */
export interface Options {
  options: readonly { features: ReadonlyMap<string, number>; isRight: boolean }[];
}

export type Example = Classed | Options;

/** How often a feature was met. */
export interface Met {
  examples: number;
  sources: Set<string>;
}

/** By what a loss is lowered: all examples at each step (Kingma, Ba 2015), or one after the other. */
export type Descent =
  | {
      by: 'adam';
      steps: number;
      /** Pulls weights to 0 (L2), also those that speak whatever is met unless these are free. */
      ridge: number;
      isBiasFree?: boolean;
      /** Added to the spread of a slope, so that one that hardly varies does not leap. */
      leastSpread: number;
      /** A class pushed by less is left as it is at a step, which spares work; 0 unless this is said. */
      leastPush?: number;
    }
  | {
      by: 'stochastic';
      rounds: number;
      /** The part of the features that each step leaves out, 0 to 1. */
      leavesOut: number;
      /** What speaks for it, as cards say it. */
      because?: string;
    };

/** What is kept of the weights: multiples of one part of so many, those nearer to 0 than `smallest` left out. */
export interface Kept {
  weights: number;
  smallest: number;
  bias: number;
  /** The same for scales, which are kept in hundredths unless this is said. */
  scales?: number;
  /** Features that say nothing are kept, too: their scales make others count less. */
  silent?: boolean;
}

/** How something is learned from examples. */
export interface Learning {
  /** What it is learned over, as cards say it. */
  over: string;
  /** The classes in the order of the model; those of the examples, sorted, unless this is said. */
  labels?: readonly string[];
  /** Which features are chosen to be learned, and how cards say it; all of them unless this is said. */
  learned?: { isLearned(feature: string, met: Met): boolean; says: string };
  /** The scale of a feature by how many of the examples have it, and whether one that was never met makes the others count less; 1 and not unless this is said. */
  scaled?: { scaleOf(having: number, all: number): number; isUnknownCounted: boolean };
  /** What the numbers of a part count beside the others; 1 unless this is said. */
  counts?: Readonly<Record<string, number>>;
  /** How sharply the instance that speaks most stands out in its bag. */
  sharpness?: number;
  descent: Descent;
  kept: Kept;
}

function fittedBy(descent: Descent): string {
  if (descent.by === 'adam')
    return `with an L2 penalty of ${descent.ridge}, fitted by ${descent.steps} steps of Adam (Kingma, Ba 2015) from 0`;
  const thinned =
    descent.leavesOut === 0 ? '' : ` that each leave out ${100 * descent.leavesOut} % of the features`;
  const because = descent.because === undefined ? '' : `, ${descent.because}`;
  return `fitted by ${descent.rounds} rounds of stochastic gradient descent${thinned}${because}`;
}

/** How a model was fitted, as its card says it. */
export function methodOf({ over, learned, descent, kept }: Learning): string {
  const left = kept.smallest === 0 ? '' : `, those nearer to 0 than ${kept.smallest} not at all`;
  return [
    `${over}, ${fittedBy(descent)}`,
    ...(learned === undefined ? [] : [learned.says]),
    `weights are kept as multiples of ${1 / kept.weights}${left}`,
  ].join('; ');
}
