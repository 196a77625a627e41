import { englishNumbers } from '#engines/language/index.ts';

const WORD = [...englishNumbers.keys(), 'hundred', 'thousand'].join('|');
const WORDS = new RegExp(
  String.raw`\b(?:an? (?=hundred|thousand))?(?:${WORD})(?:(?:[ -]| and )(?:an? (?=hundred|thousand))?(?:${WORD}))*\b`,
  'g',
);
const SMALL = 100;

/** A number in words of a flat text: its value and its place. */
export interface NumberInWords {
  value: number;
  from: number;
  to: number;
}

/**
 * Numbers of an English text that are written in words, from eleven: "a hundred and five", "twenty-two", "sixteen fifty", which
 * of an hour's pay is sixteen and a half.
 */
export function numbersInWords(flat: string): NumberInWords[] {
  return [...flat.matchAll(WORDS)]
    .flatMap(({ 0: said, index }) => partsIn(said, index))
    .filter(({ value }) => value > 10);
}

function partsIn(said: string, at: number): NumberInWords[] {
  const found: NumberInWords[] = [];
  let [total, current, from, to] = [0, 0, -1, 0];
  const close = () => {
    if (from >= 0) found.push({ value: total + current, from: at + from, to: at + to });
    [total, current, from] = [0, 0, -1];
  };
  for (const { 0: word, index } of said.matchAll(/[a-z]+/g)) {
    const small = englishNumbers.get(word);
    const begins = word === 'a' || word === 'an';
    const follows = small !== undefined && from >= 0 && !fits(small, current);
    // "sixteen fifty": dollars and cents.
    if (follows && total === 0 && current >= 10 && current < SMALL && small >= 10) {
      current += small / SMALL;
      to = index + word.length;
      continue;
    }
    if (follows || (begins && current > 0)) close();
    if (word === 'and') continue;
    if (from < 0) from = index;
    if (small !== undefined) current += small;
    else if (word === 'hundred') current = Math.max(1, current) * SMALL;
    else if (word === 'thousand') [total, current] = [total + Math.max(1, current) * 1000, 0];
    to = index + word.length;
  }
  close();
  return found;
}

/** Whether a small number can go on from what is said: "twenty" and "five", "hundred" and anything below. */
const fits = (small: number, current: number): boolean =>
  current === 0 ||
  (current % SMALL === 0 && current >= SMALL) ||
  (current % SMALL >= 20 && current % 10 === 0 && small < 10);
