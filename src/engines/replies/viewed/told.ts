import type { Circumstances } from '#engines/replies/mail.ts';
import { linesOf } from '#engines/replies/lines.ts';
import type { Mail } from '#engines/replies/mail.ts';
import {
  BY_YOU,
  COUNTED,
  DONE,
  DONE_TO_IT,
  EMPLOYER,
  HAPPENED,
  HEADLINE,
  LEADING_UP,
  REFUSED,
  STATE_NOW,
  UNSURE,
  WHEN_SEEN,
  YOURS,
  YOUR_PROFILE,
} from './words.data.ts';
import { plainWords } from '#engines/text/index.ts';

const CHARACTERS = 400;
const OF_WHAT_WAS_SENT = [DONE(YOURS), HAPPENED(YOURS), DONE_TO_IT, HEADLINE];
const OF_THE_PROFILE = [DONE(YOUR_PROFILE), HAPPENED(YOUR_PROFILE)];

/** Where the act begins in words that tell it as done by somebody else; -1 where they do not. */
function placeIn(clause: string, signs: readonly RegExp[]): number {
  for (const sign of signs) {
    const found = sign.exec(clause);
    if (found === null) continue;
    const before = clause.slice(0, found.index).replaceAll(LEADING_UP, '').trim();
    if (!BY_YOU.test(before) && !UNSURE.test(before) && !UNSURE_INSIDE.test(found[0])) return found.index;
  }
  return -1;
}

/** What may stand between the thing and the act and undoes it. */
const UNSURE_INSIDE =
  /\b(not|never|will|would|may|can|could|might|should|if|when|once|you|pas|jamais|sera|peut|si|vous)\b(?! (sent|submitted|uploaded|gave|attached))/;

/** Whether one clause tells it. */
function tells(clause: string): boolean {
  if (placeIn(clause, OF_WHAT_WAS_SENT) >= 0) return !COUNTED.test(clause);
  return placeIn(clause, OF_THE_PROFILE) >= 0 && EMPLOYER.test(clause) && !COUNTED.test(clause);
}

/** A sentence's clauses, and the sentence itself for what is said across them. */
const clausesOf = (written: string): string[] =>
  written
    .split(/[;:()–—]|,(?!\d)|\s(?:but|mais)\s/)
    .map((clause) => plainWords(clause))
    .filter((clause) => clause !== '');

function saysSo(written: string): boolean {
  const text = written.slice(0, CHARACTERS);
  if (text.includes('?')) return false;
  const read = plainWords(text);
  if (REFUSED.test(read)) return false;
  if (WHEN_SEEN.test(text)) return true;
  // A state changes “to viewed”.
  if (STATE_NOW.test(text) && !UNSURE.test(read.replaceAll(/\b(to|d)\b/g, ''))) return true;
  if (clausesOf(text).some((clause) => tells(clause))) return true;
  // “The director, who has read it” tells; “who read it?” does not come as far as here.
  return DONE_TO_IT.test(read) && !UNSURE.test(read.replaceAll(/\bwho (?=ha(s|ve)\b)/g, ''));
}

/**
 * The sentence of a mail that tells that somebody opened what the person sent; null when none does. What is asked, supposed, meant
 * for later, not yet so, done by the person or counted over many is no such word; nor is anything beside words of refusal in a mail that may be one.
 */
export function viewTold(mail: Mail, about: Circumstances, mayRefuse: boolean): string | null {
  const { lines } = linesOf(mail, about);
  if (mayRefuse && lines.some(({ read }) => REFUSED.test(read))) return null;
  for (const { written, read } of lines)
    if (read !== '' && saysSo(written)) return written.trim().slice(0, CHARACTERS);
  return null;
}
