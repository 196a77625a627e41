import type { Asked } from '#engines/claims/context.ts';
import { isReach } from '#engines/claims/lexicon/lexicon.ts';
import { stem } from '#engines/claims/language/stems.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { UNITS } from '#engines/claims/quantities/numbers.data.ts';
import type { Category } from '#engines/claims/verdict.ts';
import { PLAIN_ACTIONS } from '#engines/claims/lexicon/neutral.data.ts';

/** A unit that the profile does not say, with what it would claim. */
export interface Strange {
  unit: Unit;
  category: Category;
}

const plainActions: ReadonlySet<string> = new Set(PLAIN_ACTIONS.split(/\s+/).map(stem));

/** Words that may be strange in one text, and how many that are said must stand beside each. */
const MOST_STRANGE = 2;
const SAID_BESIDE_EACH = 2;

/** A word that only words things otherwise: no name, no amount, nothing the lexicon or the posting knows as something else. */
function isPlainWord(asked: Asked, { unit, category }: Strange): boolean {
  const [word] = unit.words;
  if (word === undefined || unit.words.length > 1 || !/^[\p{Ll}'’-]{3,}$/u.test(word.raw)) {
    const opens = word?.first === true && unit.words.length === 1 && /^\p{Lu}[\p{Ll}-]{2,}$/u.test(word.raw);
    if (!opens) return false;
  }
  if (word === undefined || isReach(word.word) || UNITS.has(word.word) || /(?:aine|fold)s?$/.test(word.word))
    return false;
  if (unit.meaning?.action === true) return plainActions.has(word.stem);
  return unit.meaning === undefined && /^(?:unsupported|skill)$/.test(category);
}

const APART =
  /[,;:()]|\b(?:and|et|plus|or|ou|with|using|via|avec|in|en|including)\s*$|^\s*(?:and|et|plus|or|ou)\b/i;

const joined = (gap: string): boolean => !APART.test(gap);

/** Whether a said unit stands right beside it, in one phrase and not merely in one list. */
function isInAPhrase(asked: Asked, unit: Unit, strange: ReadonlySet<Unit>): boolean {
  const at = asked.units.indexOf(unit);
  const [before, after] = [asked.units[at - 1], asked.units[at + 1]];
  if (after !== undefined && !strange.has(after) && joined(asked.text.slice(unit.end, after.start)))
    return true;
  return before !== undefined && !strange.has(before) && joined(asked.text.slice(before.end, unit.start));
}

/**
 * Of the units that are not said, those that count. A bullet or sentence that is borne out may use a plain word or two of
 * its own within a phrase that is; in lists, titles, names and credentials every word counts.
 */
export function withoutPlainWords(asked: Asked, strange: readonly Strange[]): readonly Strange[] {
  if (!/^(?:told|summary|letter)$/.test(asked.place.kind)) return strange;
  const units = new Set(strange.map(({ unit }) => unit));
  const plain = strange.filter((one) => isPlainWord(asked, one) && isInAPhrase(asked, one.unit, units));
  const said = asked.units.length - strange.length;
  if (plain.length > MOST_STRANGE || said < plain.length * SAID_BESIDE_EACH) return strange;
  return strange.filter((one) => !plain.includes(one));
}
