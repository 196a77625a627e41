import { entriesOf } from './rows.ts';

const rows = entriesOf('number-words');

/** "1/2" and "12" as numbers. */
function valueOf(written: string): number {
  const [part = '', whole = '1'] = written.split('/');
  return Number(part) / Number(whole);
}

/** Words of a kind by the numbers behind its name. */
const kind = (name: string): [word: string, values: number[]][] =>
  rows
    .filter(({ value }) => value.startsWith(`${name} `))
    .map(({ word, value }) => [word, value.split(' ').slice(1).map(valueOf)]);
const single = (name: string): ReadonlyMap<string, number> =>
  new Map(kind(name).map(([word, [value = Number.NaN]]) => [word, value]));

/** A cardinal number of one word. */
export interface Cardinal {
  word: string;
  /** ISO 639-1; `mul` for a word of both. */
  language: string;
  value: number;
}

/** Cardinal numbers of one word, English and French, folded, by their size within a language; "one", "un" and "une" among them. */
export const cardinals: readonly Cardinal[] = rows
  .filter(({ value }) => /^\d+$/.test(value))
  .map(({ word, language, value }) => ({ word, language, value: Number(value) }));

/** Other words that count, folded: "dozen", "trio", "decade". */
export const countWords: ReadonlyMap<string, number> = single('counts');

/** What multiplies the number before it, folded. */
export const multipliers: ReadonlyMap<string, number> = single('times');

/** Plurals that name an amount without counting it, folded: the least and the most that they may stand for. */
export const vagueAmounts: ReadonlyMap<string, readonly [least: number, most: number]> = new Map(
  kind('vague').map(([word, [least = Number.NaN, most = Number.NaN]]) => [word, [least, most]]),
);

/** Words that are a share of a whole, folded. */
export const shareWords: ReadonlyMap<string, number> = single('share');

/** Verbs and adverbs that are a factor by themselves, folded: what was, times this, is. */
export const factorWords: ReadonlyMap<string, number> = single('factor');

/** What a unit measures, and how much of the base unit one is; by its folded names and signs. The base of time is the second. */
export const units: ReadonlyMap<string, readonly [measures: string, base: number]> = new Map(
  entriesOf('units').map(({ word, value }) => {
    const [measures = '', base = ''] = value.split(' ');
    return [word, [measures, Number(base)]];
  }),
);
