/** Feminine endings of French trades, folded, with the masculine ones a dictionary lists them by. */
const ENDINGS: readonly (readonly [feminine: RegExp, masculine: string])[] = [
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/iere$/, 'ier'],
  [/ere$/, 'er'],
  [/ienne$/, 'ien'],
  [/onne$/, 'on'],
  [/([aeu]nt|[aeiou]l|[eiu]d|[aeiou]e)e$/, '$1'],
];

function masculineWord(word: string): string {
  for (const [feminine, masculine] of ENDINGS)
    if (word.length > 4 && feminine.test(word)) return word.replace(feminine, masculine);
  return word;
}

/** A normalised title with its feminine words in the masculine: "infirmiere auxiliaire" is "infirmier auxiliaire". */
export const masculine = (title: string): string => title.split(' ').map(masculineWord).join(' ');
