import { claimWord } from '#engines/lexicon/index.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { isFrame } from '#engines/claims/checks/letters/letter.ts';
import { meets, refuse, wholeOf } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { entriesFor, isOver } from './entries.ts';
import { isOtherTime } from './full-time.ts';
import { isBroken } from './since.ts';
import { datesIn, isSameDate } from './read.ts';
import type { Named } from './read.ts';

const RECORDED = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

const stated = (sources: readonly Source[], date: Named): boolean =>
  sources.some(
    ({ text }) =>
      !RECORDED.test(text) &&
      datesIn(text).some((own) => own.year === date.year && (date.month === 0 || own.month === date.month)),
  );

/** Whether an entry has a date where it is named: its start, its end, or one told in its text. */
function isOf(
  { section, start, end, sources }: Entry,
  date: Named,
  { isBegun, isExpiry }: { isBegun: boolean; isExpiry: boolean },
): boolean {
  if (stated(sources, date)) return true;
  if (isExpiry && sources.some(({ field, text }) => field === 'validUntil' && isSameDate(text, date)))
    return true;
  if (date.role === 'from') return isSameDate(start, date);
  if (date.role === 'until') return isSameDate(end, date);
  return isSameDate(end, date) || ((section !== 'education' || isBegun) && isSameDate(start, date));
}

/** What a school's entry is told with where its date is that of its beginning. */
const BEGUN = claimWord(
  'check: begun',
  /\b(?:(?<!\b(?:l'|d'|une |les |des |aux |petites? |moyennes? ))entrepris\w*)\b/,
);

/** What a certificate is told with where its date is that of its end. */
const EXPIRY = claimWord('check: expiry');

