const RATE = 0.15;
/** How much of the mean slope and of the mean square of it stays from step to step. */
const [MEAN_STAYS, SQUARE_STAYS] = [0.9, 0.99];

/**
 * The weights at which a loss is least, by Adam (Kingma, Ba 2015) from 0 in so many steps; the same in every run. `slopeAt` gives the slope of the
 * loss at some weights, one number a weight; `least` is added to the spread of a slope, so that one that hardly varies does not leap.
 */
export function leastLoss(
  length: number,
  slopeAt: (weights: Float64Array) => Float64Array,
  { steps, least }: { steps: number; least: number },
): Float64Array {
  const weights = new Float64Array(length);
  const [means, squares] = [new Float64Array(length), new Float64Array(length)];
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeAt(weights);
    for (let place = 0; place < length; place += 1) {
      const at = slope[place] ?? 0;
      const mean = MEAN_STAYS * (means[place] ?? 0) + (1 - MEAN_STAYS) * at;
      const square = SQUARE_STAYS * (squares[place] ?? 0) + (1 - SQUARE_STAYS) * at * at;
      means[place] = mean;
      squares[place] = square;
      const spread = Math.sqrt(square / (1 - SQUARE_STAYS ** step)) + least;
      weights[place] = (weights[place] ?? 0) - (RATE * mean) / (1 - MEAN_STAYS ** step) / spread;
    }
  }
  return weights;
}
