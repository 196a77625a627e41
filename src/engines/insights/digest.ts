import { addDays, isoWeek } from '#engines/calendar/index.ts';
import type { Message } from '#localization/types.ts';
import { arrived, weeksOf } from './figures.ts';
import type { DayCount, SentCase } from './figures.ts';
import { tipOf } from './insights.ts';

/** Things that must have happened in a week before it is worth a mail. */
const LEAST_EVENTS = 3;

/** A week in figures. `sent` and `interviews` are the report's own for that ISO week. */
export interface Digest {
  /** ISO week, `2026-W47`. */
  week: string;
  /** Its first and last day, `YYYY-MM-DD`. */
  from: string;
  until: string;
  sent: number;
  /** Applications to which the employer's first answer came in the week. */
  answers: number;
  interviews: number;
  /** One sentence the person's own numbers support, or null. */
  tip: Message | null;
}

/** The week that ends on `until` (a Sunday, `YYYY-MM-DD`), or null when too little happened to tell of. */
export function digestOf(
  days: readonly DayCount[],
  cases: readonly SentCase[],
  until: string,
): Digest | null {
  const [week] = weeksOf(days, until, 1);
  if (!week) return null;
  const answers = arrived(cases).filter(
    ({ answeredOn }) => answeredOn !== null && answeredOn <= until && isoWeek(answeredOn) === week.week,
  ).length;
  if (week.sent + answers < LEAST_EVENTS) return null;
  const { sent, interviews } = week;
  return {
    week: week.week,
    from: addDays(until, -6),
    until,
    sent,
    answers,
    interviews,
    tip: tipOf(cases),
  };
}
