import type { Asked } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOut, isOver } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

/** What stands between the two amounts of "four groups of 28 pupils". */
const OF_EACH = /^\s[\p{L}'-]+\s(?:of|de|d')\s?$/u;

/** Whether an amount is all that a value counts in equal parts: "over 100 pupils" of "four groups of 28 pupils". */
export function isProduct(asked: Asked, said: Quantity, { text, quantities }: Source): boolean {
  if (said.measures !== 'count') return false;
  const thing = unitsOf(asked.words.filter(({ start }) => start >= said.end).slice(0, 2))[0];
  return quantities.some((groups, at) => {
    const each = quantities[at + 1];
    if (each === undefined || groups.measures !== 'count' || each.measures !== 'count') return false;
    if (!OF_EACH.test(fold(text.slice(groups.end, each.start)))) return false;
    const counted = wordsOf(text.slice(each.end), stem).slice(0, 2);
    const all = { ...each, value: groups.value * each.value, most: groups.value * each.value };
    return (
      bearsOut(all, said) &&
      thing !== undefined &&
      unitsOf(counted).some(
        (unit) => unit.words[0]?.stem === thing.words[0]?.stem || sameMeaning(unit, thing),
      )
    );
  });
}

type Unit = ReturnType<typeof unitsOf>[number];
const sameMeaning = (one: Unit, other: Unit): boolean =>
  one.meaning?.states.some((meaning) => other.meaning?.bornBy.includes(meaning)) === true;

const WEEKDAYS =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b/g;
const DAY_OF_WEEK =
  /^\s(?:days?|nights?|evenings?|mornings?|afternoons?|shifts?|jours?|soirs?|nuits?|matins?)(?:\s(?:a|per|each|every|par)\s(?:week|semaine))?/;

/** Whether an amount counts the weekdays that a value names: "two nights a week" of "Tuesday and Friday nights". */
export function isNumberOfWeekdays(asked: Asked, said: Quantity, { text }: Source): boolean {
  const rest = fold(asked.text.slice(said.start)).replace(/^[\p{L}\d]+/u, '');
  const part = DAY_OF_WEEK.exec(rest)?.[0];
  if (part === undefined || isOver(said)) return false;
  const named = new Set(Array.from(fold(text).matchAll(WEEKDAYS), ([day]) => day.replace(/s$/, '')));
  if (named.size === 0 || named.size !== said.value) return false;
  // Nights are told of nights alone: what no word says of the day may only be a day.
  const [unit] = unitsOf(wordsOf(part, stem));
  const fact = unitsOf(wordsOf(text, stem));
  return (
    /^\s(?:days?|jours?)\b/.test(part) ||
    (unit !== undefined && fact.some((own) => own.words.some((word) => word.stem === unit.words[0]?.stem)))
  );
}
