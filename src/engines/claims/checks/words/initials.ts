import { bareOf } from '#engines/claims/language/initials.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

const MOST_OF_A_NAME = 12;

/** Whether letters are the beginnings of the words from a place on, one after the other; short words may be left out. */
function isBegunBy(letters: string, words: readonly string[], from: number, used: number): boolean {
  if (letters === '') return used > 1;
  const word = words[from];
  if (word === undefined) return false;
  for (let taken = 1; taken <= Math.min(word.length, letters.length); taken += 1) {
    if (word[taken - 1] !== letters[taken - 1]) break;
    if (isBegunBy(letters.slice(taken), words, from + 1, used + 1)) return true;
  }
  return used > 0 && word.length < 4 && isBegunBy(letters, words, from + 1, used);
}

/** Whether a name drawn together is of the words of a value: "UdeM", "uOttawa", "SAR", "PBI". */
function isDrawnFrom(own: Claim['words'][number], source: Source): boolean {
  const { word } = own;
  const raw = bareOf(own);
  const letters = word.replace(/s$/, raw.endsWith('s') ? '' : 's');
  if (letters.length > MOST_OF_A_NAME || !/\p{Lu}.*\p{Lu}|^\p{Ll}+\p{Lu}/u.test(raw)) return false;
  if (!/^[\p{L}]+$/u.test(raw)) return false;
  const words = source.words.flatMap((one) => one.word.split('-'));
  return words.some((_, from) => isBegunBy(letters, words, from, 0));
}

const initialsOf = (words: readonly { word: string }[]): string =>
  words.flatMap(({ word }) => word.split('-').map((part) => part[0] ?? '')).join('');
const capitalised = (words: Claim['words']) =>
  words.filter(({ raw, word }) => /^\p{Lu}/u.test(raw) || word.length > 5);

/** Whether letters stand in a phrase in their order, the first at its head and the last at the head of its last word. */
function isSpelt(initials: string, phrase: readonly { word: string }[]): boolean {
  const last = phrase.at(-1)?.word ?? '';
  if (phrase[0]?.word[0] !== initials[0] || last[0] !== initials.at(-1)) return false;
  const all = phrase.map(({ word }) => word).join(' ');
  let from = 0;
  for (const letter of initials) {
    from = all.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return from > 0;
}

/** Words such as "and" that have no letter among the initials. */
const SHORT_WORDS = 2;

/** Whether a word is of a phrase spelt out right before its initials, which the place has: "thermogravimetric analysis (TGA)". */
function isSpeltOut({ words, text, place }: Claim, at: number): boolean {
  for (let next = at + 1; next <= at + 4 && next < words.length; next += 1) {
    const initials = words[next];
    // "GD&T" has the letters of its words but for the "and".
    const letters = initials?.word.replaceAll('&', '') ?? '';
    if (
      initials === undefined ||
      !/^\p{Lu}(?:&?\p{Lu}){1,5}$/u.test(initials.raw) ||
      text[initials.start - 1] !== '('
    )
      continue;
    if (!place.sources.some(({ words: own }) => own.some(({ raw }) => raw === initials.raw))) return false;
    for (let from = at; from >= Math.max(0, next - initials.raw.length - SHORT_WORDS); from -= 1)
      if (next - from > 1 && isSpelt(letters, words.slice(from, next))) return true;
    return false;
  }
  return false;
}

/** Whether initials are those of a name without its number: "DMX" of "DMX512". */
const isWithoutNumber = (said: string, own: string): boolean =>
  /^\p{Lu}{3,}$/u.test(said) && own.startsWith(said) && /^-?\d+$/.test(own.slice(said.length));

/** Initials of three and more that end with a kind of place or body: unit, department, centre, service, team, system. */
const KIND_LAST = /^[a-z]{2,}[udcsth]$/;

/** Whether a unit is the initials of a name in the profile ("VCC"), or a word of a name whose initials stand there. */
export function isInitials(claim: Claim, unit: Unit): boolean {
  const [word] = unit.words;
  if (word === undefined || unit.words.length > 1) return false;
  if (claim.place.sources.some((source) => isDrawnFrom(word, source))) return true;
  if (claim.place.sources.some(({ words }) => words.some(({ raw }) => isWithoutNumber(word.raw, raw))))
    return true;
  if (/^\p{Lu}{2,6}$/u.test(bareOf(word)))
    return claim.place.sources.some((source) => initialsOf(capitalised(source.words)).includes(word.word));
  const place = claim.words.indexOf(word);
  if (isSpeltOut(claim, place)) return true;
  return claim.place.sources.some((source) =>
    source.words.some(({ raw, word: initials }) => {
      if (!/^\p{Lu}{2,6}$/u.test(raw)) return false;
      // "Computer-aided dispatch" has three initials and two words.
      for (let from = Math.max(0, place - initials.length + 1); from <= place; from += 1)
        for (let to = place + 1; to <= from + initials.length; to += 1)
          if (initialsOf(claim.words.slice(from, to)) === initials && initials.length > 2) return true;
      // "Intensive care" of the ICU: what kind of place it is goes unsaid.
      if (KIND_LAST.test(initials))
        for (let from = Math.max(0, place - initials.length + 2); from <= place; from += 1)
          if (initialsOf(claim.words.slice(from, from + initials.length - 1)) === initials.slice(0, -1))
            return true;
      return false;
    }),
  );
}
