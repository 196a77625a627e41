import type { Column } from './columns.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { DATES, FIELDS_OF, isNumber, MONEY } from './fields.ts';
import type { Field, Kind } from './fields.ts';
import { areStates } from '#engines/tables/rows/verdicts.ts';

/** What an owner said of columns, by their names: a field, or that a column is none. */
export type SaidFields = Readonly<Record<string, Field | null>>;

/** How much of what a column would be in tables of other kinds speaks for its being nothing in one of this. */
const OF_OTHER_KINDS = 0.3;

/** How seldom a table has a column that its kind has no field for but another kind has. */
const STRANGE = 0.04;

/** How much it speaks against a kind, as a logarithm, that columns look like what it has no field for: days in a stock list. */
export const strangeTo = (columns: readonly Column[], kind: Kind): number =>
  columns.reduce((sum, { meanings }) => {
    const strange = [...meanings]
      .filter(([meaning]) => meaning !== 'none' && FIELDS_OF[kind][meaning] === undefined)
      .reduce((total, [, likelihood]) => total + likelihood, 0);
    return sum + Math.log(1 - strange + STRANGE * strange);
  }, 0);

/** The likelihood of each field of a kind, and of none of them, for a column. */
function fieldsOf({ name, meanings }: Column, kind: Kind, said: SaidFields): [Field | null, number][] {
  const decided = said[name];
  if (decided !== undefined) return [[decided, 1]];
  const found = new Map<Field | null, number>([[null, 0]]);
  for (const [meaning, likelihood] of meanings) {
    const field = FIELDS_OF[kind][meaning] ?? null;
    const counted = field === null && meaning !== 'none' ? likelihood * OF_OTHER_KINDS : likelihood;
    found.set(field, (found.get(field) ?? 0) + counted);
  }
  const sum = [...found.values()].reduce((total, value) => total + value, 0);
  return [...found].map(([field, value]) => [field, value / sum]);
}

/** A likelihood that is at least as much as another: what a name says a little of still tells two fields apart. */
const atLeast = (value: number, least: number): number => Math.max(value, Math.min(least + value, LIKELY));

const LEAST_LIKELY = 0.004;
/** What a column of amounts may be at least, whatever its name says: the sums decide. */
const LEAST_OF_AMOUNT = 0.025;

/** How likely by its name at least an amount is what no sum tells: what a total holds beside its taxes may be a deposit, or a levy. */
const LEAST_NAMED: Readonly<Record<Field, number>> = { shipping: 0.7, tip: 0.3, refund: 0.1 };

/** A field, or none, with how likely a column is that. */
export type Choice = readonly [Field | null, number];

/** Some choices, where an amount that its name does not tell well enough is none of ours. */
function asNamed(choices: readonly Choice[]): Choice[] {
  const isTold = ([field, value]: Choice): boolean => field === null || value >= (LEAST_NAMED[field] ?? 0);
  const untold = choices.filter((choice) => !isTold(choice)).reduce((sum, [, value]) => sum + value, 0);
  return choices.filter(isTold).map(([field, value]) => [field, field === null ? value + untold : value]);
}

/** Fields that tables of a kind hardly ever lack: one of the columns that may be it is it, whatever its name says. */
const NEVER_MISSING: Readonly<Record<Kind, readonly Field[]>> = {
  sale_lines: ['date'],
  order_lines: ['date', 'qty'],
  orders: ['date'],
  item_totals: ['qty'],
  items: ['stock', 'price'],
  customers: ['orders', 'spend'],
  reviews: ['date', 'stars'],
};
const LEAST_OF_NEEDED = 0.08;
/** What a column of names may be at least who wrote a review. */
const LEAST_OF_NAMES = 0.3;
/** What a column of words for states may be at least a state. */
const LIKELY = 0.5;

/** How much of a column of names begins with a capital. */
const CAPITALS = 0.8;
const beginsLarge = (cell: Cell | undefined): boolean => /^\p{Lu}/u.test(cellText(cell));

