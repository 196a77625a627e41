import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { cityOf } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { CONCEPTS, FRAME, JOINED, TURNS } from './concepts.data.ts';
import { SENSES, type Sense } from './senses.data.ts';

const WHOLE = new Map<string, Set<string>>();
const BEGINNINGS: (readonly [string, string])[] = [];
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(/\s+/)) {
    if (word.endsWith('*')) BEGINNINGS.push([word.slice(0, -1), concept]);
    else WHOLE.set(word, (WHOLE.get(word) ?? new Set()).add(concept));
  }

/** What a word means; none for a word of the frame, or one that is not known. */
function conceptsOf(word: string): ReadonlySet<string> {
  const found = new Set(WHOLE.get(word));
  for (const [beginning, concept] of BEGINNINGS) if (word.startsWith(beginning)) found.add(concept);
  return found;
}

/** A text with names of somebody or somewhere said as one known word. */
const named = (text: string, names: readonly string[], as: string): string =>
  names.reduce(
    (line, name) => (name === '' ? line : ` ${line} `.replaceAll(` ${name} `, ` ${as} `).trim()),
    text,
  );

/** The telling words of a question with what each may mean; null where one of them turns it over. */
function wordsOf(label: string, posting: Posting): ReadonlySet<string>[] | null {
  const cities = posting.places.map((place) => plainLabel(cityOf(place)));
  const text = named(
    named(plainLabel(label), [plainLabel(posting.company)], 'companyname'),
    cities,
    'cityname',
  );
  const joined = JOINED.reduce(
    (line, [words, one]) => ` ${line} `.replaceAll(` ${words} `, ` ${one} `).trim(),
    text,
  );
  const words = joined.split(' ').filter((word) => word !== '');
  if (/\bcan t\b/.test(joined) || words.some((word) => TURNS.test(word))) return null;
  return words.filter((word) => !FRAME.has(word) && !/^\d+%?$/.test(word)).map(conceptsOf);
}

/** How many words a sense explains; 0 where it lacks something of it, or a word means nothing of it. */
function explained({ all, also = '' }: Sense, words: readonly ReadonlySet<string>[]): number {
  const groups = all.map((group) => group.split('|'));
  const said = groups.map((group) => words.filter((word) => group.some((concept) => word.has(concept))));
  if (said.some((found) => found.length === 0)) return 0;
  // Each group needs a word of its own.
  if (new Set(said.flat()).size < groups.length) return 0;
  const allowed = new Set([...groups.flat(), ...also.split(' ')]);
  const strange = words.filter((word) => ![...word].some((concept) => allowed.has(concept))).length;
  return strange > 0 ? 0 : said.flat().length;
}

/**
 * What a question asks by what its words mean, for wordings that no rule knows: the sense that explains all of its telling
 * words, and the most of them by what it needs. Null where a word stays unexplained, or two senses explain as much.
 */
export function senseOf({ label, kind }: FormQuestion, posting: Posting): Sense | null {
  const words = wordsOf(label, posting);
  if (words === null || words.length === 0) return null;
  const found = SENSES.filter(({ kinds }) => kinds.includes(kind))
    .map((sense) => ({ sense, score: explained(sense, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = found;
  const rival = found.find(({ sense }) => sense.topic !== best?.sense.topic);
  return best === undefined || (next !== undefined && rival !== undefined && rival.score >= best.score)
    ? null
    : best.sense;
}
