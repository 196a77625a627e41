/** Integer cents, -2^53 to 2^53. A refund is below nought. */
export type Cents = number;

/** Throws RangeError for what is no whole number of cents that can be kept exactly. */
function whole(value: bigint): Cents {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('An amount of money is out of range.');
  return number;
}

/** A product divided, rounded half away from nought, so that a refund mirrors its sale to the cent. */
export function dividedHalfUp(factors: readonly [number, number], divisor: number): number {
  const product = BigInt(factors[0]) * BigInt(factors[1]);
  const by = BigInt(divisor);
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + by) / (2n * by);
  return whole(product < 0n ? -rounded : rounded);
}

const THOUSANDTHS = 1000;
/** What a line comes to: unit price in cents times quantity in thousandths, rounded half up. */
export const lineGross = (unitCents: Cents, quantity: number): Cents =>
  dividedHalfUp([unitCents, quantity], THOUSANDTHS);

/**
 * An amount split over shares by largest remainder, so that the parts add up to it: the first wins a tie. Shares count by their size;
 * where all are nought the first takes everything.
 */
export function splitByLargestRemainder(amount: Cents, shares: readonly number[]): Cents[] {
  const sizes = shares.map((share) => BigInt(Math.abs(share)));
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  if (total === 0n) return shares.map((_, place) => (place === 0 ? amount : 0));
  const sign = amount < 0 ? -1 : 1;
  const size = BigInt(Math.abs(amount));
  const parts = sizes.map((share, place) => ({
    place,
    floor: (size * share) / total,
    rest: (size * share) % total,
  }));
  const left = Number(size - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const lucky = new Set(
    parts
      .toSorted((one, other) =>
        one.rest === other.rest ? one.place - other.place : one.rest > other.rest ? -1 : 1,
      )
      .slice(0, left)
      .map(({ place }) => place),
  );
  return parts.map(({ place, floor }) => sign * (whole(floor) + (lucky.has(place) ? 1 : 0)));
}

const COIN = 5;
/** A total as it is paid in cash in Canada: to the nearest five cents. The difference is kept in a column of its own. */
export const cashTotal = (cents: Cents): Cents => COIN * dividedHalfUp([cents, 1], COIN);
