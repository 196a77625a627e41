import { wordFor } from '#engines/lexicon/index.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

const LENGTH = wordFor('clauses: length');
/** How time is to be counted, which is how it is counted here: gaps left out, no month twice, parts of a year dropped. */
const COUNTING = wordFor('clauses: counting');
const RESTRICTING = wordFor('clauses: restricting');
/** What says where, when or as what: a part of the whole. */
const CASE =
  /^(?!in (order|furtherance|accordance|line|keeping|addition|total|all)\b)(in|within|at|as|during|while|with|inside|under (?!our|the)|and|or|plus|but|dans|en|chez|comme|avec|pendant|et|ou|mais)\b/;
const FEW_WORDS = 3;

/** Whether a clause beside the one that names a skill changes nothing of what is asked: it says why, on what ground or how to count. */
function isAside(clause: string): boolean {
  const said = plainLabel(clause);
  // "And leaving gaps out" counts like "leaving gaps out".
  const plain = COUNTING.test(said) ? said.replace(/^(and|et) /, '') : said;
  if (plain.split(' ').length <= FEW_WORDS || LENGTH.test(plain))
    return COUNTING.test(plain) && !CASE.test(plain);
  return !CASE.test(plain) && (!RESTRICTING.test(plain) || COUNTING.test(plain));
}

/** A question about a skill without the clauses that change nothing of it: those before and behind the one in which it is named. */
export function withoutAsides(label: string, names: readonly string[]): string {
  const clauses = label.split(/(?<=[,;:.?!])\s+(?![^(]*\))/u);
  const isNamed = (clause: string): boolean => {
    const plain = ` ${plainLabel(clause)} `;
    return names.some((name) => plain.includes(` ${name} `));
  };
  // A skill that is named across clauses stays as it is said.
  if (!clauses.some(isNamed)) return label;
  return clauses.filter((clause) => isNamed(clause) || !isAside(clause)).join(' ');
}
