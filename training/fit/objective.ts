import { addPushes, addScores, toShares } from './rows.ts';
import type { Row } from './rows.ts';

/** Something of a class by its features, and by the instances of a bag, of which the soft maximum counts. */
export interface Case {
  /** The place of its class. */
  right: number;
  times: number;
  own: Row;
  bag: readonly Row[];
}

/** Cases with the features that they have in common, which are worked out once for all of them. */
export interface Group {
  shared: Row;
  cases: readonly Case[];
}

/** Options of which one is to be chosen; what some features say of each is one number. */
export interface Choice {
  options: readonly Row[];
  isRight: readonly boolean[];
}

/** The weights, and the slope of the loss there so far. */
type At = readonly [weights: Float64Array, slope: Float64Array];

/** How the slope is worked out. */
interface How {
  classes: number;
  /** A class pushed by less is left as it is, which spares work. */
  least: number;
  /** How sharply the instance that speaks most for a class stands out in its bag. */
  sharpness: number;
}

/**
 * What the instances of a bag say of each class together, and the part of each instance in it: a soft maximum (log-sum-exp over the
 * instances; Dietterich et al. 1997, Ramon, De Raedt 2000).
 */
function softMaxima(single: readonly Float64Array[], { classes, sharpness }: How) {
  const parts = Array.from({ length: classes }, (_, label) =>
    Float64Array.from(single, (scores) => sharpness * (scores[label] ?? 0)),
  );
  const sums = parts.map((scores) => {
    const most = Math.max(...scores);
    const sum = scores.reduce((all, score) => all + Math.exp(score - most), 0);
    return (most + Math.log(sum / single.length)) / sharpness;
  });
  return { sums, parts: parts.map(toShares) };
}

/** Adds to `slope` what a case with these scores says of how the weights should change; answers how it pushes each class. */
function addSlopeOfCase(
  { right, times, own, bag }: Case,
  scores: Float64Array,
  [weights, slope]: At,
  how: How,
): Float64Array {
  const single = bag.map((row) => {
    const said = new Float64Array(how.classes);
    addScores(row, weights, said);
    return said;
  });
  const { sums, parts } = bag.length === 0 ? { sums: [], parts: [] } : softMaxima(single, how);
  for (const [label, sum] of sums.entries()) scores[label] = (scores[label] ?? 0) + sum;
  addScores(own, weights, scores);
  const pushes = toShares(scores).map((share, label) => times * (share - (label === right ? 1 : 0)));
  addPushes(own, pushes, slope, how);
  for (const [at, row] of bag.entries()) {
    const pushed = pushes.map((push, label) => push * (parts[label]?.[at] ?? 0));
    addPushes(row, pushed, slope, how);
  }
  return pushes;
}

/** Adds to `slope` what some cases say of how the weights should change, by how likely the class of each is. */
export function addSlopeOfGroup({ shared, cases }: Group, [weights, slope]: At, how: How): void {
  const scores = new Float64Array(how.classes);
  addScores(shared, weights, scores);
  const together = new Float64Array(how.classes);
  for (const one of cases) {
    const pushes = addSlopeOfCase(one, scores.slice(), [weights, slope], how);
    for (const [label, push] of pushes.entries()) together[label] = (together[label] ?? 0) + push;
  }
  addPushes(shared, together, slope, how);
}

/** The same of a choice, by how likely a right option is chosen (conditional logit: McFadden 1974). */
export function addSlopeOfChoice({ options, isRight }: Choice, [weights, slope]: At): void {
  const scores = Float64Array.from(options, (row) => {
    const score = new Float64Array(1);
    addScores(row, weights, score);
    return score[0] ?? 0;
  });
  const amongRight = toShares(scores.map((score, at) => (isRight[at] === true ? score : -Infinity)));
  const shares = toShares(scores);
  for (const [at, row] of options.entries())
    addPushes(row, Float64Array.of((shares[at] ?? 0) - (amongRight[at] ?? 0)), slope);
}
