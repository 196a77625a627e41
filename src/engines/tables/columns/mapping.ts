import { probabilitiesOf } from '#engines/classifier/index.ts';
import { inParts } from '#engines/tables/cells/numbers.ts';
import { choicesOf, strangeTo } from './choices.ts';
import type { Choice, SaidFields } from './choices.ts';
import type { Column } from './columns.ts';
import { EXPECTED } from './expected.ts';
import { columnsOfLines } from './lines/going-on.ts';
import { isNumber } from './fields.ts';
import type { Field, Kind } from './fields.ts';
import { isCalledNet, isLeftOfGross, saysWithTaxes } from './amounts/before-taxes.ts';
import { chargesSay } from './amounts/charges.ts';
import { untoldTaxSays } from './amounts/untold-taxes.ts';
import { withBaseTold } from './amounts/only-base.ts';
import { totalsSay } from './amounts/beside-totals.ts';
import { holdingsOf, supportOf } from './amounts/sums.ts';
import type { Amounts } from './amounts/sums.ts';
import { statesSay, thingsSay } from './things.ts';

/** What the columns of a table are taken for. */
export interface Mapping {
  /** Each field with its column and how sure that is, 0 to 1. */
  fields: ReadonlyMap<Field, { column: Column; confidence: number }>;
  /** How well the columns are those of a table of the kind, as a logarithm: to be set beside other kinds. */
  score: number;
}

interface State {
  score: number;
  taken: ReadonlyMap<Field, Column>;
}

/** Ways that are kept while columns are gone through. */
const BEAM = 80;
const BEAM_OF_NUMBERS = 1200;
const SUM_ROWS = 60;
const NOTHING_LEFT = 0.01;
/** How much of a column is written as money for it to be an amount that a total may hold. */
const MOSTLY_MONEY = 0.5;

/** The numbers of a column in the first rows, as integer cents and as thousandths. */
interface Parts {
  cents: readonly (number | null)[];
  thousandths: readonly (number | null)[];
}

const partsIn = ({ numbers }: Column, parts: number): (number | null)[] =>
  numbers.slice(0, SUM_ROWS).map((value) => (value === null ? null : inParts(value, parts)));

/** The parts of columns of numbers, reckoned once for all ways that are gone through. */
const partsOf = (columns: readonly Column[]): ReadonlyMap<Column, Parts> =>
  new Map(
    columns.map((column) => [column, { cents: partsIn(column, 100), thousandths: partsIn(column, 1000) }]),
  );

/** How much the sums between columns speak for what they are taken for; `parts` are of all that hold numbers. */
function sumsSay(taken: ReadonlyMap<Field, Column>, parts: ReadonlyMap<Column, Parts>): number {
  const [first] = taken.values();
  const fields = new Set(taken.keys());
  const said = new Map(
    [...taken].map(([field, column]) => {
      const { cents, thousandths } = parts.get(column) ?? { cents: [], thousandths: [] };
      return [field, field === 'qty' ? thousandths : cents];
    }),
  );
  const rows = Array.from(
    { length: Math.min(SUM_ROWS, first?.numbers.length ?? 0) },
    (_, row): Amounts =>
      (field) =>
        said.get(field)?.[row] ?? null,
  );
  const own = new Set(taken.values());
  const beside = [...parts].flatMap(([column, { cents }]) =>
    own.has(column) || (column.shares['money'] ?? 0) < MOSTLY_MONEY ? [] : [cents.map((value) => value ?? 0)],
  );
  return (
    supportOf(holdingsOf(rows, fields)) +
    totalsSay(rows, fields) +
    chargesSay(rows, fields, beside) +
    untoldTaxSays(taken, rows)
  );
}

/** How much it speaks against orders that what is before tax is their net where no gross stands beside it: it is their subtotal. */
const NET_ALONE = 6;
/** The same against lines whose only amount is a gross of which nothing is taken off: it is their net. */
const GROSS_ALONE = 3.5;
/** The same against a net whose name says that its taxes are in it, whatever the amounts come to. */
const WITH_TAXES = 20;
/** How much it speaks for a total without taxes that it is what is left of a gross: as much as for a net that is. */
const LEFT_OF_GROSS = 8;
const aloneSays = (
  taken: ReadonlyMap<Field, Column>,
  { kind, said }: { kind: Kind; said: SaidFields },
): number => {
  if (['net', 'gross'].some((field) => Object.values(said).includes(field))) return 0;
  // What has its taxes in it is no net.
  if (saysWithTaxes(taken.get('net')?.name ?? '')) return -WITH_TAXES;
  if (isLeftOfGross(taken)) return LEFT_OF_GROSS;
  if (kind === 'orders' && taken.has('subtotal') && taken.has('net')) return -NET_ALONE;
  if (kind === 'orders' && isCalledNet(taken)) return 0;
  const isAlone = ['gross', 'subtotal', 'unit_price'].every((field) => !taken.has(field));
  const mayBeSubtotal = (taken.get('net')?.meanings.get('subtotal') ?? 0) > 0;
  if (kind === 'orders') return isAlone && mayBeSubtotal && taken.has('tax') ? -NET_ALONE : 0;
  return taken.has('gross') && !taken.has('net') && !taken.has('discount') ? -GROSS_ALONE : 0;
};

const surest = (choices: readonly Choice[]): number => Math.max(0, ...choices.map(([, value]) => value));

/** What of a column's choices no other column has; nothing where that is all, as of two that an owner called the same. */
function stillOpen(choices: readonly Choice[], taken: ReadonlyMap<Field, Column>): readonly Choice[] {
  const open = choices.filter(([field]) => field === null || !taken.has(field));
  return open.length > 0 ? open : [[null, NOTHING_LEFT]];
}

