import type { Word } from '#engines/claims/language/words.ts';
import type { Entry, Known, Source } from './facts.ts';
import { regions } from '#engines/lexicon/index.ts';

const NAMING = new Set(['name', 'organization', 'institution', 'issuer', 'awarder', 'publisher']);

/** The entries whose organisation a stretch of text names. */
export function entriesNamed(words: readonly Word[], known: Known): Entry[] {
  const present = new Set(words.filter(({ raw }) => /\p{Lu}/u.test(raw)).map(({ word }) => word));
  const places = placesOf(known);
  const workplaces = new Set(
    words
      .filter(
        ({ raw }, at) =>
          /\p{Lu}/u.test(raw) && /^(?:at|chez|joined|rejoint)$/.test(words[at - 1]?.word ?? ''),
      )
      .map(({ word }) => word),
  );
  return known.entries.filter(
    ({ section, sources }) =>
      /^(?:work|volunteer|education)$/.test(section) &&
      sources.some((source: Source) => {
        if (!NAMING.has(source.field)) return false;
        const telling = source.words.filter(
          ({ word, raw }) => /\p{Lu}/u.test(raw) && word.length > 2 && !GENERIC.has(word),
        );
        const hits = telling.filter(({ word }) => present.has(word));
        // "In Moncton" names no Université de Moncton.
        if (hits.every(({ word }) => places.has(word)) && !source.words.some((own) => isKindTold(own, words)))
          return false;
        // "At Ironbridge" of "Ironbridge Lock & Safe": the name's own word where a place of work stands.
        const [own] = telling;
        if (own !== undefined && workplaces.has(own.word) && !places.has(own.word)) return true;
        return telling.length > 0 && hits.length >= Math.min(telling.length, telling.length > 2 ? 2 : 1);
      }),
  );
}

/** Whether a word of a name for its kind ("université", "city") is told too. */
const isKindTold = ({ word, raw }: Word, words: readonly Word[]): boolean =>
  (GENERIC.has(word) || !/\p{Lu}/u.test(raw)) && word.length > 3 && words.some((own) => own.word === word);

const PLACE = /^(?:city|region|location|address)$/;
const placesKnown = new WeakMap<Known, ReadonlySet<string>>();

/** The words of the name of a province or a state by its code, small; of Canada, whose codes are no others, and the United States. */
const provinces = new Map(
  regions
    .filter(({ country }) => country === 'CA' || country === 'US')
    .map(({ code, names }) => [code.toLowerCase(), names.flatMap((name) => name.split(/[\s'-]+/))]),
);

/** The words of the places where the person lives and worked, with the names of provinces that stand there as codes. */
function placesOf(known: Known): ReadonlySet<string> {
  const kept = placesKnown.get(known);
  if (kept !== undefined) return kept;
  const found = new Set(
    known.sources
      .filter(({ field }) => PLACE.test(field))
      .flatMap(({ words }) => words.flatMap(({ word }) => [word, ...(provinces.get(word) ?? [])])),
  );
  placesKnown.set(known, found);
  return found;
}

/** Words of organisations' names that tell no one of them. */
const GENERIC = new Set(
  'city town university college universite school ecole hospital hopital community regional centre center general group groupe services service division department company inc ltd ltee the and des les club canada association institute consulting hotel clinic clinique technology northern rural municipality of de du'.split(
    ' ',
  ),
);
