import { liveUntil } from '#practice/town/life/day.ts';
import type { Changes } from '#practice/town/life/day.ts';
import type { Life } from '#practice/town/life/types.ts';
import type { Deed } from '#practice/town/records/deeds.ts';
import { beginWith } from '#practice/town/records/mornings.ts';
import type { Day } from '#practice/town/world/types.ts';
import { fileOf } from './layouts.ts';
import type { SalesLayout } from './layouts.ts';

/** Files of a shop's sales in one layout, in the order in which they were exported. */
export interface Exported {
  layout: SalesLayout;
  span: { from: Day; to: Day };
  files: File[];
  /** Before which day the last file that has the sales of a day was exported. */
  known: (day: Day) => Day;
}

/** As an owner exports them: four months in a file, since two years of a busy till are larger than a file may be. */
const DAYS_A_FILE = 122;

function filesOf(life: Life, layout: SalesLayout, span: { from: Day; to: Day }): File[] {
  const files: File[] = [];
  for (let from = span.from; from <= span.to; from += DAYS_A_FILE)
    files.push(fileOf(life, layout, { from, to: Math.min(span.to, from + DAYS_A_FILE - 1) }));
  return files;
}

/** How much of what goes wrong at a till happens on a day on which something does. */
const TIMES = 20;

/** A shop's days on some of which tips of the last week are entered late, and sales of long ago are brought back. */
export function withFaults(life: Life, days: readonly Day[]): Changes {
  const shop = life.shop.id;
  const deeds = days.flatMap((day): Deed[] =>
    (['edited-orders', 'old-refunds'] as const).map((kind) => ({
      deed: 'trouble',
      shop,
      day,
      kind,
      times: TIMES,
    })),
  );
  return {
    morning: (lived, record) => beginWith(deeds, lived, record),
    visitors: (_, usual) => usual,
    offerOf: () => null,
  };
}

/**
 * Lets a shop live to a day, exports all until then, lets it live on, and exports once more what is from `again` on: the second files overlap
 * the first.
 */
export function exportTwice(
  life: Life,
  layouts: readonly SalesLayout[],
  { from, first, again, to, changes }: { from: Day; first: Day; again: Day; to: Day; changes: Changes },
): Exported[] {
  liveUntil(life, first, changes);
  const before = layouts.map((layout) => filesOf(life, layout, { from, to: first }));
  liveUntil(life, to, changes);
  return layouts.map((layout, place) => ({
    layout,
    span: { from, to },
    files: [...(before[place] ?? []), ...filesOf(life, layout, { from: again, to })],
    known: (day) => (day < again ? first + 1 : to + 1),
  }));
}
