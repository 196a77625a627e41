import { wordFor } from '#engines/lexicon/index.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** How often somebody works at weekends, as told, offered or asked for. */
export interface WeekendShare {
  /** One weekend in so many: 1 is every one, 2 every other, 4 one a month, 0 none; "some" where no number is said, null where nothing is. */
  readonly oneIn: number | 'some' | null;
  /** The one day of the two that is meant; null for both, or where none is named apart. */
  readonly day: 'saturday' | 'sunday' | null;
}

const SATURDAY = /\b(saturdays?|samedis?|sat)\b/;
const SUNDAY = /\b(sundays?|dimanches?|sun)\b/;
const WEEKENDS = wordFor('weekend shares: weekends');

const NONE = wordFor(
  'weekend shares: none',
  /^(not at all|none|no|aucune?|neither|ni l un ni l autre|non|indisponible)\b|\b(no|neither|without|aucune?|sans) (of (the (2|two) |these |those )?)?(week ?ends?|days?|fins? de semaine|saturdays?|sundays?|samedis?|dimanches?)\b/,
);
const SOME = wordFor('weekend-shares: some');
const EVERY_OTHER = wordFor('weekend shares: every other', /\b(?:half )\b/);
const EVERY_NTH =
  /\b(?:1|a|one|un|une) (?:\w+ ){0,3}?(?:in|out of|on|sur|of every) (\d)\b|\bsur (\d)\b|\bevery (\d)(?:rd|th)?\b|\bune sur (\d)\b/;
const MONTHLY =
  /\b(?:1|a|one|un|une) (?:\w+ ){0,3}?(?:1|a|per|each|every|par|du|chaque) (?:month|mois)\b|\bmonthly\b|\bpar mois\b|\bonce a month\b/;
const SEVERAL_A_MONTH = /\b([2-4]) (?:\w+ ){0,3}?(?:1|a|per|each|every|par) (?:month|mois)\b/;
const EVERY = wordFor('weekend-shares: every');

function oneInSaid(plain: string, asked: boolean): WeekendShare['oneIn'] {
  if (EVERY_OTHER.test(plain)) return 2;
  const several = SEVERAL_A_MONTH.exec(plain)?.[1];
  if (several !== undefined) return 4 / Number(several);
  const nth = EVERY_NTH.exec(plain)?.slice(1).find(Boolean);
  if (nth !== undefined) return Number(nth);
  if (MONTHLY.test(plain)) return 4;
  if (!asked && NONE.test(plain)) return 0;
  if (SOME.test(plain)) return 'some';
  return EVERY.test(plain) ? 1 : null;
}

/** How often and on which day a text speaks of weekends; that a question is put the other way round (`asked`) is no "never". */
export function weekendShareIn(text: string, asked = false): WeekendShare {
  const plain = plainLabel(withDigits(text));
  const [saturday, sunday] = [SATURDAY.test(plain), SUNDAY.test(plain)];
  const oneIn = oneInSaid(plain, asked);
  const day = saturday === sunday || WEEKENDS.test(plain) ? null : saturday ? 'saturday' : 'sunday';
  return { oneIn, day };
}

/** What was told of weekends, by a yes, a no or in words: a day alone is every such day. Null where it says neither how often nor when. */
export function weekendShareTold(value: unknown): WeekendShare | null {
  if (typeof value === 'boolean') return { oneIn: value ? 1 : 0, day: null };
  if (typeof value !== 'string') return null;
  const plain = plainLabel(value);
  if (/^(yes|oui)$/.test(plain)) return { oneIn: 1, day: null };
  const share = weekendShareIn(value);
  if (share.oneIn !== null) return share;
  return share.day === null ? null : { ...share, oneIn: 1 };
}

/**
 * Whether somebody who works weekends as told works them as asked. So seldom as is told or less is a yes, more often a no, and so is a day that
 * was left out; null where it is not said how often and not every weekend was told.
 */
export function worksWeekends(told: WeekendShare, asked: WeekendShare): boolean | null {
  if (told.oneIn === 0) return false;
  if (told.day !== null && asked.day !== null && told.day !== asked.day) return false;
  if (told.oneIn === 'some' || told.oneIn === null || asked.oneIn === 0) return null;
  const isOften = asked.oneIn !== null && asked.oneIn !== 'some' && asked.oneIn < told.oneIn;
  if (isOften) return false;
  // One of the two days is no whole weekend, and "weekends" may mean either.
  if (told.day !== null && asked.day === null) return null;
  return asked.oneIn === null && told.oneIn > 1 ? null : true;
}

/** Whether a choice says just what was told. */
export const isSameShare = (told: WeekendShare, said: WeekendShare): boolean =>
  told.oneIn === 0
    ? said.oneIn === 0
    : told.day === said.day && (told.oneIn === said.oneIn || (told.oneIn === 1 && said.oneIn === null));
