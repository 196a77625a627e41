import { fold } from '#engines/text/index.ts';
import { monthOf } from '#engines/lexicon/index.ts';
import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { nameWords } from '#engines/tables/columns/features.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

type Row = readonly Cell[];
type Part = 'year' | 'month' | 'day';
/** The places of the parts of a day. */
export type Places = Record<Part, number>;

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl'];
const namesOf = (part: Part | 'weekOfYear'): ReadonlySet<string> =>
  new Set(
    LANGUAGES.map((language) =>
      fold(new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(part) ?? ''),
    ),
  );
const NAMES: Readonly<Record<Part, ReadonlySet<string>>> = {
  year: namesOf('year'),
  month: namesOf('month'),
  day: namesOf('day'),
};

/** What days and weeks are called in the languages of owners, folded. */
export const NAMES_OF_DAYS = NAMES.day;
export const NAMES_OF_WEEKS = namesOf('weekOfYear');

/** How many rows there are at least, and how much of a column is one part. */
const [LEAST_ROWS, NEARLY_ALL] = [3, 0.9];
const [MONTHS, DAYS] = [12, 31];

const isYear = (cell: Cell | undefined): boolean => /^(?:19[89]|20\d)\d$/.test(cellText(cell));
const isUpTo = (cell: Cell | undefined, most: number): boolean =>
  /^0?[1-9]\d?$/.test(cellText(cell)) && Number(cellText(cell)) <= most;
const isMonthName = (cell: Cell | undefined): boolean => monthOf(cellText(cell).replace(/\.$/, '')) > 0;

/** What the cells of a column may be of a day. */
function partsOf(cells: readonly (Cell | undefined)[]): Set<Part | 'named month'> {
  const filled = cells.filter((cell) => !isNothing(cell));
  const areMostly = (is: (cell: Cell | undefined) => boolean) =>
    filled.length > 0 && filled.filter(is).length >= filled.length * NEARLY_ALL;
  const found = new Set<Part | 'named month'>();
  if (areMostly(isYear)) found.add('year');
  if (areMostly((cell) => isUpTo(cell, DAYS))) found.add('day');
  if (areMostly((cell) => isUpTo(cell, MONTHS))) found.add('month');
  if (areMostly(isMonthName)) found.add('month').add('named month');
  return found;
}

/** The day of a record by its parts, as `YYYY-MM-DD` where they are numbers and a month. */
export function dayIn(record: Row, { year, month, day }: Places): string {
  const [years, months, days] = [year, month, day].map((at) => cellText(record[at])) as [
    string,
    string,
    string,
  ];
  const number = monthOf(months.replace(/\.$/, '')) || Number(months);
  return `${years}-${String(number).padStart(2, '0')}-${days.padStart(2, '0')}`;
}

const isNamed = (names: readonly string[], places: Places, part: Part): boolean =>
  nameWords(names[places[part]] ?? '').some((word) => NAMES[part].has(word));

const ALL_PARTS = ['year', 'month', 'day'] as const;
/** The parts after which columns are called. */
const calledIn = (names: readonly string[], places: Places): Part[] =>
  ALL_PARTS.filter((part) => isNamed(names, places, part));

/** Whether days never go back, or never on, as those of a book do. */
function areInOrder(days: readonly string[]): boolean {
  const steps = days.slice(1).map((day, before) => day.localeCompare(days[before] ?? ''));
  return new Set(days).size >= LEAST_ROWS && [1, -1].some((way) => steps.every((step) => step !== way));
}

/** All ways in which three columns may be the parts of a day: beside each other, or wherever they are called so. */
function waysAmong(parts: readonly ReadonlySet<Part | 'named month'>[], names: readonly string[]): Places[] {
  const [years, months, days] = (['year', 'month', 'day'] as const).map((part) =>
    [...parts.keys()].filter((at) => parts[at]?.has(part) === true),
  ) as [number[], number[], number[]];
  const ways = years.flatMap((year) =>
    months.flatMap((month) => days.map((day): Places => ({ year, month, day }))),
  );
  return ways.filter((places) => {
    const ats = [...new Set(Object.values(places))];
    const areBeside = Math.max(...ats) - Math.min(...ats) < ats.length;
    return ats.length === ALL_PARTS.length && (areBeside || calledIn(names, places).length > 1);
  });
}

/** Whether three columns are the parts of days: their months have names, they are called so, or the days go on as in a book without others. */
function isProven(places: Places, { names, rows, isNamedMonth, hasDays }: Told): boolean {
  const whole = rows.filter((row) => Object.values(places).every((at) => !isNothing(row[at])));
  const days = whole.flatMap((row) => readDay(dayIn(row, places), null) ?? []);
  if (whole.length === 0 || days.length < whole.length * NEARLY_ALL - 1) return false;
  const called = (['year', 'month', 'day'] as const).filter((part) => isNamed(names, places, part)).length;
  return (
    called > 1 || isNamedMonth(places.month) || (!hasDays && rows.length >= LEAST_ROWS && areInOrder(days))
  );
}

interface Told {
  names: readonly string[];
  rows: readonly Row[];
  isNamedMonth: (at: number) => boolean;
  /** Whether another column is of days. */
  hasDays: boolean;
}

/**
 * The places of the parts of the days of a table; null where it has none, or nothing says which is which. A year that its title says alone
 * proves no month: small numbers beside a day may be counts, so that the month has to be called so then, or to be a name.
 */
export function placesIn(
  rows: readonly Row[],
  names: readonly string[],
  yearOfTitle: number | null = null,
): Places | null {
  const cellsAt = (at: number) => rows.map((row) => row[at]);
  const parts = names.map((_, at) => partsOf(cellsAt(at)));
  if (!parts.some((one) => one.has('year'))) return null;
  const hasDays = names.some((_, at) => {
    const filled = cellsAt(at).filter((cell) => !isNothing(cell));
    return (
      filled.length > 0 && filled.filter((cell) => readDay(cell, null) !== null).length * 2 > filled.length
    );
  });
  const told: Told = { names, rows, hasDays, isNamedMonth: (at) => parts[at]?.has('named month') === true };
  const isMonth = (places: Places) =>
    places.year !== yearOfTitle || told.isNamedMonth(places.month) || isNamed(names, places, 'month');
  const ways = waysAmong(parts, names).filter((places) => isMonth(places) && isProven(places, told));
  const called = (places: Places) => calledIn(names, places).filter((part) => part !== 'year').length;
  const most = Math.max(0, ...ways.map(called));
  const best = ways.filter((places) => called(places) === most);
  // Behind a year the month comes first wherever dates are written in numbers.
  const [only] = best.length > 1 ? best.filter(({ year, month, day }) => year < month && month < day) : best;
  return only ?? null;
}
