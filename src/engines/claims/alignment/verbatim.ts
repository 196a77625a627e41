import type { Asked } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
import { stem } from '#engines/claims/language/stems.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

const TELLING = /^(?:highlights|summary|description)$/;
const WORKED_AT = /^(?:work|volunteer|projects)$/;

/** Who tells it, before the verb. */
const TELLER = /^(?:i(?:'ve| have)?|j'ai|j'|je|a|has|have)\s?(?=\p{L})/u;
/** The place where it was done, before who tells it: "at Northgate, I". */
const AT_PLACE = /^(?:at|with|chez|a|au) ([^,]{2,80}), (?=i\b|j)/;

/** The first word of a sentence without who tells it, and all that follows, signs and all. */
function deedAndRest(folded: string): [deed: string, rest: string] {
  const [, deed = '', rest = ''] = /^([\p{L}'-]*)([^]*)$/u.exec(folded.replace(TELLER, '')) ?? [];
  return [deed, rest.trim().replace(/\s*[.;,]$/, '')];
}

/** The letters that an ending of the French past leaves: "menais" and "menait". */
const rootOf = (word: string): string => stem(word).replace(/a(?:i|is|it|ient)?$/, '');

/**
 * The fact that a text repeats word for word and sign for sign; only who tells it, the form of its first verb and, in a
 * letter, the name of where it was done may be otherwise. Null where it repeats none.
 */
export function repeatedFact({ text, place, known }: Asked): Source | null {
  const isOfEntry = place.kind === 'told' && place.entry !== null;
  if (!isOfEntry && place.kind !== 'letter') return null;
  const folded = fold(text.trim());
  const at = isOfEntry ? null : AT_PLACE.exec(folded);
  const [deed, rest] = deedAndRest(at === null ? folded : folded.slice(at[0].length));
  if (rest === '') return null;
  return (
    place.sources.find((source) => {
      if (!TELLING.test(source.field) || !WORKED_AT.test(source.section)) return false;
      const [ownDeed, ownRest] = deedAndRest(fold(source.text));
      if (rest !== ownRest || rootOf(deed) !== rootOf(ownDeed)) return false;
      const entry = known.entries.find(({ sources }) => sources.includes(source));
      return (
        at === null ||
        entry?.sources.some(({ field, text: name }) => field === 'name' && fold(name) === at[1]) === true
      );
    }) ?? null
  );
}
