import { fold } from '#engines/text/index.ts';
import type { Token } from '#engines/matching/reading/tokens.ts';
import { beforePlace, beforeUnit, isTail } from './name-tails.ts';
import { coreOf, isCommonly, namesIn, withoutEnding } from './name-words.ts';

/** One way to read a company's name: folded words without blanks. */
interface NameForm {
  /** False when a place or a part of the company was taken off its end. */
  whole: boolean;
  /** True when one of its words is not one that many employers have in their names. */
  own: boolean;
  several: boolean;
  /** The form as it is written, plurals kept. */
  spelled: string;
}

/** A company's name as it may be read, by form; empty when there is no word in it. */
export type CompanyName = ReadonlyMap<string, NameForm>;

/** Places and parts that may stand one after the other. */
const TAILS = 4;

/** Reads a company's name as a posting, a CV or a person writes it, at most its first 300 characters. */
export function readCompany(text: string): CompanyName {
  const forms = new Map<string, NameForm>();
  const isShouted = !/\p{Ll}/u.test(text);
  const keep = (words: readonly Token[], whole: boolean): void => {
    const form = words.map(({ word }) => word.replaceAll(/['’]/g, '')).join('');
    const own = words.some((token) => !isCommonly(token));
    if (form === '' || forms.get(form)?.whole === true) return;
    const spelled = words.map(({ raw }) => fold(raw)).join('');
    forms.set(form, { whole, own, several: words.length > 1, spelled });
  };
  const strip = (words: Token[], depth: number): void => {
    const ended = withoutEnding(words);
    const before = [beforePlace(ended), ...beforeUnit(ended)].filter((rest) => rest !== null);
    for (const rest of before) {
      const name = withoutEnding(rest);
      keep(name, false);
      if (depth < TAILS) strip(name, depth + 1);
    }
  };
  for (const [at, name] of namesIn(text).entries()) {
    const core = coreOf(name, isShouted);
    // What stands beside the name is another one only if it could be somebody's.
    if (core.length === 0 || (at > 0 && (isTail(core) || core.every(isCommonly)))) continue;
    keep(core, true);
    strip(core, 0);
  }
  return forms;
}

/**
 * Whether two names are of one company: alike but for legal form, article, place and division. Where both end in a place, what is left
 * must be more than many employers are called: two hospitals of two cities are two.
 */
export function areOneCompany(one: CompanyName, other: CompanyName): boolean {
  for (const [form, a] of one) {
    const b = other.get(form);
    if (b === undefined) continue;
    if (a.whole && b.whole) return true;
    if (a.whole || b.whole ? a.own || a.several : a.own) return true;
  }
  return false;
}
