import type { Field } from '#engines/tables/columns/fields.ts';
import type { Amounts } from './sums.ts';

/**
 * How much it speaks against postage that it is so much a piece: more than the total that comes right with it. And against an amount of an
 * order that the total has no room for, or has less of. A name that leaves no doubt stands against both.
 */
const [EACH_PIECE, NOT_IN_TOTAL] = [-14.5, -4];
/** In how many rows it has to show at least, and in how much of those that say anything of it. */
const [LEAST_ROWS, MOSTLY] = [3, 0.8];
/** Where each piece is charged for, there are so many more different amounts than different ones for a piece. */
const MORE_AMOUNTS = 2;
/** Cents that an amount may be off. */
const ROUNDED = 1.5;
const TENTHS_OF_CENTS = 10;

const near = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDED;

/** Whether most of what rows say is so; rows that say neither are null. */
function mostly(said: readonly (boolean | null)[]): boolean {
  const answers = said.filter((one) => one !== null);
  const yes = answers.filter(Boolean).length;
  return yes >= LEAST_ROWS && yes >= answers.length * MOSTLY;
}

/** The totals that a row would have without an amount: what is before tax, with its taxes, and with a tip. */
function totalsWithout(amounts: Amounts): number[] {
  const bases = ['net', 'subtotal'].flatMap((field) => amounts(field) ?? []);
  const [tax, tip] = [amounts('tax') ?? 0, amounts('tip') ?? 0];
  return bases.flatMap((base) => [base + tax, base + tax + tip]);
}

/** Whether the total of a row comes right without an amount and not with it: then it is not in it. Null where a row does not say. */
function isBeside(amounts: Amounts, field: Field): boolean | null {
  const [amount, total] = [amounts(field), amounts('total')];
  if (amount === null || amount === 0 || total === null) return null;
  const without = totalsWithout(amounts);
  const isWithout = without.some((sum) => near(sum, total));
  const isWith = without.some((sum) => near(sum + amount, total));
  return isWithout === isWith ? null : isWithout;
}

/** Whether the total of a row is less by an amount: it was taken off at once, and nothing was given back of it later. */
function isTakenOff(amounts: Amounts, field: Field): boolean | null {
  const [amount, total] = [amounts(field), amounts('total')];
  if (amount === null || amount === 0 || total === null) return null;
  const without = totalsWithout(amounts);
  const isWithout = without.some((sum) => near(sum, total));
  const isLess = without.some((sum) => near(sum - Math.abs(amount), total));
  return isWithout === isLess ? null : isLess;
}

const different = (values: readonly number[]): number => new Set(values).size;

/** Whether an amount is so much for each piece of a row: a deposit or a levy on what is sold, and no postage of an order. */
function isForEachPiece(rows: readonly Amounts[], field: Field): boolean {
  const found = rows.flatMap((amounts) => {
    const [amount, quantity] = [amounts(field), amounts('qty')];
    return amount === null || amount === 0 || quantity === null || quantity <= 0
      ? []
      : [{ amount, each: Math.round((amount * 1000 * TENTHS_OF_CENTS) / quantity) }];
  });
  const prices = different(found.map(({ each }) => each));
  return found.length > LEAST_ROWS && different(found.map(({ amount }) => amount)) >= prices * MORE_AMOUNTS;
}

/** In how much of the rows with a discount it may be more than what is left, and how much it speaks against one that is so in more. */
const [SOME_LARGE, MORE_THAN_LEFT] = [0.25, -12];

/** Whether a discount is more than what is left in so many rows that it is rather a part of what was charged: labour beside materials. */
function isPartOfWhole(rows: readonly Amounts[]): boolean {
  const said = rows.flatMap((amounts) => {
    const [discount, net] = [amounts('discount'), amounts('net')];
    return discount === null || discount === 0 || net === null ? [] : [Math.abs(discount) > Math.abs(net)];
  });
  const more = said.filter(Boolean).length;
  return more >= LEAST_ROWS && more >= said.length * SOME_LARGE;
}

/**
 * How much totals and pieces speak against amounts of whole orders: postage is in its total and not so much a piece, and what was given
 * back is not taken off the total in which it was paid.
 */
export function totalsSay(rows: readonly Amounts[], fields: ReadonlySet<Field>): number {
  let against = 0;
  const isSplit = ['gross', 'discount', 'net'].every((field) => fields.has(field));
  if (isSplit && isPartOfWhole(rows)) against += MORE_THAN_LEFT;
  if (fields.has('shipping')) {
    if (isForEachPiece(rows, 'shipping')) against += EACH_PIECE;
    if (mostly(rows.map((amounts) => isBeside(amounts, 'shipping')))) against += NOT_IN_TOTAL;
  }
  if (fields.has('refund') && mostly(rows.map((amounts) => isTakenOff(amounts, 'refund'))))
    against += NOT_IN_TOTAL;
  return against;
}
