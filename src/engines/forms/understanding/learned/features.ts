import type { Posting } from '#contract/career/posting.ts';
import { cityOf } from '#engines/forms/understanding/places.ts';
import { CONCEPTS, FRAME, JOINED } from './concepts.data.ts';
import { plainLabel, withoutMarks } from '#engines/forms/understanding/wording.ts';

/** How many letters of a longer word stand for its kin. */
const STEM = 5;
/** How many letters in a row make a piece of a word, which other forms of it and other languages share. */
const PIECE = 4;

const WHOLE = new Map<string, string[]>();
const BEGINNINGS: (readonly [string, string])[] = [];
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(/\s+/))
    if (word.endsWith('*')) BEGINNINGS.push([word.slice(0, -1), concept]);
    else WHOLE.set(word, [...(WHOLE.get(word) ?? []), concept]);

/** What a word may mean. */
export function conceptsOf(word: string): ReadonlySet<string> {
  const begun = BEGINNINGS.filter(([beginning]) => word.startsWith(beginning));
  return new Set([...(WHOLE.get(word) ?? []), ...begun.map(([, concept]) => concept)]);
}

const replaced = (text: string, words: string, by: string): string =>
  words === '' ? text : ` ${text} `.replaceAll(` ${words} `, ` ${by} `).trim();

/** The plain words of a question, with the employer and the posting's towns as one known word each, and without its number. */
export function saidOf(label: string, { company, places }: Pick<Posting, 'company' | 'places'>): string {
  const plain = plainLabel(label).replace(/^\d{1,2} (?=\D)/, '');
  const towns = places.map((place) => plainLabel(cityOf(place)));
  const named = towns.reduce(
    (text, town) => replaced(text, town, 'cityname'),
    replaced(plain, plainLabel(company), 'companyname'),
  );
  return JOINED.reduce((text, [words, one]) => replaced(text, words, one), named);
}

const named = (text: string, name: string, by: string): string =>
  name === '' ? text : text.replaceAll(name.toLowerCase(), by);

/** A question as the sentence encoder is asked of it: in small letters, with the employer and the posting's towns as what they are. */
export function meaningText(label: string, { company, places }: Pick<Posting, 'company' | 'places'>): string {
  const small = withoutMarks(label).toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return places.reduce(
    (text, place) => named(text, cityOf(place), 'the city'),
    named(small, company, 'the company'),
  );
}

/** Each few letters in a row of a word, with where it begins and ends. */
function piecesOf(word: string): string[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(0, marked.length - PIECE + 1) }, (_, at) =>
    marked.slice(at, at + PIECE),
  );
}

/** What marks a piece of a word among the features. */
export const OF_A_WORD = 'g:';

/**
 * What speaks for a meaning in the words of a question, with how much it counts: words, their beginnings and pieces, what they mean in
 * either language, pairs of neighbours, the first and last word and the length.
 */
export function featuresOf(said: string): ReadonlyMap<string, number> {
  const words = said.split(' ').filter((word) => word !== '');
  const found = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const isFrame = FRAME.has(word);
    found.set(`w:${word}`, isFrame ? 0.35 : 1);
    if (!isFrame && word.length >= STEM) found.set(`s:${word.slice(0, STEM)}`, 0.8);
    if (!isFrame && word.length >= PIECE)
      for (const piece of piecesOf(word)) found.set(`${OF_A_WORD}${piece}`, 0.25);
    for (const concept of conceptsOf(word)) found.set(`c:${concept}`, 0.6);
    if (at > 0) found.set(`b:${words[at - 1] ?? ''} ${word}`, 0.6);
  }
  found.set(`f:${words[0] ?? ''}`, 0.4);
  found.set(`l:${words.at(-1) ?? ''}`, 0.3);
  found.set(`n:${Math.min(5, Math.ceil(Math.log2(words.length + 1)))}`, 0.4);
  return found;
}
