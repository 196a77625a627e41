/** The fewest letters of a word that are taken for all of it. */
export const LEAST_LETTERS = 3;
/** How much longer a word may be than what is written of it. */
const [MOST_TIMES, MOST_MORE] = [2.5, 1];

/** Whether some letters are those of a word in their order, its first among them. */
function isWithin(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length && letters[0] === word[0];
}

/** Whether a word may be written so for short: its beginning, or its letters without some within it. */
export const mayStandFor = (written: string, word: string): boolean =>
  word.length > written.length &&
  word.length <= written.length * MOST_TIMES + MOST_MORE &&
  (word.startsWith(written) ||
    (written.length >= LEAST_LETTERS &&
      isWithin(written, word) &&
      word.slice(-2).includes(written.at(-1) ?? ' ')));
