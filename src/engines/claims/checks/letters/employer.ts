import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim, Stretch } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { isStance } from './stance.ts';

/** What would be no news to somebody is claimed. */
export const NO_NEWS = claimWord('employer: no news');

/** What the person brings: no talk of the employer alone. */
export const OFFERS = claimWord(
  'employer: offers',
  /\b(?:with (?:over|more than|almost|nearly|about|\d+|\w+ years))\b/,
);

const ABOUT_THEM = claimWord('employer: about them');
const MINE =
  /\b(?:my|mine|our|ours|mon|ma|mes|notre|nos)\b(?! (?:interest|application|attention|eye|curiosity|heart|candidature|interet|curiosite|coeur))/;
/** How a letter closes. */
const FORMULA =
  /^(?:veuillez (?:agreer|recevoir|croire)|je vous prie (?:d'agreer|de recevoir|de croire)|recevez|(?:yours )?(?:sincerely|faithfully|truly)|(?:kind|best|warm) regards)/;

/** Whether a folded sentence is how a letter closes. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** Whether a sentence names the employer, the job or the reader. */
function speaksOfThem({ posting }: Claim, { words, text }: Sentence): boolean {
  if (ABOUT_THEM.test(fold(text))) return true;
  const titled = new Set(fold(posting?.posting.title ?? '').match(/[\p{L}-]{4,}/gu) ?? []);
  return words.some(
    ({ raw, word }) =>
      /^\p{Lu}/u.test(raw) &&
      word.length > 3 &&
      (posting?.company.words.has(word) === true || titled.has(word)),
  );
}

/** Whether a sentence speaks of the employer or the posting, and of nothing that the person did, has or brings. */
function isOfThem(claim: Claim, sentence: Sentence): boolean {
  const text = fold(sentence.text);
  return !OFFERS.test(text) && !MINE.test(text) && speaksOfThem(claim, sentence) && isStance(claim, sentence);
}

/** Whether a stretch stands within quotation marks, in words that the posting has so. */
function isQuoted({ text, posting }: Claim, { start }: Stretch): boolean {
  const said = posting === null ? '' : fold(posting.posting.description);
  return Array.from(text.matchAll(/["“«]\s?([^"”»]{4,300}?)\s?["”»]/gu)).some(
    ({ 0: quote, 1: inner = '', index }) =>
      index <= start && start < index + quote.length && said.includes(fold(inner).replace(/[.,;!?]$/, '')),
  );
}

/** Whether a sentence is about the employer or the posting alone; one that leads by a colon to such a one is too. */
export function isAboutEmployer(claim: Claim, place: Stretch): boolean {
  const at = claim.sentences.findIndex((one) => meets(one, place));
  const sentence = claim.sentences[at];
  if (claim.place.kind !== 'letter' || sentence === undefined || NO_NEWS.test(fold(sentence.text)))
    return false;
  if (isOfThem(claim, sentence) || isQuoted(claim, place)) return true;
  const next = claim.sentences[at + 1];
  return (
    next !== undefined &&
    /^\s*:\s*$/.test(claim.text.slice(sentence.end, next.start)) &&
    isOfThem(claim, next) &&
    isStance(claim, sentence)
  );
}
