import { addDays, daysBetween } from '#engines/calendar/index.ts';
import { ownWords } from './clean.ts';

/** A day an employer names for a conversation, `YYYY-MM-DD`, and the clock beside it, `HH:MM` where they are, if it is sure. */
export interface Meeting {
  day: string;
  time: string | null;
}

const MONTHS: Readonly<Record<string, number>> = {
  january: 1,
  february: 2,
  march: 3,
  april: 4,
  may: 5,
  june: 6,
  july: 7,
  august: 8,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
  janvier: 1,
  février: 2,
  mars: 3,
  avril: 4,
  mai: 5,
  juin: 6,
  juillet: 7,
  août: 8,
  septembre: 9,
  octobre: 10,
  novembre: 11,
  décembre: 12,
};
const WEEKDAYS = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
] as const;

const month = Object.keys(MONTHS).join('|');
const weekday = WEEKDAYS.flat().join('|');
const DATE = new RegExp(
  `(?:\\b(${weekday}),?\\s+)?(?:the\\s+)?(?:\\b(${month})\\s+(\\d{1,2})(?:st|nd|rd|th)?|\\b(\\d{1,2})(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?(${month}))(?![\\p{L}\\d])(?:,?\\s+(\\d{4}))?`,
  'giu',
);
const CLOCK = /^[\s,]*(?:at|à|@)\s*(\d{1,2})(?:\s?[:h]\s?(\d{2})|\s?h\b)?\s*(a\.?m\b|p\.?m\b)?/iu;

/** Farther ahead than this a day without a year is more likely one of the past. */
const AHEAD_DAYS = 200;
/** An hour before this without "a.m." or "p.m." may be either. */
const SURE_FROM_HOUR = 7;

const two = (number: number): string => String(number).padStart(2, '0');

/** Whether a weekday named beside a day is that day's own; true when none is named. Weekday 0 is the known Monday 2024-01-01. */
function agrees(day: string, named: string | undefined): boolean {
  if (named === undefined) return true;
  const index = ((daysBetween('2024-01-01', day) % 7) + 7) % 7;
  return WEEKDAYS[index]?.some((name) => name === named.toLowerCase()) === true;
}

/** The day a match means on or after the mail's own, or null when there is no such day. */
function dayOf(match: RegExpMatchArray, receivedOn: string): string | null {
  const [, named, first, before, after, second, written] = match;
  const number = MONTHS[(first ?? second ?? '').toLowerCase()];
  const date = Number(before ?? after);
  if (number === undefined || date < 1 || date > 31) return null;
  const year = Number(receivedOn.slice(0, 4));
  const years = written === undefined ? [year, year + 1] : [Number(written)];
  for (const one of years) {
    const day = `${one}-${two(number)}-${two(date)}`;
    const distance = daysBetween(receivedOn, day);
    // A 31st of November is turned into another day by the calendar: not a day at all.
    if (Number.isNaN(distance) || addDays(receivedOn, distance) !== day) continue;
    if (distance >= 0 && distance <= AHEAD_DAYS && agrees(day, named)) return day;
  }
  return null;
}

function timeAfter(text: string): string | null {
  const [, hours, minutes = '00', half] = CLOCK.exec(text) ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  if (half === undefined) return hour >= SURE_FROM_HOUR ? `${two(hour)}:${minutes}` : null;
  if (hour < 1 || hour > 12) return null;
  return `${two((hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0))}:${minutes}`;
}

/**
 * When an employer's mail proposes to talk: the one day it names on or after the day it came (`receivedOn`, YYYY-MM-DD),
 * in English or French. Null when it names none, several, or a weekday that is not that day's: nothing is guessed.
 */
export function meetingNamed(text: string, receivedOn: string): Meeting | null {
  const words = ownWords(text);
  const found = new Map<string, string | null>();
  for (const match of words.matchAll(DATE)) {
    const day = dayOf(match, receivedOn);
    if (day !== null) found.set(day, found.get(day) ?? timeAfter(words.slice(match.index + match[0].length)));
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? { day: only[0], time: only[1] } : null;
}