/** Whether a column is of names of people by its values: short texts of a few words with a capital, hardly any of them twice. */
const isName = (shares: Column['shares'], sample: Column['sample']): boolean =>
  (shares['name'] ?? 0) + (shares['word'] ?? 0) >= LIKELY &&
  sample.filter(beginsLarge).length >= sample.filter((cell) => !isNothing(cell)).length * CAPITALS &&
  (shares['differing'] ?? 0) >= 0.8 &&
  (shares['sentence'] ?? 0) === 0 &&
  (shares['said'] ?? 0) < LEAST_OF_ANSWER;

/** How much of a column has to be sentences, and how likely it has to be an answer by its name, to be one beside what was written. */
const [SENTENCES, LEAST_OF_ANSWER] = [0.5, 0.05];

const isAnswer = (shares: Column['shares'], meanings: Column['meanings']): boolean =>
  Math.max(shares['sentence'] ?? 0, shares['said'] ?? 0) >= SENTENCES &&
  (meanings.get('reply') ?? 0) >= LEAST_OF_ANSWER;

/** How much of what a column may be a thing it may be a sort of things, or what a thing differs by: how rows repeat tells them apart. */
const AS_LIKELY_AS_THING: Readonly<Record<Field, number>> = { category: 0.1, variant: 0.05 };

/** What a column may be at least by its values. */
function leastOf(
  { shares, meanings, sample, isOpen = false }: Column,
  kind: Kind,
  field: Field | null,
): number {
  if (field === null || isOpen || (shares['filled'] ?? 0) === 0) return 0;
  const asThing = AS_LIKELY_AS_THING[field];
  if (asThing !== undefined) return asThing * (meanings.get('item') ?? 0);
  const { number = 0, integer = 0, money = 0, state = 0 } = shares;
  if (field === 'status') return state >= 0.9 || areStates(sample) ? LIKELY : 0;
  if (field === 'currency') return (shares['currency'] ?? 0) >= 0.9 ? LIKELY : 0;
  if (field === 'reply') return isAnswer(shares, meanings) ? LIKELY : 0;
  if (field === 'author') return isName(shares, sample) ? LEAST_OF_NAMES : 0;
  const isCount = integer >= 0.8 && (shares['differing'] ?? 1) < 1;
  const isAmount = money >= 0.5 || (number >= 0.8 && integer < 0.6);
  const isOfType = MONEY.has(field)
    ? isAmount
    : field === 'stars'
      ? (shares['rating'] ?? 0) >= 0.8
      : DATES.has(field)
        ? (shares['date'] ?? 0) + (shares['serial'] ?? 0) >= 0.8
        : isNumber(field) && isCount;
  // What tables never lack their rows hardly lack: a price of before stands in some alone.
  if (isOfType && NEVER_MISSING[kind].includes(field)) return LEAST_OF_NEEDED * (shares['filled'] ?? 0);
  return isOfType && MONEY.has(field) ? LEAST_OF_AMOUNT : 0;
}

/** How much of the authors of reviews differ at least, and how likely others are: who works there stands in many rows. */
const [LEAST_AUTHORS, HARDLY] = [0.3, 0.1];

/** A choice, where people who come again and again wrote no reviews. */
const asWritten = (choice: Choice, shares: Column['shares']): Choice =>
  choice[0] === 'author' && (shares['differing'] ?? 1) < LEAST_AUTHORS
    ? [choice[0], choice[1] * HARDLY]
    : choice;

/** What a column may be: as likely as it is, an amount at least a little, and nothing always. */
export function choicesOf(column: Column, kind: Kind, said: SaidFields): Choice[] {
  const likely = fieldsOf(column, kind, said);
  if (said[column.name] !== undefined) return likely;
  if ((column.shares['filled'] ?? 0) === 0)
    return likely.filter(([field, value]) => field === null || value >= 0.5);
  const choices = asNamed(likely)
    .map(([field, value]): Choice => [field, atLeast(value, leastOf(column, kind, field))])
    .map((choice) => asWritten(choice, column.shares))
    .filter(([, value]) => value >= LEAST_LIKELY);
  return choices.some(([field]) => field === null) ? choices : [...choices, [null, LEAST_LIKELY]];
}
