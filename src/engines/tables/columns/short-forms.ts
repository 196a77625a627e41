import { columnShortForms } from '#engines/lexicon/index.ts';
import { nameWords } from './features.ts';

/** Words that one short form has at most: "s t cmd". */
const LONGEST = 3;

/**
 * The name of a column with its short forms in full, the longest first: "Dt cmd", "date de commande". A name without any as it is.
 */
export function inFull(name: string): string {
  const words = nameWords(name);
  const found: string[] = [];
  let isShort = false;
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: LONGEST }, (_, less) => LONGEST - less);
    const [length = 1, full] =
      lengths
        .map((count): [number, string | undefined] => [
          count,
          columnShortForms.get(words.slice(at, at + count).join(' ')),
        ])
        .find(([, form]) => form !== undefined) ?? [];
    isShort ||= full !== undefined;
    found.push(full ?? words[at] ?? '');
    at += full === undefined ? 1 : length;
  }
  return isShort ? found.join(' ') : name;
}
