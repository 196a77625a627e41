import { frameWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

const MOST_WORDS = 7;
/** Words that stand for something else and name no skill, English and French, folded. */
const NAMELESS = frameWords('nameless');
/** How a clause begins, in place of the name of a skill: "I know that …", "I know you …". */
const CLAUSE =
  /^(?:that|what|why|who|whom|whose|when|where|if|whether|you|he|she|they|we|him|her|everyone|everybody|somebody|someone|nobody|que|qu|pourquoi|qui|quand|ou|si|vous|tu|il|elle|ils|elles|lui)(?!\p{L})/u;
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];
const FEWEST_KEYS = 4;

/** Whether a word is keys pressed at random: neighbours on the keyboard, one letter again and again, or nothing to speak. */
function isMash(word: string): boolean {
  const letters = fold(word);
  // "SQL", "C++" and "HTML5" are names; what is written small is spoken.
  if (/\p{Lu}.*\p{Lu}|\d|[+#.]/u.test(word)) return false;
  const reversed = Array.from(letters).toReversed().join('');
  const neighbours = Array.from(
    { length: Math.max(0, letters.length - FEWEST_KEYS + 1) },
    (_, from) => from,
  ).some((from) =>
    KEYBOARD_ROWS.some(
      (row) =>
        row.includes(letters.slice(from, from + FEWEST_KEYS)) ||
        row.includes(reversed.slice(from, from + FEWEST_KEYS)),
    ),
  );
  // "Typewriter" and "property" hold a run of four within more; a word of little else is none.
  if (neighbours && letters.length <= FEWEST_KEYS + 3) return true;
  if (/([a-z])\1\1/.test(letters)) return true;
  return letters.length >= 4 && !/[aeiouy]/.test(letters);
}

/**
 * Whether what a person says they know could be the name of a skill: words that name something, no clause, and no keys
 * pressed at random. Lists of skills know too few of them to decide it: a trade has names of its own.
 */
export function isPlausibleSkill(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’+#./&-]*/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || CLAUSE.test(fold(text))) return false;
  const naming = words.filter((word) => !NAMELESS.has(fold(word)));
  return naming.length > 0 && !naming.some(isMash);
}
