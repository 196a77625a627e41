import { shareDifference, sharesP } from '#engines/statistics/index.ts';
import type { Change } from './change.ts';
import type { DayFigures } from './figures.ts';
import type { Window } from './window.ts';

const LEAST_LINES = 20;
const WEEKS = 4;

interface Counted {
  part: number;
  whole: number;
  cents: number;
}

function counted(days: readonly DayFigures[], kind: 'refunds' | 'discounts'): Counted {
  const sum = (of: (day: DayFigures) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    part: sum((day) => (kind === 'refunds' ? day.refundLines : day.discountLines)),
    whole: sum((day) => day.lines),
    cents: sum((day) => (kind === 'refunds' ? day.refunded : day.discount)),
  };
}

/** Whether more or fewer lines are given back, or sold for less, than in the weeks before; what that costs at the usual amount of one. */
export function shareChanges(days: readonly DayFigures[], { from, to, before }: Window): Change[] {
  return (['refunds', 'discounts'] as const).flatMap((kind): Change[] => {
    const now = counted(
      days.filter(({ day }) => day >= from && day <= to),
      kind,
    );
    const earlier = counted(
      days.filter(({ day }) => day >= before && day < from),
      kind,
    );
    const cases = now.part + earlier.part;
    if (now.whole < LEAST_LINES || earlier.whole < LEAST_LINES || cases < LEAST_LINES) return [];
    const { difference, low, high } = shareDifference(now, earlier);
    const each = (now.cents + earlier.cents) / cases;
    const weekly = (share: number) => Math.round((-share * now.whole * each) / WEEKS) + 0;
    return [
      {
        kind,
        subject: '',
        name: '',
        p: sharesP(now, earlier),
        weekly: { low: weekly(high), middle: weekly(difference), high: weekly(low) },
        cases,
        now: { part: now.part, whole: now.whole },
        before: { part: earlier.part, whole: earlier.whole },
        from,
        to,
      },
    ];
  });
}
