/**
 * A learned linear classifier: how much each feature speaks for or against each of its classes. It is made by `npm run train` and
 * stands, packed, in `assets/models/`; engines get it as an argument.
 */
export interface LinearModel {
  readonly labels: readonly string[];
  /** What speaks for each class whatever is met, in the order of the labels. */
  readonly bias: readonly number[];
  /** The scale of a feature that was never learned: it speaks for nothing, and makes the others count less. */
  readonly unknownScale: number;
  readonly rows: ReadonlyMap<string, Row>;
}

/** One learned feature: the factor of its values, and its weights by class, one beside the other; classes that it says nothing of are left out. */
export interface Row {
  readonly scale: number;
  readonly classes: readonly number[];
  readonly weights: readonly number[];
}

/** What values are scaled by, before there are weights. */
export type Scales = Pick<LinearModel, 'rows' | 'unknownScale'>;

/** The factor of a feature's values. */
export const scaleOf = (model: Scales, feature: string): number =>
  model.rows.get(feature)?.scale ?? model.unknownScale;

/**
 * Features with the values that they count with: times their scales, and all of them together of length 1. So the more a text holds that
 * was never learned, the less the rest of it says.
 */
export function scaledToOne(
  model: Scales,
  features: Iterable<readonly [string, number]>,
): (readonly [string, number])[] {
  const scaled = [...features].map(([feature, value]) => [feature, value * scaleOf(model, feature)] as const);
  const length = Math.hypot(...scaled.map(([, value]) => value)) || 1;
  return scaled.map(([feature, value]) => [feature, value / length] as const);
}

/** How much a feature speaks for a class, by its place among the labels; 0 where it says nothing of it. */
export function weightOf(model: LinearModel, feature: string, place: number): number {
  const row = model.rows.get(feature);
  const at = row?.classes.indexOf(place) ?? -1;
  return row?.weights[at] ?? 0;
}

/** The sums of what speaks for each class, in the order of the labels, for features with their values. */
export function scoresOf(model: LinearModel, features: Iterable<readonly [string, number]>): number[] {
  const scores = [...model.bias];
  for (const [feature, value] of features) {
    const row = model.rows.get(feature);
    if (row === undefined) continue;
    const { classes, weights } = row;
    // The innermost loop of every reading: a function called for each weight takes several times as long.
    for (let at = 0; at < classes.length; at += 1) {
      const place = classes[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + value * (weights[at] ?? 0);
    }
  }
  return scores;
}

/** Scores as probabilities, 0 to 1 and together 1 (softmax). */
export function probabilitiesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
