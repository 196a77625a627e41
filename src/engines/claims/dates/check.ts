import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { isFrame } from '#engines/claims/checks/letters/letter.ts';
import { meets, refuse, wholeOf } from '#engines/claims/context.ts';
import type { Asked, Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { entriesFor, isOver } from './entries.ts';
import { datesIn, isSameDate } from './read.ts';
import type { Named } from './read.ts';

const RECORDED = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

const told = (sources: readonly Source[], date: Named): boolean =>
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
  if (told(sources, date)) return true;
  if (isExpiry && sources.some(({ field, text }) => field === 'validUntil' && isSameDate(text, date)))
    return true;
  if (date.role === 'from') return isSameDate(start, date);
  if (date.role === 'until') return isSameDate(end, date);
  return isSameDate(end, date) || ((section !== 'education' || isBegun) && isSameDate(start, date));
}

/** What a school's entry is told with where its date is that of its beginning. */
const BEGUN =
  /\b(?:begun|began|started|(?<!\b(?:l'|d'|une |les |des |aux |petites? |moyennes? ))entrepris\w*|commence\w*|amorce\w*|entame\w*|debute\w*)\b/;

/** What a certificate is told with where its date is that of its end. */
const EXPIRY =
  /\b(?:valid\w*|valable\w*|expir\w*|laps\w*|ran out|run(?:s|ning)? out|good (?:un)?til|(?:un)?til|through|renew\w*|renouvel\w*|current|jusqu\w*|echu\w*|echeance|perime\w*)\b/;

