import { numberWords } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';

/** A time of the clock in a text. */
export interface ClockTime {
  /** Minutes since midnight, 0 to 1,439; since midnight or noon where `isOpen`. */
  minutes: number;
  /** Whether nothing says which half of the day is meant. */
  isOpen: boolean;
  start: number;
  end: number;
}

const HALF_DAY = 720;
const DAY = 1440;
const HOURS_OF_CLOCK = 12;

const WORDS = [...numberWords]
  .filter(([, value]) => value >= 1 && value <= HOURS_OF_CLOCK)
  .map(([word]) => word);
const HOUR = `(\\d{1,2}|one|une?|${WORDS.join('|')})`;
const HALF =
  "(?:\\s?(a\\.?m\\b\\.?|p\\.?m\\b\\.?|(?:the (?:next|following) |in the |each |every |du |de l'|le )(?:morning|afternoon|evening|matin|apres-midi|soir)))?";

/** How times are written, each with which of its groups is what: the hour, the minutes in figures or words, past or to, the half of the day; 0 for none. */
const MANNERS: readonly { pattern: RegExp; hour: number; minutes: number; sign: number; half: number }[] = [
  // "04:30", "9.15 p.m.", "7 h 30".
  {
    pattern: new RegExp(
      `(?<![\\d.,:])(\\d{1,2})(?::|\\s?h\\s?|\\.(?=\\d\\d\\s?(?:[ap]\\.?m|the)))(\\d\\d)(?![\\d:])${HALF}`,
      'g',
    ),
    hour: 1,
    minutes: 2,
    sign: 0,
    half: 3,
  },
  // "Half past four", "a quarter to three".
  {
    pattern: new RegExp(`\\b(?:a )?(half|quarter) (past|to|after|before) ${HOUR}\\b${HALF}`, 'g'),
    hour: 3,
    minutes: 1,
    sign: 2,
    half: 4,
  },
  // "Half eleven".
  {
    pattern: new RegExp(
      `\\b(half) (${WORDS.join('|')})\\b(?![\\s-](?:of|a|dozen|hundred|thousand|years?))${HALF}`,
      'g',
    ),
    hour: 2,
    minutes: 1,
    sign: 0,
    half: 3,
  },
  // "Quatre heures et demie", "huit heures du matin".
  {
    pattern: new RegExp(
      `\\b${HOUR}\\s?(?:heures?|h)\\b(?: (et demie?|et quart|moins le quart))?${HALF}`,
      'g',
    ),
    hour: 1,
    minutes: 2,
    sign: 0,
    half: 3,
  },
  // "10 pm", "seven in the morning", "six o'clock".
  {
    pattern: new RegExp(`\\b${HOUR}(?: o'clock)?${HALF.replace(/\?$/, '')}`, 'g'),
    hour: 1,
    minutes: 0,
    sign: 0,
    half: 2,
  },
];
const NOONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:noon|midday|midi)\b/g, HALF_DAY],
  [/\b(?:midnight|minuit)\b/g, 0],
];

const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : /^(?:one|une?)$/.test(word) ? 1 : (numberWords.get(word) ?? 0);

function minutesOf(word: string, sign: string): number {
  if (/^\d/.test(word)) return Number(word);
  const size = /half|demi/.test(word) ? 30 : /quart/.test(word) ? 15 : 0;
  return /^(?:to|before)$/.test(sign) || /moins/.test(word) ? -size : size;
}

/** The times of the clock in a text, in figures or words, in English or French. */
export function clockTimesIn(text: string): ClockTime[] {
  const folded = fold(text);
  const found: ClockTime[] = [];
  const add = (time: ClockTime) => {
    if (!found.some(({ start, end }) => start < time.end && time.start < end)) found.push(time);
  };
  for (const { pattern, hour, minutes, sign, half } of MANNERS)
    for (const match of folded.matchAll(pattern)) {
      const group = (place: number): string => (place === 0 ? '' : (match[place] ?? ''));
      const hours = numberOf(group(hour));
      const told = group(half);
      const total = hours * 60 + minutesOf(group(minutes), group(sign));
      if (hours > 24 || (told !== '' && hours > HOURS_OF_CLOCK)) continue;
      const isLate = told.startsWith('p') || /afternoon|evening|apres-midi|soir/.test(told);
      const isFull = told === '' && (hours >= HOURS_OF_CLOCK || group(hour).startsWith('0'));
      add({
        minutes:
          told === ''
            ? isFull
              ? total % DAY
              : total % HALF_DAY
            : (total % HALF_DAY) + (isLate ? HALF_DAY : 0),
        isOpen: told === '' && !isFull,
        start: match.index,
        end: match.index + match[0].length,
      });
    }
  for (const [pattern, minutes] of NOONS)
    for (const { index, 0: span } of folded.matchAll(pattern))
      add({ minutes, isOpen: false, start: index, end: index + span.length });
  return found;
}

/** Whether two times are one: where nothing says the half of the day of either, by the clock's face. */
export const isSameTime = (one: ClockTime, other: ClockTime): boolean =>
  one.isOpen || other.isOpen
    ? one.minutes % HALF_DAY === other.minutes % HALF_DAY
    : one.minutes === other.minutes;
