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
const EVERY = wordFor('weekend-shares: every');
/** Every one that is meant of weekends and not of whoever works them: "each nurse". */
const EVERY_WEEKEND =
  /\b(?:every|each|any|all|both|tous|toutes|chaque|n importe quel(?:le)?s?) (?:(?:single|of|the|our|your|les|nos|vos|2) ){0,3}(?:week ?ends?|saturdays?|sundays?|samedis?|dimanches?|fins? de semaine|sat|sun)\b/;
/** No number: "every few weekends". */
const EVERY_FEW = /\b(?:every|each|chaque|tou(?:te)?s les) (?:few|several|so often|now and|quelques)\b/;

/** Numbers of turns in words, which are other words as well where nothing says "every" before them. */
const TURNS = new Map([
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['eighth', 8],
  ['deuxieme', 2],
  ['troisieme', 3],
  ['quatrieme', 4],
  ['cinquieme', 5],
  ['sixieme', 6],
]);
const EVERY_TURN = new RegExp(String.raw`\b(every|each|chaque) (${[...TURNS.keys()].join('|')})\b`, 'g');
const COUNT = String.raw`\b(\d{1,2}|an?|one|une?|once|twice)(?: (?!and\b|et\b|or\b|ou\b)[a-z]+){0,3}?`;
/** So many of so many: "one weekend in three", "deux samedis sur cinq", "a weekend every two weeks". */
const OUT_OF = new RegExp(
  String.raw`${COUNT} (?:in|out of|of|on|sur|per|every|each|tou(?:te)?s les)(?: every| each)? (\d{1,2})(?:nd|rd|th|e|eme)?\b( months?\b| mois\b)?`,
  'g',
);
/** "Every third weekend", "toutes les trois fins de semaine". */
const EVERY_NTH =
  /\b(?:every|each|chaque|tou(?:te)?s les) (\d{1,2})(?:nd|rd|th|e|eme)?\b( months?\b| mois\b)?/g;
const A_MONTH = new RegExp(
  String.raw`${COUNT} (?:1|an?|one|per|each|every|par|du|chaque|in (?:a|the)|dans le) (month|mois|year|an)\b`,
  'g',
);
/** When one is at home, which is not when one works: "every third weekend off". */
const AT_HOME =
  /\boff\b|\b(?:de|en) (?:repos|conge)\b|\bnon travaille\w*\b|\bfree (?:week ?ends?|saturdays?|sundays?)\b|\b(?:week ?ends?|fins? de semaine|saturdays?|sundays?|samedis?|dimanches?) (?:free|libres?)\b/;

/** Whether a text speaks of the weekends on which somebody does not work. */
export const isOfFreeWeekends = (text: string): boolean => AT_HOME.test(plainLabel(text));

/** About so many weekends lie in a month and in a year. */
const MONTH = 4;
const YEAR = 52;

const countOf = (word = ''): number => (/^\d/.test(word) ? Number(word) : word === 'twice' ? 2 : 1);

/** Every share of weekends that a text names: one in so many. */
function sharesNamed(plain: string): number[] {
  const outOf = [...plain.matchAll(OUT_OF)].map(
    ([, count, of, month]) => (Number(of) * (month === undefined ? 1 : MONTH)) / countOf(count),
  );
  const rest = plain.replace(OUT_OF, ' ');
  const nth = [...rest.matchAll(EVERY_NTH)].map(
    ([, of, month]) => Number(of) * (month === undefined ? 1 : MONTH),
  );
  const monthly = [...rest.matchAll(A_MONTH)].map(
    ([, count, unit = '']) => (unit.startsWith('m') ? MONTH : YEAR) / countOf(count),
  );
  const said = [...outOf, ...nth, ...monthly];
  if (said.length === 0 && /\bmonthly\b|\bpar mois\b/.test(rest)) return [MONTH];
  return EVERY_OTHER.test(rest.replace(EVERY_NTH, ' ')) ? [...said, 2] : said;
}

function oneInSaid(text: string, asked: boolean): WeekendShare['oneIn'] {
  const plain = text.replace(EVERY_TURN, (_, every: string, turn: string) => `${every} ${TURNS.get(turn)}`);
  const [share, ...others] = new Set(sharesNamed(plain));
  if (AT_HOME.test(plain) || others.length > 0) return null;
  if (share !== undefined) return Number.isFinite(share) && share >= 1 ? share : null;
  if (!asked && NONE.test(plain)) return 0;
  if (SOME.test(plain) || EVERY_FEW.test(plain)) return 'some';
  return (asked ? EVERY_WEEKEND : EVERY).test(plain) ? 1 : null;
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
