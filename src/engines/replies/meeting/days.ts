import { addDays, daysBetween } from '#engines/calendar/index.ts';
import { monthOf, monthWords, weekdayWords } from '#engines/lexicon/index.ts';
import { agrees } from './weekdays.ts';

/** A day a sentence names. `day` is null where it names one that nobody can be sure of: then none of the mail's is. */
export interface NamedDay {
  at: number;
  end: number;
  day: string | null;
  /** Named by its month or number, not by its place in the week alone. */
  dated: boolean;
}

/** When a mail was written: its day by the person's calendar, and minutes after midnight. */
export interface Sent {
  day: string;
  minutes: number;
}

/** Farther ahead than this a day without a year is more likely one of the past. */
const AHEAD_DAYS = 200;
/** Of days named by weekday and number alone, or by number alone. */
const NEAR_DAYS = 45;

const month = monthWords('en', 'fr').join('|');
const short = weekdayWords.join('|');
const ordinal = '(?:st|nd|rd|th|er)';
const year = '(?:,?\\s+(20\\d\\d)(?![\\d:]|\\s?h))?';

const DATED = new RegExp(
  `(?:(?<![\\p{L}\\d])(${short})\\.?,?\\s+)?(?:(?:the|le)\\s+)?(?:(?<![\\p{L}\\d])(${month})\\.?\\s+(\\d{1,2})${ordinal}?|(?<![\\d:.,/])(\\d{1,2})${ordinal}?\\s+(?:of\\s+)?(${month})\\.?)(?![\\p{L}\\d:])${year}`,
  'giu',
);
const ISO = /(?<![\d/-])(20\d\d)-(\d\d)-(\d\d)(?![\d-])/gu;
const FIGURES = new RegExp(
  `(?:(?<![\\p{L}\\d])(${short})\\.?,?\\s+(?:le\\s+)?)?(?<![\\d/.$€£])(\\d{1,2})/(\\d{1,2})(?:/(20\\d\\d|\\d\\d))?(?![\\d/%])`,
  'giu',
);
const WEEKDAY_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(${short})\\.?,?\\s+(the\\s+|le\\s+)?(\\d{1,2})(${ordinal})?(?![\\d:./-]|\\s?(?:[ap]\\.?m\\b|h\\b|heures|o['’]clock|%|${ordinal}))`,
  'giu',
);
const NUMBER =
  /(?<![\p{L}\d])(?:the\s+(\d{1,2})(?:st|nd|rd|th)|le\s+(\d{1,2})(?:er)?)(?=\s*(?:[,.?!)]|$|at\b|from\b|in the\b|à|de\s+\d|dès\b|entre\b|between\b|@))/giu;
const SECOND =
  /^\s?(?:-|–|\/|and|or|to|through|&|et|ou|au)\s?\d{1,2}(?:st|nd|rd|th|er)?(?!\d|[:.]\d|\s?(?:[ap]m|h\b|heures))/iu;
const FIRST = /(?<![\d:])\d{1,2}(?:st|nd|rd|th|er)?\s?(?:-|–|and|or|&|et|ou|au|to)\s?(?:le\s+)?$/iu;

const two = (number: number): string => String(number).padStart(2, '0');

/** A day of a calendar, or null: a 31st of November is none. */
function real(years: number, months: number, days: number): string | null {
  const day = `${years}-${two(months)}-${two(days)}`;
  const distance = daysBetween('2024-01-01', day);
  return Number.isNaN(distance) || addDays('2024-01-01', distance) !== day ? null : day;
}

type Answer = { day: string | null } | 'past';

/** The day of a month and number on or after the mail's own; `past` for one that is over, null for one that is not sure. */
function dayOf(
  sent: string,
  given: { month: number; date: number; year: string | undefined; named: string | undefined },
): Answer {
  const own = Number(sent.slice(0, 4));
  const written = given.year === undefined ? null : Number(given.year.padStart(4, '20'));
  const days = (written === null ? [own, own + 1] : [written])
    .map((one) => real(one, given.month, given.date))
    .filter((day) => day !== null);
  const ahead = days.filter((day) => daysBetween(sent, day) >= 0 && daysBetween(sent, day) <= AHEAD_DAYS);
  if (ahead.length === 0) return 'past';
  return { day: ahead.find((day) => agrees(day, given.named)) ?? null };
}

/** Figures may be day and month either way round: sure where only one way is a day ahead, or in a French text. */
function byFigures(sent: string, match: RegExpMatchArray, french: boolean): Answer {
  const [, named, first, second, written] = match;
  const ways =
    french || first === second
      ? [[second, first]]
      : [
          [first, second],
          [second, first],
        ];
  const found = ways.map(([months, days]) =>
    dayOf(sent, { month: Number(months), date: Number(days), year: written, named }),
  );
  const ahead = found.filter((one) => one !== 'past');
  if (ahead.length === 0) return 'past';
  const sure = ahead.filter(({ day }) => day !== null);
  return sure.length === 1 && sure[0] !== undefined && (named !== undefined || ahead.length === 1)
    ? sure[0]
    : { day: null };
}

/** The next day with this number, and with this weekday where one is named. */
function byNumber(sent: string, date: number, named: string | undefined): string | null {
  for (let ahead = 0; ahead <= NEAR_DAYS; ahead += 1) {
    const day = addDays(sent, ahead);
    if (Number(day.slice(8)) === date) return agrees(day, named) ? day : null;
  }
  return null;
}

/** The days a sentence names by month, figures or number; those that are over are marked by an end and left out. */
export function datedDays(
  text: string,
  sent: Sent,
  french: boolean,
): { named: NamedDay[]; over: NamedDay[] } {
  const named: NamedDay[] = [];
  const over: NamedDay[] = [];
  const taken = (at: number, end: number) => [...named, ...over].some((one) => at < one.end && end > one.at);
  const add = (match: RegExpMatchArray, answer: Answer) => {
    const at = match.index ?? 0;
    const end = at + match[0].length;
    if (taken(at, end)) return;
    const several = SECOND.test(text.slice(end)) || FIRST.test(text.slice(0, at));
    if (answer === 'past') over.push({ at, end, day: null, dated: true });
    else named.push({ at, end, day: several ? null : answer.day, dated: true });
  };
  for (const match of text.matchAll(ISO)) {
    const day = real(Number(match[1]), Number(match[2]), Number(match[3]));
    add(match, day !== null && daysBetween(sent.day, day) < 0 ? 'past' : { day });
  }
  for (const match of text.matchAll(DATED)) {
    const [, weekdayName, first, before, after, second, written] = match;
    const number = monthOf(first ?? second ?? '');
    add(
      match,
      dayOf(sent.day, { month: number, date: Number(before ?? after), year: written, named: weekdayName }),
    );
  }
  for (const match of text.matchAll(FIGURES)) add(match, byFigures(sent.day, match, french));
  for (const match of text.matchAll(WEEKDAY_NUMBER)) {
    const day = byNumber(sent.day, Number(match[3]), match[1]);
    // "Tuesday 10" may be an hour: only what says that it is a number of a month can be a wrong one.
    if (day !== null || match[2] !== undefined || match[4] !== undefined || french) add(match, { day });
  }
  for (const match of text.matchAll(NUMBER))
    add(match, { day: byNumber(sent.day, Number(match[1] ?? match[2]), undefined) });
  return { named, over };
}
