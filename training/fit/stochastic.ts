import type { Case } from './objective.ts';
import { addPushes, addScores, toShares } from './rows.ts';
import type { Row } from './rows.ts';

const RATE = 4;
/** How much a weight is pulled to 0 at each step that changes it, times the rate. */
const DECAY = 1e-5;
/** How much slower what speaks for a class whatever is met learns. */
const BIAS = { at: Uint32Array.of(0), values: Float64Array.of(0.1) };
/** A class that is less wrong than this is left as it is, which spares most of the work. */
const LEAST_WRONG = 2e-3;

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

/** A row without some of its features, others each time, so that no class hangs on one of them. */
function thinned({ at, values }: Row, leavesOut: number, next: () => number): Row {
  const kept = Array.from(at, () => next() >= leavesOut);
  return { at: at.filter((_, n) => kept[n]), values: values.filter((_, n) => kept[n]) };
}

/**
 * Lowers what is wrong with cases by their own features, one after the other in an order by chance that is the same in every run; the
 * weights begin with those that speak whatever is met. Each step leaves out a part of the features, 0 to 1.
 */
export function descend(
  cases: readonly Pick<Case, 'own' | 'right'>[],
  { places, classes }: { places: number; classes: number },
  { rounds, leavesOut }: { rounds: number; leavesOut: number },
): Float32Array {
  const weights = new Float32Array(places * classes);
  const rows = cases.map(({ own: { at, values } }): Row => ({ at, values: Float32Array.from(values) }));
  const order = Int32Array.from(cases, (_, at) => at);
  const shares = new Float32Array(classes);
  const next = chance();
  for (let round = 0; round < rounds; round += 1) {
    const rate = RATE / (1 + 0.2 * round);
    const pushing = { least: LEAST_WRONG, by: -rate };
    shuffle(order, next);
    for (const at of order) {
      const [whole, right] = [rows[at], cases[at]?.right];
      if (whole === undefined || right === undefined) continue;
      const row = leavesOut === 0 ? whole : thinned(whole, leavesOut, next);
      shares.set(weights.subarray(0, classes));
      addScores(row, weights, shares);
      toShares(shares);
      shares[right] = (shares[right] ?? 0) - 1;
      addPushes(BIAS, shares, weights, pushing);
      addPushes(row, shares, weights, { ...pushing, stays: 1 - rate * DECAY });
    }
  }
  return weights;
}
