import { supportOf } from '#engines/claims/checks/support.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { credentialNamed } from '#engines/claims/dates/credentials.ts';
import { monthsOf } from '#engines/claims/dates/spans.ts';
import { fold } from '#engines/text/index.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { postsHeld, titled } from './jobs-of.ts';
import { followsFromStations } from './career.ts';
import { fits, isSinceDate } from './lengths.ts';
import { FOR, NEXT, fitsWhatIsBeside, isOfAnyJob, isOfWorkAlone } from './beside-length.ts';

/** Whether a length of time is that of the entry which the text belongs to; a programme counts by school years. */
function fitsEntry({ place, today }: Claim, claimed: Quantity, entry: Entry): boolean {
  const months = monthsOf([entry], today);
  return (
    fits(claimed, months) || (place.section === 'education' && fits(claimed, 12 * Math.ceil(months / 12)))
  );
}

/** The words after a length of time, as far as they are of it. */
function wordsOfIt(words: readonly Word[], claimed: Quantity): Word[] {
  const later = words.filter(({ start }) => start >= claimed.end);
  const cut = later.findIndex(({ word }) => NEXT.test(word));
  return later.slice(0, cut < 0 ? undefined : cut);
}
/**
 * Whether a length of time follows from the dates: of the entries named beside it ("at Northgate"), of the jobs whose
 * title stands there ("as a store manager"), of the entry the text belongs to, or of all work.
 */
export function followsFromDates(claim: Claim, claimed: Quantity): boolean {
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  const clause = sentence?.clauses.find((one) => meets(one, claimed)) ?? sentence;
  if (clause === undefined) return false;
  const after = wordsOfIt(clause.words, claimed);
  const qualifier = unitsOf(after).filter((unit) => !isOfAnyJob(claim, unit));
  if (claim.place.entry !== null) return fitsEntry(claim, claimed, claim.place.entry);
  const jobs = claim.known.entries.filter(({ section }) => section === 'work');
  const stop = /[,;:]/.exec(claim.text.slice(claimed.end))?.index ?? claim.text.length;
  const near = (sentence?.words ?? []).filter(({ start }) => start < claimed.end + stop);
  const named = entriesNamed(near, claim.known).filter(({ section }) => /^(?:work|volunteer)$/.test(section));
  if (isSinceDate(claim, claimed)) return true;
  const credential = named.length === 0 ? credentialNamed(claim, clause, claimed) : null;
  if (credential !== null) return fits(claimed, monthsOf([{ ...credential, end: '' }], claim.today));
  const ofPost = postsHeld(jobs, qualifier);
  if (ofPost.length > 0) return fits(claimed, monthsOf(ofPost, claim.today));
  const byTitle = titled(claim, qualifier);
  if (byTitle.length > 0) return fits(claimed, monthsOf(byTitle, claim.today));
  if (named.some((entry) => fits(claimed, monthsOf([entry], claim.today)))) return true;
  if (followsFromStations(claim, claimed)) return true;
  if (named.length > 0 && fits(claimed, monthsOf(named, claim.today))) return true;
  // "For three years I played": what lasted stands in the next clause.
  const isBare = unitsOf(clause.words).every((unit) => meets(unit, claimed));
  const part = isBare && sentence !== undefined ? sentence : clause;
  const stated = supportOf(claim, { ...part, words: part.words.filter((word) => !meets(word, claimed)) });
  const entries = claim.known.entries.filter(
    ({ section, index }) =>
      /^(?:work|volunteer)$/.test(section) &&
      stated.some((source) => source.section === section && source.index === index),
  );
  if (entries.some((entry) => fits(claimed, monthsOf([entry], claim.today)))) return true;
  if (
    entries.length > 0 &&
    FOR.test(fold(claim.text.slice(0, claimed.start))) &&
    isOfWorkAlone(stated, part, claimed)
  )
    return false;
  const titles = titled(
    claim,
    unitsOf(clause.words.filter(({ start, end }) => !(start < claimed.end && claimed.start < end))),
  );
  if (titles.length > 0) return fits(claimed, monthsOf(titles, claim.today));
  if (named.length > 0) return false;
  return fitsWhatIsBeside(claim, claimed, clause, jobs, after);
}