const GOES_ON = /\b(?:present|current|currently|now|today|actuel|actuellement|aujourd'hui|ce jour)\b/;

/** Whether a date is one of the posting's, in a clause about the posting. */
const isOfPosting = (claim: Claim, date: Named): boolean =>
  claim.posting !== null && claim.posting.vocabulary.words.has(String(date.year)) && isFrame(claim, date);

const sentenceAt = (claim: Claim, date: Named) => claim.sentences.find((one) => meets(one, date));

/** Whether the certificate that a clause names most of was given on a date, or, where it tells of its end, lasts until then. */
function isOfCertificate(claim: Claim, date: Named, isExpiry: boolean): boolean {
  // In a list of entries the piece with the date says whose it is.
  if (claim.place.entry !== null || claim.place.kind === 'list') return false;
  const sentence = sentenceAt(claim, date);
  const clause = sentence?.clauses.find((one) => meets(one, date)) ?? sentence;
  const units = unitsOf(clause?.words ?? []).filter(
    ({ words }) => !words.every(({ word }) => isGeneric(word)),
  );
  const counted = claim.known.entries
    .filter(({ section }) => section === 'certificates')
    .map(({ sources }) => ({
      sources,
      count: units.filter((unit) =>
        sources.some(({ field, vocabulary }) => field === 'name' && isSaid(unit, vocabulary)),
      ).length,
    }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted.some(
    ({ sources, count }) =>
      count === most &&
      sources.some(
        ({ field, text }) =>
          (field === 'date' || (isExpiry && field === 'validUntil')) && isSameDate(text, date),
      ),
  );
}

/** Whether a date is part of a name, with the word before it: "WHMIS 2015". */
function isOfName({ words, place }: Claim, { start, span }: Named): boolean {
  const before = words.findLast(({ end }) => end <= start)?.word;
  return (
    before !== undefined && place.sources.some(({ text }) => fold(text).includes(`${before} ${fold(span)}`))
  );
}

/** Whether the line of an entry gives a year more often than the entry does: "2016, 2016" of "2015, 2016". */
function isToldTooOften({ place, dates }: Claim, { year }: Named, entries: readonly Entry[]): boolean {
  const [entry, ...others] = entries;
  if (!/^(?:list|line)$/.test(place.kind) || entry === undefined || others.length > 0) return false;
  const times = dates.filter((one) => one.year === year).length;
  const given = entry.sources.flatMap(({ text }) => datesIn(text)).filter((one) => one.year === year);
  return times > 1 && times > given.length;
}

/** The fact that the clause of a date tells of by two words and more, where it tells of one at all. */
function carrierOf(claim: Claim, date: Named): Source | null {
  const clause = claim.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, date));
  if (clause === undefined || claim.place.kind === 'list') return null;
  const words = clause.words.filter((word) => !meets(word, date));
  const [best] = supportOf(claim, { ...clause, words });
  return best !== undefined && unitsOf(words).filter((unit) => isSaid(unit, best.vocabulary)).length > 1
    ? best
    : null;
}

/** Whether the very facts that the clause of a date tells of name that date: "since May 2023" of a crew led since then. */
function isOfCarrier(claim: Claim, date: Named): boolean {
  const best = carrierOf(claim, date);
  return best !== null && stated([best], date);
}

/**
 * Whether the fact that a clause tells of began at another time than the clause says: "since 2019" of "since 2021", or of what a fact tells of
 * a later date alone.
 */
function isOtherSince(claim: Claim, date: Named): boolean {
  if (date.role !== 'from' || claim.place.kind !== 'told') return false;
  const best = carrierOf(claim, date);
  const own = best === null ? [] : datesIn(best.text);
  const since = own.filter(({ role }) => role === 'from');
  const [only, ...others] = own;
  if (since.length === 0 && only !== undefined && others.length === 0 && only.role === 'at')
    return date.year < only.year || (date.year === only.year && date.month > 0 && date.month < only.month);
  return since.length > 0 && !since.some(({ year, month }) => isSameDate(`${year}-${month}`, date));
}

/** Whether the entries that a date is told of have it, or what is said of the person besides their entries. */
function isGivenHere(claim: Claim, date: Named): boolean {
  const entries = entriesFor(claim, date);
  const text = fold(sentenceAt(claim, date)?.text ?? claim.text);
  if (isOfCertificate(claim, date, EXPIRY.test(text))) return true;
  const how = { isBegun: BEGUN.test(text), isExpiry: EXPIRY.test(text) };
  if (isToldTooOften(claim, date, entries) || isOtherSince(claim, date)) return false;
  if (isOfCarrier(claim, date)) return true;
  if (entries.some((entry) => isOf(entry, date, how))) return true;
  if (claim.place.kind === 'list') return isOfName(claim, date);
  const isOfJobs = claim.place.entry === null && entries.every(({ section }) => section === 'work');
  return stated(
    claim.place.sources.filter(({ section }) => !isOfJobs || section !== 'work'),
    date,
  );
}

/** Dates that the entries at this place do not have. */
export const checkDates: Check = (claim) => {
  const refusals = claim.dates
    .filter(
      (date) =>
        isOtherTime(claim, date) ||
        isOver(claim, date) ||
        isBroken(claim, date) ||
        (!isOfPosting(claim, date) && !isGivenHere(claim, date)),
    )
    .map((date) =>
      refuse(
        claim,
        date,
        'date',
        messages.message('dateNotHere', { words: date.span }),
        messages.message('dateFix'),
      ),
    );
  const { kind, entry, field } = claim.place;
  if (
    kind === 'line' &&
    entry !== null &&
    entry.section === 'work' &&
    entry.end !== '' &&
    claim.dates.length > 0
  ) {
    const still = GOES_ON.exec(fold(claim.text));
    const onlySince = claim.dates.length === 1 && /\b(?:since|depuis)\b/.test(fold(claim.text));
    const stretch = still
      ? { start: still.index, end: still.index + still[0].length }
      : onlySince
        ? claim.dates[0]
        : undefined;
    if (stretch) refusals.push(refuse(claim, stretch, 'date', messages.message('dateEnded')));
  }
  if (kind === 'value' && /[dD]ate$/.test(field)) {
    const [date] = claim.dates;
    const own = claim.place.sources[0]?.text ?? '';
    if (date === undefined || !isSameDate(own, date))
      return [
        refuse(claim, wholeOf(claim), 'date', messages.message('dateOther'), messages.message('dateFix')),
      ];
    return [];
  }
  return refusals;
};
