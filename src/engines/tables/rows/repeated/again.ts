import { isHidden } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { SALE_KINDS } from '#engines/tables/rows/course.ts';
import type { Course } from '#engines/tables/rows/course.ts';
import type { Values } from '#engines/tables/rows/row-values.ts';
import { isBelowNought } from '#engines/tables/rows/signs.ts';

/** Whether a record is there once more, by its own id, or whole where records are numbered. */
export function isAgain(values: Values, record: readonly Cell[], course: Course): boolean {
  const { understood, id, met, isNumbered } = course;
  const own = id === null || isHidden(record[id]) ? '' : cellText(record[id]);
  if (course.isCountedAnew && own !== '') {
    if (Number(own) < course.number) met.clear();
    course.number = Number(own);
  }
  // What was given back repeats the number of its sale and is no second one of it.
  const mark = SALE_KINDS.has(understood.kind) && isBelowNought(values) ? `${own} back` : own;
  const marks = [...(own === '' ? [] : [mark]), ...(isNumbered ? [JSON.stringify(record)] : [])];
  const isMet = marks.some((one) => met.has(one));
  for (const one of marks) met.add(one);
  return isMet;
}
