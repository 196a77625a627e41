import type { Line } from '#engines/resume/reading/lines.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';

/** How long something lasted, a whole text of it ("5 years 2 months", "6 ans 7 mois", "3 yrs"). */
const LASTING =
  /^\(?(?:(\d{1,2})\+?\s?(?:years?|yrs?|ans?|jahre?))?(?:\s?(?:,|and|et|und)?\s?(\d{1,2})\s?(?:months?|mos?|mois|monate?))?\)?$/iu;

/** Months that a whole text says; 0 where it says something else. */
function monthsIn(text: string): number {
  const [, years = '0', months = '0'] = LASTING.exec(text.trim()) ?? [];
  return Number(years) * 12 + Number(months);
}

/** Months of the one range of a line: as said beside it, else from its days; 0 where it goes on and nothing is said. */
function monthsOf({ body }: Line): number {
  const span = findDates(body).find(({ range }) => range);
  if (span === undefined) return 0;
  const said = monthsIn(body.slice(span.to).replace(/^[\s·•|,–-]+/u, ''));
  if (said > 0 || span.present) return said;
  const [from = 0, to = 0] = [span.start, span.end].map((day) => {
    const [year = 0, month = 1] = day.split('-').map(Number);
    return year * 12 + month;
  });
  return to - from + 1;
}

const isRole = (line: Line): boolean => findDates(line.body).some(({ range }) => range);

/** The lines of dates under a total, as many as add up to it; a month or two each are lost in rounding. */
function rolesWithin(lines: readonly Line[], from: number): number[] {
  const total = monthsIn(lines[from]?.body ?? '');
  const roles: number[] = [];
  let sum = 0;
  for (let index = from + 1; index < lines.length && sum + roles.length < total; index += 1) {
    const line = lines[index];
    if (line === undefined || monthsIn(line.body) > 0) break;
    if (line.item || !isRole(line)) continue;
    roles.push(index);
    sum += monthsOf(line);
  }
  return roles;
}

/**
 * Jobs whose employer stands once over several roles, with how long the person was there in all ("Harbour Clinic" over
 * "6 years 2 months"): the employer over each of the roles that add up to that time. Other lines stay as they are.
 */
export function underTotals(lines: readonly Line[]): Line[] {
  const over = new Map<number, Line>();
  const totals = new Set<number>();
  lines.forEach((line, index) => {
    const employer = lines[index - 1];
    if (employer === undefined || employer.item || isRole(employer) || monthsIn(line.body) === 0) return;
    const [first, ...others] = rolesWithin(lines, index);
    if (first === undefined) return;
    totals.add(index);
    // The title stands over its dates, or before them on their line.
    for (const role of others) {
      const alone = !/\p{L}{3}/u.test(
        (lines[role]?.body ?? '').slice(0, findDates(lines[role]?.body ?? '')[0]?.from),
      );
      over.set(alone ? role - 1 : role, employer);
    }
  });
  if (totals.size === 0) return [...lines];
  return lines
    .flatMap((line, index) => {
      const employer = over.get(index);
      return totals.has(index) ? [] : employer === undefined ? [line] : [employer, line];
    })
    .map((line, order) => ({ ...line, order }));
}
