import type { Life } from '#practice/town/life/types.ts';
import { textOfDay, dayOfText } from '#practice/town/world/calendar.ts';
import { causesBetween } from '#practice/town/world/causes.ts';
import type { Cause } from '#practice/town/world/causes.ts';
import type { Day } from '#practice/town/world/types.ts';
import type { TestApp } from '#testing/app.ts';
import type { Member } from '#testing/business.ts';

const WEEK = 7;
/** Days of which nothing can be expected yet. */
const WARM_UP_DAYS = 150;
const BEFORE_WEEKS = 8;
/** How many deviations a fall must come to, to be seen in four of five cases at one in twenty. */
const SEEN_FROM = 2.8;

/** A week that the overview names as worse than chance explains. */
interface Named {
  from: Day;
  to: Day;
}

export interface CausesReport {
  named: number;
  /** Of them those into which a cause falls. */
  right: number;
  causes: number;
  /** Causes that are large enough beside how weeks differ anyway. */
  visible: number;
  found: number;
  /** Named weeks of no cause, by their last days. */
  wrong: string[];
}

const overlap = (one: Named, other: Named): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1);

/** How a shop's weeks went beside the eight before them, by the last day of each. */
function weeksOf(life: Life): Map<Day, number> {
  const nets = new Map(life.days.map(({ day, money }) => [day, money.netCents]));
  const sum = (from: Day, to: Day) => {
    let net = 0;
    for (let day = from; day <= to; day += 1) net += nets.get(day) ?? 0;
    return net;
  };
  const weeks = new Map<Day, number>();
  for (let to = life.first + WEEK * (BEFORE_WEEKS + 1); to < life.next; to += 1) {
    const before = sum(to - WEEK * (BEFORE_WEEKS + 1) + 1, to - WEEK) / BEFORE_WEEKS;
    if (before > 0) weeks.set(to, sum(to - WEEK + 1, to) / before);
  }
  return weeks;
}

/** Whether a cause takes so much from its worst week that the shop's sales can show it. */
function isVisible(
  { from, to, visits }: Cause,
  causes: readonly Cause[],
  weeks: ReadonlyMap<Day, number>,
): boolean {
  const calm = [...weeks].flatMap(([last, share]) =>
    causes.some((cause) => overlap({ from: last - WEEK * (BEFORE_WEEKS + 1), to: last }, cause) > 0)
      ? []
      : [share],
  );
  const mean = calm.reduce((sum, share) => sum + share, 0) / calm.length;
  const spread = Math.sqrt(calm.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (calm.length - 1));
  return ((1 - visits) * Math.min(WEEK, to - from + 1)) / WEEK >= SEEN_FROM * spread;
}

/** Asks the overview on every so many days of a shop which weeks were bad, and holds them against the causes that were planted. */
export async function judgeCauses(
  app: TestApp,
  owner: Member,
  life: Life,
  everyDays: number,
): Promise<CausesReport> {
  const first = life.first + WARM_UP_DAYS;
  const causes = causesBetween(life.shop, life.first, life.next - 1);
  const judged = causes.filter(({ from, to }) => from >= first && to < life.next);
  const named: Named[] = [];
  for (let day = first; day < life.next; day += everyDays) {
    const { body } = await app.call(
      'GET',
      `/business/overview?day=${textOfDay(day)}`,
      undefined,
      owner.token,
    );
    for (const thing of body.things as { kind: string; from: string; to: string; weekly: { high: number } }[])
      if (thing.kind === 'week' && thing.weekly.high < 0)
        named.push({ from: dayOfText(thing.from), to: dayOfText(thing.to) });
  }
  const weeks = weeksOf(life);
  const visible = judged.filter((cause) => isVisible(cause, causes, weeks));
  const hits = (week: Named) => causes.some((cause) => overlap(week, cause) > 0);
  return {
    named: named.length,
    right: named.filter(hits).length,
    causes: judged.length,
    visible: visible.length,
    found: visible.filter((cause) => named.some((week) => overlap(week, cause) > 0)).length,
    wrong: named.filter((week) => !hits(week)).map(({ to }) => textOfDay(to)),
  };
}
