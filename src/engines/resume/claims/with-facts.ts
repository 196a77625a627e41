import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { isSaid, plain, plainNumber, tokens } from './facts-said.ts';
import type { Said } from './facts-said.ts';
import { CLAIMING_WORDS, MONTH_WORDS, NEUTRAL_WORDS, NUMBER_WORDS, SKILL_LEADS } from './words.data.ts';

const MONTHS = new Set(MONTH_WORDS.flatMap((names) => names.split(' ')));

const isNumber = (token: string): boolean => /^\p{N}/u.test(token);

/** A number, or a name with digits in it, that the facts do not say; null when there is none. */
export function wrongNumber(text: string, said: Said): Message | null {
  for (const token of tokens(text)) {
    const word = plain(token);
    const number = isNumber(token) ? plainNumber(token) : NUMBER_WORDS.get(word);
    if (number !== undefined && !said.numbers.has(number))
      return messages.message('numberInNone', { words: token });
    // "C4" or "ISO9001": a name with digits in it.
    if (!isNumber(token) && /\p{N}/u.test(token) && !said.words.has(word))
      return messages.message('inNone', { words: token });
  }
  return null;
}

/** A name or acronym that the facts do not say; null when there is none. */
export function wrongName(text: string, said: Said): Message | null {
  for (const sentence of text.split(/(?<=[.!?:])\s+|\n/)) {
    for (const [place, token] of tokens(sentence).entries()) {
      const word = plain(token);
      if (!/\p{Lu}|[+#]/u.test(token) || isNumber(token) || word === 'i') continue;
      const known =
        said.words.has(word) ||
        (place === 0
          ? isSaid(word, said) || NEUTRAL_WORDS.has(word)
          : /^\p{Lu}?\p{Ll}+$/u.test(token) && isSaid(word, said));
      const parts = word.split(/[-.]/);
      if (!known && !(parts.length > 1 && parts.every((part) => said.words.has(part))))
        return messages.message('inNone', { words: token });
    }
  }
  return null;
}

function wrongClaimingWord(text: string, said: Said): Message | null {
  for (const token of tokens(text)) {
    const word = plain(token);
    if ((CLAIMING_WORDS.has(word) || MONTHS.has(word)) && word !== 'may' && !isSaid(word, said))
      return messages.message('inNone', { words: token });
  }
  for (const [, named = ''] of plain(text).matchAll(SKILL_LEADS)) {
    const strange = tokens(named).find((word) => !NEUTRAL_WORDS.has(word) && !isSaid(word, said));
    if (strange !== undefined) return messages.message('inNone', { words: strange });
  }
  return null;
}

/** More than this share of the telling words must stand in the facts. */
const SUPPORTED_SHARE = 0.5;

function mostlyStrange(text: string, said: Said): Message | null {
  const telling = tokens(text)
    .map(plain)
    .filter((word) => word.length > 2 && !NEUTRAL_WORDS.has(word));
  const supported = telling.filter((word) => isSaid(word, said) || said.numbers.has(plainNumber(word)));
  return telling.length > 0 && supported.length <= telling.length * SUPPORTED_SHARE
    ? messages.message('mostInNone')
    : null;
}

/** Why a text is not borne out by what its facts say; null when it is. */
export function whyWithFacts(text: string, said: Said): Message | null {
  return (
    wrongNumber(text, said) ??
    wrongName(text, said) ??
    wrongClaimingWord(text, said) ??
    mostlyStrange(text, said)
  );
}
