import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { plain, tokens } from './facts-said.ts';
import type { Said } from './facts-said.ts';
import { EMPLOYER_WORDS, NEUTRAL_WORDS, PERSON_WORDS } from './words.data.ts';
import { wrongName, wrongNumber } from './with-facts.ts';

const INTENT =
  /^(?:i am applying|i would|i look forward|i hope|please consider me|je pose ma candidature|je vous soumets|je souhaite|je me tiens|je peux repondre|j'aimerais|je serais)\b/;

/** A text without the employer's, the job's and the signer's name where they stand word for word. */
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

/** What speaks of the person without a fact may only say what is wished; what speaks to the employer may tell nothing of the person. */
export function whyWithoutFacts(text: string, names: readonly string[]): Message | null {
  const rest = withoutNames(text, names);
  const words = tokens(rest).map(plain);
  const nothing: Said = { words: new Set(), numbers: new Set() };
  const person = tokens(rest)
    .map(plain)
    .some((word) => PERSON_WORDS.has(word));
  const strange = words.find((word) => !NEUTRAL_WORDS.has(word));
  const wishes = rest.split(/(?<=[.!?])\s+/).every((sentence) => {
    const own = tokens(sentence)
      .map(plain)
      .some((word) => PERSON_WORDS.has(word));
    return !own || INTENT.test(plain(sentence));
  });
  if (person) {
    if (!wishes) return messages.message('aboutPerson');
    return strange === undefined ? null : messages.message('saysWithout', { words: strange });
  }
  const wrong = wrongNumber(rest, nothing) ?? wrongName(rest, nothing);
  if (wrong !== null) return wrong;
  const toEmployer = words.some((word) => EMPLOYER_WORDS.has(word));
  return toEmployer || strange === undefined ? null : messages.message('saysWithout', { words: strange });
}
