import { wordFor } from '#engines/lexicon/index.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['permanent', wordFor('terms: permanent')],
  ['temporary', wordFor('terms: temporary')],
  ['casual', wordFor('terms: casual')],
  ['freelance', wordFor('terms: freelance')],
  ['training', wordFor('terms: training')],
];
const TIMES: readonly (readonly [string, RegExp])[] = [
  ['full', wordFor('terms: full')],
  ['part', wordFor('terms: part')],
];

/** The kinds and times of employment that a text names: "Regular, part time" is permanent and part. */
export interface Terms {
  readonly kinds: readonly string[];
  readonly times: readonly string[];
}

/** The terms of employment that a choice or an answer names. */
export function termsIn(text: string): Terms {
  const plain = plainLabel(text);
  const named = (list: typeof KINDS): string[] =>
    list.filter(([, words]) => words.test(plain)).map(([name]) => name);
  return { kinds: named(KINDS), times: named(TIMES) };
}

/** The one choice that is all of a full-time post among choices that are shares of one, "80 %", "90 %", "100 %"; -1 where they are none. */
export function choiceOfFullTime(labels: readonly string[]): number {
  const shares = labels.map((label) => /^\D{0,3}(\d{1,3})\s?%/.exec(label.trim())?.[1]);
  const areShares = shares.length > 1 && shares.every((share) => share !== undefined && Number(share) <= 100);
  return areShares ? shares.indexOf('100') : -1;
}

const holds = (wanted: readonly string[], told: readonly string[]): boolean =>
  wanted.length === 0 || (told.length === 1 && wanted.length === 1 && wanted[0] === told[0]);

/** The one choice that names nothing but what was told, and the most of it; -1 where none does or several do. */
export function choiceOfTerms(labels: readonly string[], told: Terms): number {
  const fitting = labels.map((label) => {
    const { kinds, times } = termsIn(label);
    const count = kinds.length + times.length;
    return count > 0 && holds(kinds, told.kinds) && holds(times, told.times) ? count : 0;
  });
  const most = Math.max(0, ...fitting);
  return most > 0 && fitting.filter((count) => count === most).length === 1 ? fitting.indexOf(most) : -1;
}
