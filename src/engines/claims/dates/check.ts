import { isFrame } from '#engines/claims/checks/letters/letter.ts';
import { refuse, wholeOf } from '#engines/claims/context.ts';
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
function isOf({ section, start, end, sources }: Entry, date: Named, isBegun: boolean): boolean {
  if (told(sources, date)) return true;
  if (date.role === 'from') return isSameDate(start, date);
  if (date.role === 'until') return isSameDate(end, date);
  return isSameDate(end, date) || ((section !== 'education' || isBegun) && isSameDate(start, date));
}

/** What a school's entry is told with where its date is that of its beginning. */
const BEGUN = /\b(?:begun|began|started|entrepris\w*|commence\w*|amorce\w*|entame\w*|debute\w*)\b/;

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

/** Whether the entries that a date is told of have it, or what is said of the person besides their entries. */
function isGivenHere(asked: Asked, date: Named): boolean {
  const entries = entriesFor(asked, date);
  if (entries.some((entry) => isOf(entry, date, BEGUN.test(fold(asked.text))))) return true;
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
