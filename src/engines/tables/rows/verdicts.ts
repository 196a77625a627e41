import { stem } from '#engines/language/index.ts';
import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { nameWords } from '#engines/tables/columns/features.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { plain } from './total-labels.ts';

/** Why a record is left out. */
export type Reason = 'not-data' | 'duplicate' | 'not-a-sale' | 'unreadable';

type Row = readonly Cell[];

const OUT = tableWords('not a sale');
const IN = tableWords('a sale');
const SALES = tableWords('type of a sale');
const VOIDS = tableWords('void column');
const PAID = tableWords('paid column');
const [YES, NO] = [tableWords('yes'), tableWords('no')];
const REFUNDS = tableWords('refund');
/** Words of a text by their stems, in their order: "bons-cadeaux" is "bon cadeau". */
const stems = (text: string): string =>
  text
    .split(/[\s_-]+/)
    .map(stem)
    .join(' ');
const GIFTS = [...new Set([...tableWords('gift card')].map(stems))];
const ANYWHERE = [...tableWords('no sale anywhere')];

/** A column by which records are left out as no sale: its name says void, or paid. */
export interface StateColumn {
  at: number;
  /** What in it leaves a record out. */
  outIf: 'filled' | 'no' | 'word';
}

/** Whether a word of a name begins with one for what is void: "VOIDFLAG". */
const beginsAsVoid = (name: string): boolean =>
  nameWords(name).some((word) => [...VOIDS].some((start) => word.startsWith(start)));

const nameHas = (name: string, words: ReadonlySet<string>): boolean =>
  nameWords(name).some((word) => words.has(word));

/** How many different words a column of states has at most. */
const MOST_STATES = 14;

/** How many words a state has at most, and how much of what a column of them says has to be one by itself, or to have a word of one. */
const [MOST_OF_STATE, BY_ITSELF, WITH_A_WORD] = [4, 0.6, 0.9];

/** Whether all that a column says are states of a sale, some of them of none: "paid", "part refunded", "cancelled". */
function saysStates(said: readonly string[]): boolean {
  const isKnown = (text: string) => isOutWord(text) || IN.has(text) || REFUNDS.has(text);
  const hasKnown = (text: string) => {
    const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '');
    return words.length <= MOST_OF_STATE && words.some(isKnown);
  };
  const known = said.filter(isKnown).length;
  return (
    known >= said.length * BY_ITSELF &&
    said.filter((text) => isKnown(text) || hasKnown(text)).length >= said.length * WITH_A_WORD &&
    said.some(isOutWord) &&
    !said.every(isOutWord)
  );
}

/** Whether things went out yet says nothing of whether they were sold. */
const DELIVERY = /fulfil|shipping|shipment|delivery|livraison|expedition/;

/** How many words a column has at most where one of them alone tells that it is of states, and how much of it has the commonest. */
const [FEW_STATES, COMMONEST] = [6, 0.5];

/** Whether a column has one word for most rows and a word that says of some, whatever the column is, that there was no sale. */
export function saysRefusals(name: string, cells: readonly (Cell | undefined)[]): boolean {
  const said = cells.map(plain).filter((text) => text !== '');
  const counts = Map.groupBy(said, (text) => text);
  return (
    !DELIVERY.test(fold(name)) &&
    counts.size > 1 &&
    counts.size <= FEW_STATES &&
    [...counts.values()].some(({ length }) => length >= said.length * COMMONEST) &&
    [...counts.keys()].every((text) => /^\p{L}+(?:[\s-]\p{L}+)?$/u.test(text)) &&
    ANYWHERE.some((word) => counts.has(word))
  );
}

/** Whether the cells of a column say in which state sales are, some of them that there was none. */
export const areStates = (cells: readonly (Cell | undefined)[]): boolean => {
  const said = cells.map(plain).filter((text) => text !== '');
  return said.length > 0 && new Set(said).size <= MOST_STATES && saysStates(said);
};

/**
 * Columns that say in which state a sale is: named so ("Void?", "Cancelled at", "Paid"), with what in them leaves a sale out, and
 * the column of the field `status`.
 */
export function stateColumns(
  names: readonly string[],
  sample: readonly Row[],
  status: number | null,
): StateColumn[] {
  return names.flatMap((name, at): StateColumn[] => {
    const said = sample.map((record) => plain(record[at])).filter((text) => text !== '');
    const isBoolean = said.length > 0 && said.every((text) => YES.has(text) || NO.has(text));
    const isVoid = nameHas(name, VOIDS) || (isBoolean && beginsAsVoid(name));
    if (isVoid && (isBoolean || said.every((text) => /\d/.test(text)))) return [{ at, outIf: 'filled' }];
    if (isBoolean && nameHas(name, PAID) && nameWords(name).length < 3) return [{ at, outIf: 'no' }];
    const isNamed = /status|state|etat|estado|stato|statut/.test(fold(name));
    const isState = at === status || ((isNamed || saysStates(said)) && !DELIVERY.test(fold(name)));
    return isState && !isBoolean && new Set(said).size <= MOST_STATES ? [{ at, outIf: 'word' }] : [];
  });
}

