import { refuse } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isSameDate } from '#engines/claims/dates/read.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { vocabularyOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { heldTitles, remedy } from './held-titles.ts';
import { isStandIn } from './ranks.ts';

/** What lowers the title after it, and is not to be left out. */
const LOWERED =
  /\b(relief|back-?up|stand-in|acting|interim|substitute|deputy|assistant|junior|trainee|student|associate|occasional|remplacante?|suppleante?|adjointe?|de releve|par interim)\s$/;

/** The same after a title: "infirmière-chef remplaçante". */
const LOWERED_AFTER =
  /^(?: (?:(?:d[eu]s?|of|for|the|la) |d')?[\p{L}'-]+){0,3}?[,\s]*\b(remplacante?|suppleante?|adjointe?|de releve|par interim|interimaire|in training|trainee|stagiaire|relief|assistant)\b/u;

/** "Groundsperson, then climber": the later title with the dates of both. */
export function earlierTitle(claim: Claim, claimed: readonly Word[]): Refusal[] {
  const { entry } = claim.place;
  const position = entry?.sources.find(({ field }) => field === 'position')?.text ?? '';
  const [first, later] = position.split(/,?\s+(?:then|puis)\s+/i);
  if (entry === null || first === undefined || later === undefined || claimed.length === 0) return [];
  const vocabulary = vocabularyOf(claim.words);
  const isWhole = claim.dates.some((date) => date.role === 'from' && isSameDate(entry.start, date));
  // "Veterinary assistant, then technician": what is left out is told by its last word.
  const head = wordsOf(first, stem).at(-1);
  if (!isWhole || head === undefined || vocabulary.words.has(head.word) || vocabulary.stems.has(head.stem))
    return [];
  const span = { start: claimed[0]?.start ?? 0, end: claimed.at(-1)?.end ?? 0 };
  return [refuse(claim, span, 'title', messages.message('titleBefore', { words: first }), remedy)];
}

/** "Charge nurse of a ward" for "Relief charge nurse": a title at the head without what lowers it in the fact. */
export function loweredIn(claim: Claim, bullets: readonly Source[]): Refusal | null {
  const text = fold(claim.text);
  const head = (/^\p{L}+(?:-\p{L}+)+/u.exec(text) ?? /^[\p{L}'-]+ [\p{L}'-]+/u.exec(text))?.[0];
  if (head === undefined || isStandIn(text)) return null;
  if (heldTitles(claim).some((title) => fold(title).includes(head))) return null;
  for (const bullet of bullets) {
    const own = fold(bullet.text);
    const place = own.indexOf(head);
    const lowering =
      place < 0
        ? undefined
        : (LOWERED.exec(own.slice(0, place))?.[1] ?? LOWERED_AFTER.exec(own.slice(place + head.length))?.[1]);
    if (lowering !== undefined && !text.includes(lowering))
      return refuse(
        claim,
        { start: 0, end: head.length },
        'title',
        messages.message('profileHas', { words: lowering }),
        remedy,
      );
  }
  return null;
}
