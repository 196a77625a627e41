const folded = (words: string): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Whether texts hold every word of a search, or a part of one, whatever its case and accents; an empty search finds everything. */
export function hasWords(search: string, texts: readonly string[]): boolean {
  const text = folded(texts.join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
