import { RECEIVED } from '#server/ports/browser/form/phrases.data.ts';
import { CODE_MAILED, CODE_QUESTION, LINK_MAILED, NO_MAILED_CODE } from './mailed-code.data.ts';
import { plain } from '#server/ports/browser/form/text.ts';

/** Characters around a phrase that may say that another code is meant. */
const AROUND = 50;

function isMailed(text: string, phrase: RegExp): boolean {
  const found = phrase.exec(text);
  if (found === null) return false;
  const around = text.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND);
  return !NO_MAILED_CODE.test(around);
}

/**
 * What a page says that it has mailed to the applicant and waits for; null when nothing. `text` is plain. A link is none where the
 * page says that the application itself has come: it only opens the site's own pages then.
 */
export function mailAwaited(text: string): 'code' | 'link' | null {
  if (CODE_MAILED.some((phrase) => isMailed(text, phrase))) return 'code';
  const isLink = LINK_MAILED.some((phrase) => phrase.test(text));
  return isLink && !RECEIVED.some((phrase) => phrase.test(text)) ? 'link' : null;
}

/** Whether a question of a form asks for a code that one gets by mail. */
export const isCodeQuestion = (label: string): boolean => CODE_QUESTION.test(plain(label));
