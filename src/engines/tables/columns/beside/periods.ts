import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Column } from '#engines/tables/columns/columns.ts';

/** How many columns beside each other are named by periods before they are those of a course of them. */
const LEAST_OF_COURSE = 3;

/** A day and a month alike: it is a day beside others. */
const MARDI = 'mar';

const wordOf = (name: string): string => name.replace(/\.$/, '');
/** What the names of a course of periods are: weekdays, or months. */
const WAYS: readonly ((name: string) => boolean)[] = [
  (name) => weekdayOf(wordOf(name)) > 0 || fold(wordOf(name)) === MARDI,
  (name) => monthOf(wordOf(name)) > 0,
];

/** The places of columns that stand beside each other and are all named in one way, at least as many as a course has. */
function courseOf(columns: readonly Column[], isNamed: (name: string) => boolean): number[] {
  const runs: number[][] = [];
  for (const { at } of columns.filter((column) => isNamed(column.name))) {
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs.filter(({ length }) => length >= LEAST_OF_COURSE).flat();
}

/**
 * Columns where those of a course of periods, such as the days of a week, are none of a row's own fields: each is a part of what a column
 * beside them says of all.
 */
export function withPeriodsApart(columns: readonly Column[]): Column[] {
  const parts = new Set(WAYS.flatMap((isNamed) => courseOf(columns, isNamed)));
  return columns.map((column) =>
    parts.has(column.at) ? { ...column, meanings: new Map([['none', 1]]) } : column,
  );
}
