import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

/** What stands between the two amounts of "four groups of 28 pupils". */
const OF_EACH = /^\s[\p{L}'-]+\s(?:of|de|d')\s?$/u;

/** Whether an amount is all that a value counts in equal parts: "over 100 pupils" of "four groups of 28 pupils". */
export function isProduct(claim: Claim, claimed: Quantity, { text, quantities }: Source): boolean {
  if (claimed.measures !== 'count') return false;
  const thing = unitsOf(claim.words.filter(({ start }) => start >= claimed.end).slice(0, 2))[0];
  return quantities.some((groups, at) => {
    const each = quantities[at + 1];
    if (each === undefined || groups.measures !== 'count' || each.measures !== 'count') return false;
    if (!OF_EACH.test(fold(text.slice(groups.end, each.start)))) return false;
    const counted = wordsOf(text.slice(each.end), stem).slice(0, 2);
    const all = { ...each, value: groups.value * each.value, most: groups.value * each.value };
    return (
      bearsOut(all, claimed) &&
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