/** Whether a state is of no sale: as a whole, or one of its words, where none says that it was paid. */
function isOutWord(text: string): boolean {
  if (OUT.has(text) || OUT.has(text.replace(/[_-]/g, ' '))) return true;
  if (IN.has(text)) return false;
  const words = text.split(/[\s_:;,/()-]+/);
  return (
    OUT.has(words[0] ?? '') || (words.some((word) => OUT.has(word)) && !words.some((word) => PAID.has(word)))
  );
}

/** Whether a state says that there was no sale: void, cancelled, still open. */
export const isNoSale = (record: Row, columns: readonly StateColumn[]): boolean =>
  columns.some(({ at, outIf }) => {
    const text = plain(record[at]);
    if (text === '') return false;
    return outIf === 'filled' ? !NO.has(text) : outIf === 'no' ? NO.has(text) : isOutWord(text);
  });

/** How long a cell may be that says in passing that there was no sale. */
const SHORT = 60;

const DENIED = /^(?:not?|non|pas|never|jamais)$/;

/** Whether a note of two words ends with one for what was no sale, and does not deny it: "LIGNE ANNULÉE". */
function endsAsNoSale(cell: Cell | undefined): boolean {
  const [first = '', second = '', ...more] = plain(cell).split(' ');
  return more.length === 0 && ANYWHERE.includes(second) && /^\p{L}+$/u.test(first) && !DENIED.test(first);
}

/**
 * Whether a short text beside the fields begins with a word for what was no sale: "ANNULÉ tapé 2 fois". `named` are the columns of things
 * and other names, which have to say that and nothing more.
 */
export const saysNoSale = (
  record: Row,
  { notes, named }: { notes: readonly number[]; named: readonly number[] },
): boolean => {
  const begins = (at: number, isAlone: boolean): boolean => {
    const cell = cellText(record[at]);
    if (cell.length > SHORT || !/^\p{L}/u.test(cell)) return false;
    const text = plain(cell);
    return ANYWHERE.some(
      (word) =>
        text.startsWith(word) &&
        (isAlone ? /^\s*(?:[^\p{L}\p{N}\s]|$)/u : /^(?:[^\p{L}\p{N}]|$)/u).test(text.slice(word.length)),
    );
  };
  return (
    notes.some((at) => begins(at, false) || endsAsNoSale(record[at])) || named.some((at) => begins(at, true))
  );
};

/** A word in capitals before a name in small letters, or behind a number: "VOID Dozen roses", "8807 ANNULÉ". */
const SHOUTED = /^(\p{Lu}{3,})\s(?=.*\p{Ll})|^[\w./-]*\d[\w./-]*\s(\p{L}+)$/u;

/** Whether the name of a thing or the number of an order says with it that there was no sale. */
export const isMarkedOut = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.some((cell) => {
    const [, before, behind] = SHOUTED.exec(cellText(cell)) ?? [];
    const mark = before ?? behind;
    return mark !== undefined && OUT.has(fold(mark));
  });

const namesGift = (thing: string): boolean => {
  const text = stems(thing);
  return GIFTS.some((words) => text === words || text.startsWith(`${words} `) || text.endsWith(` ${words}`));
};

/** The things that a cell lists; what is no word is none of them. */
const listed = (cell: Cell | undefined): string[] =>
  plain(cell)
    .split(/[,;|]/)
    .filter((thing) => /\p{L}/u.test(thing))
    .map((thing) => thing.trim());

/** Whether a thing or its category is a gift card: one that is sold is money kept for later. A list is where all of it is. */
export const isGiftCard = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.some((cell) => {
    const things = listed(cell);
    return things.length > 0 && things.every(namesGift);
  });

/** How many different words a column of types has at most. */
const MOST_TYPES = 8;

/**
 * The places of columns that are no fields and say of what type each row is, most often a sale: where a type is a gift card, that is what was
 * sold. What was paid with one is no type.
 */
export function typeColumns(sample: readonly Row[], taken: ReadonlySet<number>): number[] {
  const width = sample.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    if (taken.has(at)) return false;
    const counts = new Map<string, number>();
    for (const record of sample) {
      const text = plain(record[at]);
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
      if (counts.size > MOST_TYPES) return false;
    }
    const [commonest] = [...counts].toSorted(([, one], [, other]) => other - one);
    return commonest !== undefined && SALES.has(commonest[0]);
  });
}

/** Whether a state says that money went back. */
export const isRefund = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.some((cell) => REFUNDS.has(plain(cell)));

/** Whether a text has a word for money that went back among its own: "Refund, 2 leaking pails". */
export const speaksOfRefund = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' &&
  plain(cell)
    .split(/[^\p{L}]+/u)
    .some((word) => REFUNDS.has(word));
