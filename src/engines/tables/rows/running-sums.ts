import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { isNumber } from '#engines/tables/columns/fields.ts';
import type { Cell } from '#engines/tables/table.ts';
import { FormsOfSums } from './sums/forms.ts';
import {
  centsByPiece,
  comesTo,
  differingOf,
  emptyScope,
  isMean,
  LEAST_DIFFERING,
  NEAR,
  ROUNDED,
} from './sums/sums-of-rows.ts';
import type { SaidNumber } from './sums/sums-of-rows.ts';
import { columnsOfNumbers, usualColumns } from './sums/columns-of-records.ts';
import { NOT_ADDED } from './totals.ts';
import { beginsAsTotal, speaksOfTotal } from './total-labels.ts';
import { numberAt } from './row-values.ts';
import type { Reading } from './row-values.ts';

type Row = readonly Cell[];

/** How much of the columns that nearly all fill a line of sums lacks, or what is hardly a row. */
const [LACKING, LACKING_MOST] = [1 / 3, 0.6];
/** How many different amounts, with its count, are sums before a record that lacks nothing is one. */
const LEAST_OF_PERIOD = 3;

/**
 * The sums of the rows that were gone through: of all, and of those since the last line of sums; of those that were accepted, and
 * with those that were left out, which some files count too.
 */
export class RunningSums {
  readonly #added: readonly Reading[];
  readonly #prices: readonly Reading[];
  readonly #stock: Reading | undefined;
  readonly #usual: readonly number[];
  /** Columns of numbers that are no fields. */
  readonly #others: readonly number[];
  /** Records below the last one that lacks little of what is usual. */
  readonly #below: ReadonlySet<Row>;
  /** The most that each price was so far, by place of its column. */
  readonly #most = new Map<number, number>();
  readonly #all = [emptyScope(), emptyScope()] as const;
  #section = [emptyScope(), emptyScope()] as const;
  readonly #forms = new FormsOfSums();
  /** The same since the last record with a day, where days stand once. */
  #day = [emptyScope(), emptyScope()] as const;

  constructor(records: readonly Row[], readings: readonly Reading[]) {
    this.#added = readings.filter(({ field }) => isNumber(field) && !NOT_ADDED.has(field));
    this.#prices = readings.filter(({ field }) => field === 'price' || field === 'cost');
    this.#stock = readings.find(({ field }) => field === 'stock');
    this.#usual = usualColumns(records);
    const taken = new Set(readings.map(({ at }) => at));
    const mayBeSums = records.some((record) => !record.every(isNothing) && this.lacks(record, LACKING_MOST));
    this.#others =
      mayBeSums || records.some((record) => record.some(beginsAsTotal))
        ? columnsOfNumbers(records).filter((at) => !taken.has(at))
        : [];
    const last = records.findLastIndex((record) => !this.lacks(record, LACKING));
    this.#below = new Set(records.slice(last + 1));
  }

