import type { AskedDays } from '#contract/localbiz/sales-query.ts';
import { addDays } from '#engines/calendar/index.ts';
import type { Against } from './parts/comparison.ts';
import type { Board } from './parts/board.ts';
import { daysBefore, lengthOf, unitAround, yearBefore } from '#engines/calendar/index.ts';
import type { Unit } from '#engines/calendar/index.ts';

/** Days that are looked at where nothing is said: the last four weeks that are known. */
const USUAL_DAYS = 28;

/** The unit of the calendar that some days are; null for others. */
function unitOfDays({ from, to }: AskedDays): Unit | null {
  const units: readonly Unit[] = ['day', 'week', 'month', 'quarter', 'year'];
  return (
    units.find((unit) => {
      const around = unitAround(from, unit);
      return around.from === from && around.to === to;
    }) ?? null
  );
}

const usual = ({ knownTo }: Board['clock']): AskedDays => ({
  from: addDays(knownTo, 1 - USUAL_DAYS),
  to: knownTo,
});

/** What days are held against others, where only these were said: the own unit so far, as far as anything is known of it. */
function counterpart({ days }: { days: AskedDays }, clock: Board['clock']): AskedDays {
  const unit = unitOfDays(days);
  if (unit === null) return usual(clock);
  const now = unitAround(clock.today, unit);
  const anchor = clock.knownTo < now.from ? clock.knownTo : clock.today;
  const own = { from: unitAround(anchor, unit).from, to: anchor };
  return own.from <= days.to && own.to >= days.from ? usual(clock) : own;
}

/** The days that are asked for and those they are held against, with what a question leaves open. */
export function periodsOf(
  said: AskedDays | null,
  against: Against | null,
  clock: Board['clock'],
): { period: AskedDays; against: AskedDays | null } {
  if (against === null) return { period: said ?? usual(clock), against: null };
  if (against === 'year') {
    const period = said ?? { from: unitAround(clock.today, 'year').from, to: clock.today };
    return { period, against: yearBefore(period) };
  }
  if (against === 'before') {
    const period = said ?? usual(clock);
    return { period, against: daysBefore(period) };
  }
  return { period: said ?? counterpart(against, clock), against: against.days };
}

/** At most two years: as long as a screen shows. */
const MOST_DAYS = 740;

/** Days as far as they may be asked for, the last of them. */
export const withinReach = (days: AskedDays): AskedDays =>
  lengthOf(days) > MOST_DAYS ? { from: addDays(days.to, 1 - MOST_DAYS), to: days.to } : days;
