import type { Word } from './words.ts';

const ENGLISH = new Set(
  'the of and to with for by from at as is was were are i my who which that their its an it we our your has have'.split(
    ' ',
  ),
);
const FRENCH = new Set(
  'le la les des du de et un une au aux pour avec dans sur par qui que je mon ma mes nous notre nos leur leurs ses est sont ont chez en ou dont'.split(
    ' ',
  ),
);

/** The language of a text by its function words; "" where they do not tell. */
export function tongueOf(words: readonly Word[]): 'en' | 'fr' | '' {
  let lead = 0;
  for (const { word, raw } of words) {
    if (ENGLISH.has(word)) lead += 1;
    else if (FRENCH.has(word) || /^(?:[dljnsc]|qu)['’]./i.test(raw)) lead -= 1;
    else if (/[éèêëàâçîïôûùœ]/i.test(raw)) lead -= 0.5;
  }
  return lead > 0 ? 'en' : lead < 0 ? 'fr' : '';
}