const GOES_ON = /\b(?:present|current|currently|now|today|actuel|actuellement|aujourd'hui|ce jour)\b/;

/** "Full-time from September 2014" where the entry says "part-time until April 2016, then full-time". */
function tooEarly(asked: Asked, date: Named): boolean {
  const text = fold(asked.text);
  if (
    date.role !== 'from' ||
    !/full[- ]time|temps plein/.test(text) ||
    /part[- ]time|temps partiel/.test(text)
  )
    return false;
  return asked.place.sources.some((source) => {
    const own = fold(source.text);
    const [change] = datesIn(source.text);
    return (
      /part[- ]time|temps partiel/.test(own) &&
      /full[- ]time|temps plein/.test(own) &&
      change !== undefined &&
      (date.year < change.year || (date.year === change.year && date.month < change.month))
    );
  });
}

/** Whether a date is one of the posting's, in a clause about the posting. */
const isOfPosting = (asked: Asked, date: Named): boolean =>
  asked.posting !== null && asked.posting.said.words.has(String(date.year)) && isFrame(asked, date);

const sentenceAt = (asked: Asked, date: Named) => asked.sentences.find((one) => meets(one, date));

/** Whether the certificate that a clause names most of was given on a date, or, where it tells of its end, lasts until then. */
function isOfCertificate(asked: Asked, date: Named, isExpiry: boolean): boolean {
  // In a list of entries the piece with the date says whose it is.
  if (asked.place.entry !== null || asked.place.kind === 'list') return false;
  const sentence = sentenceAt(asked, date);
  const clause = sentence?.clauses.find((one) => meets(one, date)) ?? sentence;
  const units = unitsOf(clause?.words ?? []).filter(
    ({ words }) => !words.every(({ word }) => isGeneric(word)),
  );
  const counted = asked.known.entries
    .filter(({ section }) => section === 'certificates')
    .map(({ sources }) => ({
      sources,
      count: units.filter((unit) => sources.some(({ field, said }) => field === 'name' && isSaid(unit, said)))
        .length,
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
function isOfName({ words, place }: Asked, { start, span }: Named): boolean {
  const before = words.findLast(({ end }) => end <= start)?.word;
  return (
    before !== undefined && place.sources.some(({ text }) => fold(text).includes(`${before} ${fold(span)}`))
  );
}

/** Whether the line of an entry gives a year more often than the entry does: "2016, 2016" of "2015, 2016". */
function isToldTooOften({ place, dates }: Asked, { year }: Named, entries: readonly Entry[]): boolean {
  const [entry, ...others] = entries;
  if (!/^(?:list|line)$/.test(place.kind) || entry === undefined || others.length > 0) return false;
  const times = dates.filter((one) => one.year === year).length;
  const given = entry.sources.flatMap(({ text }) => datesIn(text)).filter((one) => one.year === year);
  return times > 1 && times > given.length;
}

/** The fact that the clause of a date tells of by two words and more, where it tells of one at all. */
function carrierOf(asked: Asked, date: Named): Source | null {
  const clause = asked.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, date));
  if (clause === undefined || asked.place.kind === 'list') return null;
  const words = clause.words.filter((word) => !meets(word, date));
  const [best] = supportOf(asked, { ...clause, words });
  return best !== undefined && unitsOf(words).filter((unit) => isSaid(unit, best.said)).length > 1
    ? best
    : null;
}

/** Whether the very facts that the clause of a date tells of name that date: "since May 2023" of a crew led since then. */
function isOfCarrier(asked: Asked, date: Named): boolean {
  const best = carrierOf(asked, date);
  return best !== null && told([best], date);
}

/** Whether the fact that a clause tells of began at another time than the clause says: "since 2019" of "since 2021". */
function isOtherSince(asked: Asked, date: Named): boolean {
  if (date.role !== 'from' || asked.place.kind !== 'told') return false;
  const best = carrierOf(asked, date);
  const since = best === null ? [] : datesIn(best.text).filter(({ role }) => role === 'from');
  return since.length > 0 && !since.some(({ year, month }) => isSameDate(`${year}-${month}`, date));
}

/** Whether the entries that a date is told of have it, or what is said of the person besides their entries. */
function isGivenHere(asked: Asked, date: Named): boolean {
  const entries = entriesFor(asked, date);
  const text = fold(sentenceAt(asked, date)?.text ?? asked.text);
  if (isOfCertificate(asked, date, EXPIRY.test(text))) return true;
  const how = { isBegun: BEGUN.test(text), isExpiry: EXPIRY.test(text) };
  if (isToldTooOften(asked, date, entries) || isOtherSince(asked, date)) return false;
  if (isOfCarrier(asked, date)) return true;
  if (entries.some((entry) => isOf(entry, date, how))) return true;
  if (asked.place.kind === 'list') return isOfName(asked, date);
  const isOfJobs = asked.place.entry === null && entries.every(({ section }) => section === 'work');
  return told(
    asked.place.sources.filter(({ section }) => !isOfJobs || section !== 'work'),
    date,
  );
}

/** Dates that the entries at this place do not have. */
export const checkDates: Check = (asked) => {
  const refusals = asked.dates
    .filter(
      (date) =>
        tooEarly(asked, date) ||
        isOver(asked, date) ||
        (!isOfPosting(asked, date) && !isGivenHere(asked, date)),
    )
    .map((date) =>
      refuse(
        asked,
        date,
        'date',
        messages.message('dateNotHere', { words: date.span }),
        messages.message('dateFix'),
      ),
    );
  const { kind, entry, field } = asked.place;
  if (
    kind === 'line' &&
    entry !== null &&
    entry.section === 'work' &&
    entry.end !== '' &&
    asked.dates.length > 0
  ) {
    const still = GOES_ON.exec(fold(asked.text));
    const onlySince = asked.dates.length === 1 && /\b(?:since|depuis)\b/.test(fold(asked.text));
    const stretch = still
      ? { start: still.index, end: still.index + still[0].length }
      : onlySince
        ? asked.dates[0]
        : undefined;
    if (stretch) refusals.push(refuse(asked, stretch, 'date', messages.message('dateEnded')));
  }
  if (kind === 'value' && /[dD]ate$/.test(field)) {
    const [date] = asked.dates;
    const own = asked.place.sources[0]?.text ?? '';
    if (date === undefined || !isSameDate(own, date))
      return [
        refuse(asked, wholeOf(asked), 'date', messages.message('dateOther'), messages.message('dateFix')),
      ];
    return [];
  }
  return refusals;
};