  add(record: Row, isAccepted: boolean): void {
    this.#forms.addRow(record);
    for (const { at, sign } of this.#prices)
      this.#most.set(at, Math.max(this.#most.get(at) ?? 0, numberOf(record[at], sign) ?? 0));
    const values = this.#added.map(
      (reading) => [reading.at, numberAt(record[reading.at], reading) ?? 0] as const,
    );
    const others = this.#others.map((at) => [at, numberOf(record[at], null) ?? 0] as const);
    const [rate, worths] = [centsByPiece(record, this.#added), this.#worthOf(record)];
    for (const [accepted, met] of [this.#all, this.#section, this.#day])
      for (const scope of isAccepted ? [accepted, met] : [met]) {
        scope.rows += 1;
        for (const [at, value] of [...values, ...others])
          scope.sums.set(at, (scope.sums.get(at) ?? 0) + value);
        if (rate !== null) scope.rates.add(rate);
        for (const [at, worth] of worths) scope.worths.set(at, (scope.worths.get(at) ?? 0) + worth);
      }
  }

  /** The numbers of a record that are added up. */
  #saidIn(record: Row, added = this.#added): SaidNumber[] {
    return added.flatMap((reading) => {
      const value = numberAt(record[reading.at], reading);
      return value === null || value === 0 ? [] : [{ at: reading.at, value }];
    });
  }

  #amountsIn(record: Row): SaidNumber[] {
    return this.#saidIn(
      record,
      this.#added.filter(({ field }) => field !== 'qty'),
    );
  }

  #pricesIn(record: Row): SaidNumber[] {
    return this.#prices.flatMap(({ at, sign }) => {
      const value = numberOf(record[at], sign);
      return value === null ? [] : [{ at, value }];
    });
  }

  /** What the pieces of a record that are in stock come to, at each of its prices. */
  #worthOf(record: Row): (readonly [at: number, worth: number])[] {
    if (this.#stock === undefined) return [];
    const pieces = numberAt(record[this.#stock.at], this.#stock) ?? 0;
    return this.#prices.map(({ at, sign }) => [at, (numberOf(record[at], sign) ?? 0) * pieces] as const);
  }

  /**
   * Whether a record below the last whole one that lacks most of what is usual says nothing but prices above all before it: it is what
   * things come to, however that was reckoned.
   */
  isBeyond(record: Row): boolean {
    if (!this.#below.has(record) || !this.lacks(record, LACKING_MOST)) return false;
    const said = this.#pricesIn(record);
    return said.length > 0 && said.every(({ at, value }) => value > (this.#most.get(at) ?? value));
  }

  /** Whether the only price of a record that lacks what rows have is what the rows before it are worth: "Stock at cost". */
  #isWorth(record: Row): boolean {
    if (this.#stock === undefined || !isNothing(record[this.#stock.at])) return false;
    const said = this.#pricesIn(record);
    return (
      said.length > 0 &&
      this.lacks(record, LACKING) &&
      [...this.#all, ...this.#section].some(
        ({ rows, worths }) =>
          rows > 1 &&
          said.every(({ at, value }) => Math.abs((worths.get(at) ?? 0) - value) <= ROUNDED * rows),
      )
    );
  }

  /**
   * Whether a record that may lack nothing is a sum: its count and its amounts, three at least that differ, or two where it lacks what every
   * row has, are those of the rows since the last line of sums or of all, which do not cost the same by the piece.
   */
  isSumOfPeriods(record: Row): boolean {
    const said = this.#saidIn(record);
    const least = this.#forms.lacksOfAll(record) ? LEAST_DIFFERING : LEAST_OF_PERIOD;
    if (differingOf(said) < least || centsByPiece(record, this.#added) === null) return false;
    const isSum = [...this.#all, ...this.#section].some(
      (scope) => scope.rows > 1 && scope.rates.size > 1 && comesTo(scope, said),
    );
    if (isSum) this.#forms.addSum(record);
    return isSum;
  }

  /** Whether a record lacks at least a share (0 to 1) of what nearly all fill. */
  lacks(record: Row, share: number): boolean {
    const lacking = this.#usual.filter((at) => isNothing(record[at])).length;
    return lacking >= Math.max(1, this.#usual.length * share);
  }

  /** What follows is summed up anew. */
  endSection(): void {
    this.#section = [emptyScope(), emptyScope()];
  }

  /** A day begins: what follows is summed up anew beside all else. */
  beginDay(): void {
    this.#day = [emptyScope(), emptyScope()];
  }

  /**
   * Whether a record without a day of its own, where days stand once, says what the lines of the day come to: each of several amounts, or
   * all that it says where it speaks of a total.
   */
  isSumOfDay(record: Row): boolean {
    const said = this.#saidIn(record);
    const isNamed = record.some(speaksOfTotal);
    const differing = differingOf(said);
    return [...this.#day, ...this.#section].some(
      (scope) =>
        (isNamed ? scope.rows > 0 && differing > 0 : scope.rows > 1 && differing >= LEAST_OF_PERIOD) &&
        comesTo(scope, said),
    );
  }

  /**
   * Whether a record that lacks most of what is usual says numbers in columns of no field alone, each of which is what the rows before it
   * come to: "Stock at cost" below what the things are worth.
   */
  #isSumBeside(record: Row): boolean {
    if (!this.lacks(record, LACKING_MOST)) return false;
    const said = record.flatMap((cell, at) => {
      const value = numberOf(cell, null);
      return value === null || value === 0 ? [] : [{ at, value }];
    });
    return (
      said.length > 0 &&
      said.every(({ at }) => this.#others.includes(at)) &&
      [...this.#all, ...this.#section].some((scope) => scope.rows > 1 && comesTo(scope, said))
    );
  }

  /**
   * Whether all that a record says is what the rows before it come to, or those since the last line of sums: two numbers that differ at
   * least, those in columns of no field among them.
   */
  #comesToAll(record: Row): boolean {
    const said = this.#saidIn(record);
    const beside = this.#others.flatMap((at): SaidNumber[] => {
      const value = numberOf(record[at], null);
      return value === null || value === 0 ? [] : [{ at, value }];
    });
    return [said, [...said, ...beside]].some(
      (all) =>
        differingOf(all) >= LEAST_DIFFERING &&
        [...this.#all, ...this.#section].some((scope) => scope.rows > 0 && comesTo(scope, all)),
    );
  }

  /**
   * Whether the amounts of a record are sums of rows before it: it lacks what rows have, or its day (`isUndated`). Where nearly nothing
   * is lacking each of several amounts has to be such a sum. What they are on average is none of them either.
   */
  isSum(record: Row, isUndated: boolean): boolean {
    const isSum =
      this.#isSumAbove(record, isUndated) ||
      this.#forms.isSumOfOne(record, this.#saidIn(record), this.#section);
    if (isSum) this.#forms.addSum(record);
    return isSum;
  }

  #isSumAbove(record: Row, isUndated: boolean): boolean {
    const isLacking = isUndated || this.lacks(record, LACKING);
    if ((isLacking && record.some(beginsAsTotal)) || this.#isWorth(record)) return true;
    if ((record.some(beginsAsTotal) && this.#comesToAll(record)) || this.#isSumBeside(record)) return true;
    if (this.lacks(record, LACKING_MOST) && record.some(speaksOfTotal)) return true;
    const said = this.#amountsIn(record);
    const differing = differingOf(said);
    const isWhole = differing >= LEAST_DIFFERING && this.lacks(record, 0);
    if (
      differing >= LEAST_DIFFERING &&
      isMean([this.#all[0], this.#section[0]], said) &&
      (isUndated || this.lacks(record, 0))
    )
      return true;
    return [...this.#all, ...this.#section].some(({ rows, sums }) => {
      const equal = said.filter(({ at, value }) => Math.abs((sums.get(at) ?? 0) - value) < NEAR).length;
      if (rows < 2 || equal === 0) return false;
      return isLacking ? isUndated || equal * 2 >= said.length : isWhole && equal === said.length;
    });
  }
}