/** The likeliest ways to give each column one field at most and each field one column, by names and values alone. */
function likeliest(
  columns: readonly { column: Column; choices: readonly Choice[] }[],
  kind: Kind,
  kept: number,
): State[] {
  let states: State[] = [{ score: 0, taken: new Map() }];
  for (const { column, choices } of columns.toSorted((a, b) => surest(b.choices) - surest(a.choices)))
    states = states
      .flatMap(({ score, taken }) =>
        stillOpen(choices, taken).map(([field, value]): State => ({
          score: score + Math.log(value) + (field === null ? 0 : (EXPECTED[kind][field] ?? 0)),
          taken: field === null ? taken : new Map(taken).set(field, column),
        })),
      )
      .toSorted((one, other) => other.score - one.score)
      .slice(0, kept);
  return states;
}

/** The best way with the share of all ways, by their likelihood, in which each field is its column. */
function decided(states: readonly State[]): [Field, { column: Column; confidence: number }][] {
  const weights = probabilitiesOf(states.map(({ score }) => score));
  const [best] = states.toSorted((one, other) => other.score - one.score);
  return [...(best?.taken ?? [])].map(([field, column]) => {
    const confidence = states.reduce(
      (sum, { taken }, place) => sum + (taken.get(field) === column ? (weights[place] ?? 0) : 0),
      0,
    );
    return [field, { column, confidence }];
  });
}

const isOther = ([field]: Choice): boolean => field === null || !isNumber(field);

/** Whether a column is of numbers: by its values, or, where it is empty, by its name. */
function holdsNumbers({ shares }: Column, choices: readonly Choice[]): boolean {
  // What an owner said is the only choice.
  if (choices.every((choice) => !isOther(choice))) return true;
  if ((shares['filled'] ?? 0) > 0)
    return (shares['number'] ?? 0) + (shares['measured'] ?? 0) >= 0.5 && (shares['date'] ?? 0) < 0.5;
  const [likeliestField] = choices.toSorted(([, one], [, other]) => other - one)[0] ?? [null];
  return likeliestField !== null && isNumber(likeliestField);
}

/** The score of the best of some ways. */
const most = (states: readonly State[]): number => Math.max(...states.map(({ score }) => score));

/** The choices of a column of numbers: a number, or whatever else it may be, such as the number of an order, as one. */
function orElse(choices: readonly Choice[], kind: Kind): Choice[] {
  const others = choices
    .filter(isOther)
    .map(([field, value]) => value * Math.exp(field === null ? 0 : (EXPECTED[kind][field] ?? 0)));
  const numbers = choices.filter((choice) => !isOther(choice));
  return others.length === 0 ? numbers : [...numbers, [null, Math.max(...others)]];
}

/** What a line of an order is about: never what stands in the first of its lines alone. */
const OF_A_LINE: ReadonlySet<Field> = new Set(['item', 'variant', 'sku', 'gtin', 'qty', 'unit_price']);

/** The choices of a column of a list of orders: what is not of a line is none of its fields, and what it comes to before tax is a subtotal. */
function asOfLines(choices: readonly Choice[], isOfLine: boolean): readonly Choice[] {
  if (isOfLine || choices.length === 1) return choices;
  const subtotal = surest(choices.filter(([field]) => field === 'subtotal' || field === 'net'));
  const left = choices.filter(
    ([field]) => field === null || !(OF_A_LINE.has(field) || field === 'net' || field === 'subtotal'),
  );
  if (subtotal > 0) left.push(['subtotal', subtotal]);
  return left.length > 0 ? left : [[null, 1]];
}

/**
 * What the columns of a table of this kind are: names and values propose, and of the likeliest ways the one wins in which the sums
 * between columns hold; what an owner said stands. The confidence of a field is the share of the ways, by their likelihood, in which
 * it is that column's. Columns of numbers, which sums join, are decided apart from the others.
 */
export function mapColumns(columns: readonly Column[], kind: Kind, said: SaidFields = {}): Mapping {
  const ofLines = kind === 'order_lines' ? columnsOfLines(columns) : new Set<Column>();
  const told = kind === 'orders' ? withBaseTold(columns) : columns;
  const open = columns.map((column, at) => ({
    column,
    choices: asOfLines(choicesOf(told[at] ?? column, kind, said), ofLines.size === 0 || ofLines.has(column)),
  }));
  const ofNumbers = open.filter(({ column, choices }) => holdsNumbers(column, choices));
  const parts = partsOf(ofNumbers.map(({ column }) => column));
  const numbers = likeliest(
    ofNumbers.map(({ column, choices }) => ({ column, choices: orElse(choices, kind) })),
    kind,
    BEAM_OF_NUMBERS,
  ).map(({ score, taken }) => ({ taken, score: score + sumsSay(taken, parts) }));
  // Which of two names an amount has says nothing of the kind of a table.
  const first = decided(
    numbers.map(({ score, taken }) => ({ taken, score: score + aloneSays(taken, { kind, said }) })),
  );
  const taken = new Set(first.map(([, { column }]) => column));
  const others = open
    .filter(({ column }) => !taken.has(column))
    .map(({ column, choices }) => ({
      column,
      choices: choices.filter(isOther),
    }));
  const words = likeliest(others, kind, BEAM).map(({ score, taken: named }) => ({
    taken: named,
    score: score + thingsSay(named) + statesSay(named, columns),
  }));
  const missing = Object.values(EXPECTED[kind]).reduce((sum, odds) => sum - Math.log1p(Math.exp(odds)), 0);
  return {
    fields: new Map([...first, ...decided(words)]),
    score: most(numbers) + most(words) + missing + strangeTo(columns, kind),
  };
}
