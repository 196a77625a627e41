import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import type { Message } from '#localization/types.ts';
import { claimWords } from '#engines/lexicon/index.ts';
import { text as gateMessages } from '#engines/claims/messages.ts';
import { text as messages } from './messages.ts';

/** Names that may stand without a fact: the employer's and the job's as posted, and the one the person signs with. */
export interface Named {
  company: string;
  title: string;
  name?: string;
}

/** Words by which a sentence speaks of the person who signs, and to the employer; folded. */
const PERSON_WORDS = new Set('i me my mine myself je j m moi mon ma mes mien mienne'.split(' '));
const EMPLOYER_WORDS = new Set('you your yours vous votre vos'.split(' '));
const plain = claimWords('plain in letters');

/** What is only wished, at the beginning of a sentence. */
const INTENT =
  /^(?:i am applying|i would|i look forward|i hope|please consider me|je pose ma candidature|je vous soumets|je souhaite|je me tiens|je peux repondre|j'aimerais|je serais)\b/;

const MOST_CHARACTERS = 2000;
const NAME_CHARACTERS = 100;

/** A text on one line without unseen characters. */
const onOneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').replace(/ {2,}/g, ' ').trim();

/** The names that may stand, each whole and as a letter shortens it. */
function namesOf({ company, title, name = '' }: Named): string[] {
  return [company, title, name]
    .map(onOneLine)
    .flatMap((whole) => [whole, whole.slice(0, NAME_CHARACTERS).trim()])
    .filter((one) => one !== '')
    .toSorted((a, b) => b.length - a.length);
}

/** A text without some names where they stand word for word. */
function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    // An employer called "J" is not the "J’" that a French sentence begins with.
    const elided = name.length <= 2 ? "|[’']\\p{L}" : '';
    rest = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}]${elided})`, 'gu'), ' ');
  }
  return rest;
}

/** The folded words of a text, each apart from what is elided or joined to it. */
const partsOf = (text: string): string[] =>
  wordsOf(text, (word) => word).flatMap(({ raw }) => fold(raw).split(/['/&]/).filter(Boolean));

const isOfPerson = (text: string): boolean => partsOf(text).some((word) => PERSON_WORDS.has(word));

/** "One" and "un" are too often articles to be numbers. */
const isAmount = ({ value, span }: Pick<Quantity, 'value' | 'span'>): boolean =>
  value !== 1 || /\d/.test(span);

/** A number, a name, or a word with digits in it; null where none stands there. A word that opens a sentence is none for its capital. */
function namedIn(text: string): string | null {
  const amount = quantitiesIn(text).find(isAmount);
  if (amount !== undefined) return amount.span;
  const name = wordsOf(text, (word) => word).find(
    ({ raw, word, first }) =>
      /\p{N}/u.test(raw) || (/[\p{Lu}+#]/u.test(raw) && word !== 'i' && !(first && plain.has(word))),
  );
  return name?.raw ?? null;
}

/** Why a text claims something of the person who signs; null where it claims nothing. */
function whyNot(text: string): Message | null {
  const parts = partsOf(text);
  const strange = parts.find((word) => !plain.has(word));
  const wishes = text
    .split(/(?<=[.!?])\s+/)
    .every((sentence) => !isOfPerson(sentence) || INTENT.test(fold(sentence)));
  if (!wishes) return messages.message('aboutPerson');
  const speaksToEmployer = !isOfPerson(text) && parts.some((word) => EMPLOYER_WORDS.has(word));
  const words = (isOfPerson(text) ? null : namedIn(text)) ?? (speaksToEmployer ? undefined : strange);
  return words === undefined ? null : messages.message('saysWithout', { words });
}

/**
 * What a text that rests on no fact claims all the same; nothing where it only applies, wishes, thanks or speaks to the employer. It
 * may say nothing of the person, not even what the profile bears out. A text of more than 2,000 characters is refused whole.
 */
export function checkUncited(text: string, named: Named): Refusal[] {
  const line = onOneLine(text);
  const why =
    line.length > MOST_CHARACTERS
      ? messages.message('tooLong')
      : whyNot(withoutNames(line, namesOf(named)).trim());
  if (why === null) return [];
  const remedy = gateMessages.message('addOrTakeOut');
  return [{ span: text, start: 0, end: text.length, category: 'unsupported', why, remedy }];
}
