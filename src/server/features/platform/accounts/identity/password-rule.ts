import { productNames } from '#contract/product-names.ts';
import { Problem } from '#server/problem.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { commonPasswords, commonWords } from './common-passwords.data.ts';
import { isKeyRun } from './key-runs.ts';
import { foldedText, has, isMadeOf, repeatedPart, withoutRepeats, wordsIn } from './spellings.ts';

/** Whose password it is to be, as far as is known: what anybody who knows them would try. */
export interface PasswordOwner {
  email: string;
  /** Null where it is not known, or not to be told by the answer. */
  fullName: string | null;
}

/** What is hashed: the same characters, however a keyboard composes them. */
export const canonicalPassword = (password: string): string => password.normalize('NFC');

const NAMES = Object.values(productNames).map((name) => foldedText(name).split(' '));
/** "AI", "Pro": a name is known without it. */
const isTail = (word: string) => word.length <= 3;
/** Each of our names in one word, with such an end and without. */
const PRODUCTS = NAMES.flatMap((words) => [
  words.join(''),
  words.filter((word, place) => place === 0 || !isTail(word)).join(''),
]);
/** What may stand beside them: the words of any of them. */
const PRODUCT_WORDS = [...new Set([...PRODUCTS, ...NAMES.flat()])];
/** A reading without repeats holds our names without theirs. */
const PLAIN_PRODUCTS = PRODUCTS.map(withoutRepeats);
/** How long the shortest common word is that a spelling without repeats stands for. */
const plainWords = new Map(
  [...commonWords]
    .toSorted((one, other) => other.length - one.length)
    .map((word): [string, number] => [withoutRepeats(word), word.length]),
);
/** More names than anybody is called by. */
const MOST_NAMES = 6;

const refusals = {
  used: text.message('passwordUsed'),
  word: text.message('passwordWord'),
  run: text.message('passwordRun'),
  product: text.message('passwordProduct'),
  owner: text.message('passwordOwner'),
};

/** A common word, once or again and again, whatever digits and signs are added or stand in it. */
function isCommonWord(password: string): boolean {
  const words = wordsIn(password);
  const isRead = words.some((word) => {
    const part = repeatedPart(word);
    const shortest = plainWords.get(repeatedPart(withoutRepeats(word)));
    return commonWords.has(part) || (shortest !== undefined && part.length >= shortest);
  });
  const folded = foldedText(password);
  return isRead || (words.length > 0 && [...commonWords].some((word) => isMadeOf(folded, [word], 1)));
}

const splitAt = (words: string, pattern: RegExp) => foldedText(words).split(pattern);

/** The parts of a name and an address in lower case: of two letters or four digits at least, names also with an initial. */
function partsOf({ email, fullName }: PasswordOwner): string[] {
  const names = splitAt(fullName ?? '', /[^\p{L}]+/u)
    .filter((name) => name !== '')
    .slice(0, MOST_NAMES);
  const withInitial = names.flatMap((name, at) =>
    names.flatMap((other, place) =>
      place === at ? [] : [`${name.slice(0, 1)}${other}`, `${other}${name.slice(0, 1)}`],
    ),
  );
  const [local = '', domain = ''] = splitAt(email, /@/);
  const pieces = [local, domain].flatMap((side) => splitAt(side, /[^\p{L}\p{N}]+/u));
  const letters = pieces.map((piece) => piece.replaceAll(/[^\p{L}]/gu, ''));
  return [...names, ...withInitial, ...pieces, ...letters].filter(
    (part) => part.length >= (/\p{L}/u.test(part) ? 2 : 4),
  );
}

/** What a password may be read as: as it is, and as the words its digits and signs stand for. */
const readingsOf = (password: string) => [foldedText(password), ...wordsIn(password)];

/** Whether a password says nothing beside the given parts, read with its digits and without. */
function saysOnly(password: string, parts: readonly string[]): boolean {
  const plain = new Set(parts.map(withoutRepeats));
  const all = new Set(parts);
  return readingsOf(password).some(
    (reading) => isMadeOf(reading, all) || isMadeOf(withoutRepeats(reading), plain),
  );
}

/** Our own name, whatever words of our names stand beside it; those words alone are nobody's. */
const isProduct = (password: string): boolean =>
  saysOnly(password, PRODUCT_WORDS) &&
  readingsOf(password).some((reading) => has(withoutRepeats(reading), PLAIN_PRODUCTS));

function refuse(reason: keyof typeof refusals): never {
  throw new Problem('invalid_input', refusals[reason]);
}

/**
 * Throws Problem `invalid_input` for what guessers try first: the commonest passwords, a common word with digits, repeats or
 * signs added, runs of digits or keys, our own name, and the person's name or address. Nothing else; length is the
 * contract's business.
 */
export function refuseGuessablePassword(password: string, owner: PasswordOwner): void {
  if (commonPasswords.has(canonicalPassword(password).toLowerCase())) refuse('used');
  if (isKeyRun(password)) refuse('run');
  if (isProduct(password)) refuse('product');
  if (saysOnly(password, [...partsOf(owner), ...PRODUCTS])) refuse('owner');
  if (isCommonWord(password)) refuse('word');
}
