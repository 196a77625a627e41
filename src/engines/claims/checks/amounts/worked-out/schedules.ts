import type { Claim } from '#engines/claims/context.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { frequenciesOf } from '#engines/claims/quantities/frequency.ts';
import { bearsOut, bearsOutClosely, isOver } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { stem } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';

const DAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map((day) => `${day}day`);
const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const DAY = [...DAYS, ...JOURS].join('|');
const WEEKDAYS = new RegExp(`\\b(?:${DAY})s?\\b`, 'g');
/** "Monday to Friday", "du lundi au vendredi". */
const FROM_TO = new RegExp(`\\b(${DAY})s?\\s?(?:to|through|au|a|-|–)\\s?(${DAY})s?\\b`);
const DAY_OF_WEEK =
  /^\s(?:times|fois|days?|nights?|evenings?|mornings?|afternoons?|shifts?|jours?|soirs?|soirees?|nuits?|matins?|matinees?)(?:\s(?:a|per|each|every|par)\s(?:week|semaine))?/;
const A_WEEK = 7;

const placeOf = (day: string): number => Math.max(DAYS.indexOf(day), JOURS.indexOf(day));

/** How many days of the week a text names, by name or from one to another; 0 where it names none. */
function weekdaysIn(text: string): number {
  const [, from = '', until = ''] = FROM_TO.exec(text) ?? [];
  if (from !== '') return ((placeOf(until) - placeOf(from) + A_WEEK) % A_WEEK) + 1;
  return new Set(Array.from(text.matchAll(WEEKDAYS), ([day]) => day.replace(/s$/, ''))).size;
}

/** Whether an amount counts the weekdays that a value names: "two nights a week" of "Tuesday and Friday nights". */
export function isNumberOfWeekdays(claim: Claim, claimed: Quantity, { text, words }: Source): boolean {
  const rest = fold(claim.text.slice(claimed.start))
    .replace(/^(?:twice|thrice)\b/, 'so many times')
    .replace(/^(?:so many|[\p{L}\d]+)/u, '');
  const part = DAY_OF_WEEK.exec(rest)?.[0];
  if (part === undefined || isOver(claimed)) return false;
  const named = weekdaysIn(fold(text));
  if (named === 0 || named !== claimed.value) return false;
  // Nights are told of nights alone: what no word says of the day may only be a day.
  const [unit] = unitsOf(wordsOf(part, stem));
  const stated = unit?.words[0];
  return (
    /^\s(?:days?|jours?)\b/.test(part) ||
    (/^\s(?:times|fois)\s/.test(part) && claimed.per === 'week') ||
    (stated !== undefined &&
      words.some((word) => word.stem === stated.stem || stated.word.startsWith(word.word)))
  );
}

const TIME = String.raw`(\d{1,2})(?:\s?(h)(?:\s?(\d\d))?)?\s?(a\.?m|p\.?m)?\.?`;
/** "6 a.m. to 2 p.m.", "de 6 h à 9 h", "7 h 30 to 15 h". */
const HOURS = new RegExp(String.raw`(?<![\d.,])${TIME}\s?(?:to|until|till|through|a|-|–)\s?${TIME}(?!\d)`);
/** What makes two times those of a clock, and not two lengths of time. */
const OF_A_CLOCK =
  /\b(?:[ap]\.?m|mornings?|nights?|evenings?|afternoons?|shifts?|open|daily|matins?|soirs?|nuits?|quarts?|ouvert\w*|horaire)\b/;
const NOON = 12;
const MINUTES = 60;
const A_DAY = 24;
const AN_HOUR = 3600;

function hourOf([hour = '', sign, minutes = '0', half = '']: readonly (string | undefined)[]): number | null {
  if (sign === undefined && half === '') return null;
  const stated = Number(hour) + Number(minutes) / MINUTES;
  return half.startsWith('p') && stated < NOON ? stated + NOON : stated;
}

/** The hours from one time of the clock to another that a text names; 0 where it names none. */
function hoursIn(text: string): number {
  const found = HOURS.exec(text);
  const isClock = found !== null && (OF_A_CLOCK.test(text) || weekdaysIn(text) > 0);
  const [from, until] = [hourOf(found?.slice(1, 5) ?? []), hourOf(found?.slice(5, 9) ?? [])];
  if (!isClock || from === null || until === null) return 0;
  return (until - from + A_DAY) % A_DAY;
}

/** Whether a number of hours is that of a schedule: "eight hours a day" or "40 hours a week" of "Monday to Friday, 6 a.m. to 2 p.m.". */
export function isOfSchedule(claimed: Quantity, { text }: Source): boolean {
  if (claimed.measures !== 'time' || claimed.base !== AN_HOUR) return false;
  const folded = fold(text);
  const hours = hoursIn(folded);
  if (hours === 0) return false;
  const times =
    claimed.per === 'week' ? weekdaysIn(folded) : /^(?:|day|shift|night)$/.test(claimed.per) ? 1 : 0;
  return bearsOutClosely(
    { ...claimed, value: hours * times, most: hours * times, approximation: 'exact' },
    claimed,
  );
}

/**
 * Whether an amount counts how often an action was done in a year to all that a value counts: "236 tunings a year" of "tuned 118 pianos twice a
 * year". What is counted is the action, and not its things.
 */
export function isTimesDone(claim: Claim, claimed: Quantity, source: Source): boolean {
  if (claimed.measures !== 'count' || claimed.per === '') return false;
  const done = claim.words.find(({ start }) => start >= claimed.end);
  return (
    done !== undefined &&
    source.quantities.some(
      (count) =>
        count.measures === 'count' &&
        source.words.some(({ stem: own, end }) => own === done.stem && end <= count.start) &&
        frequenciesOf(source).some(({ perYear, start }) => {
          const value = count.value * perYear;
          return start >= count.end && bearsOut({ ...count, value, most: value, per: 'year' }, claimed);
        }),
    )
  );
}

const SIDES = /^\s?(?:by|x|×|sur|par)\s?$/;

/** Whether an area is that of two sides which a value tells: "13 square metres" of "4.2 m by 3.1 m". */
export function isAreaOfSides(claimed: Quantity, { text, quantities }: Source): boolean {
  if (claimed.measures !== 'area') return false;
  return quantities.some((one, at) => {
    const next = quantities[at + 1];
    if (next?.measures !== 'length' || one.measures !== 'length') return false;
    if (!SIDES.test(fold(text.slice(one.end, next.start)))) return false;
    const area = one.value * one.base * next.value * next.base;
    const isRounded = Number.isInteger(claimed.value) && Math.round(area / claimed.base) === claimed.value;
    return isRounded || bearsOut({ ...claimed, value: area / claimed.base, approximation: 'exact' }, claimed);
  });
}
