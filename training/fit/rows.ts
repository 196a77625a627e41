export type Numbers = Float32Array | Float64Array;

/** Features by their places among the weights, with their values. A place has one weight a class, one beside the other. */
export interface Row {
  at: Uint32Array;
  values: Numbers;
}

// The loops of this file are plain: they are nearly all of the work of a fit.

/** Adds to the scores of the classes what a row says of each. */
export function addScores({ at, values }: Row, weights: Numbers, scores: Numbers): void {
  const classes = scores.length;
  for (let n = 0; n < at.length; n += 1) {
    const [from, value] = [(at[n] ?? 0) * classes, values[n] ?? 0];
    for (let label = 0; label < classes; label += 1)
      scores[label] = (scores[label] ?? 0) + value * (weights[from + label] ?? 0);
  }
}

/** How a row changes what it pushes at: the pushes times `by` are added to so much of it as `stays`. Pushes nearer to 0 than `least` are none. */
interface Pushing {
  least: number;
  by: number;
  stays: number;
}

/** Adds the values of a row times the push of each class to weights, or to their slope. */
export function addPushes(
  { at, values }: Row,
  pushes: Numbers,
  target: Numbers,
  { least = 0, by = 1, stays = 1 }: Partial<Pushing> = {},
): void {
  const classes = pushes.length;
  for (let label = 0; label < classes; label += 1) {
    const push = pushes[label] ?? 0;
    if (Math.abs(push) < least) continue;
    const pushed = by * push;
    for (let n = 0; n < at.length; n += 1) {
      const place = (at[n] ?? 0) * classes + label;
      target[place] = (target[place] ?? 0) * stays + pushed * (values[n] ?? 0);
    }
  }
}

/** Turns scores into shares, 0 to 1 and together 1, where they stand (softmax). */
export function toShares<Some extends Numbers>(scores: Some): Some {
  let most = -Infinity;
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] ?? 0);
  let total = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const raised = Math.exp((scores[at] ?? 0) - most);
    scores[at] = raised;
    total += raised;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / total;
  return scores;
}
