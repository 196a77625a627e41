import { beginLife, HISTORY_DAYS, liveUntil } from '#practice/town/life/day.ts';
import { dayOfText } from '#practice/town/world/calendar.ts';
import { millbrook } from '#practice/town/world/shops.ts';
import { time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const SEED = 20261121;
const MOST_SECONDS = 10;

/** How long the practice town's twelve shops take to live their two years of past, beside what they may take. */
export async function measureTown(): Promise<Row[]> {
  const opening = dayOfText('2026-11-29');
  const shops = millbrook(SEED);
  const each: number[] = [];
  for (const shop of shops) each.push(await time(() => liveUntil(beginLife(shop, opening), opening - 1)));
  const whole = each.reduce((sum, milliseconds) => sum + milliseconds, 0);
  return [
    {
      name: 'Practice town: a shop’s day',
      unit: 'ms',
      ours: whole / shops.length / HISTORY_DAYS,
      baseline: 1,
      against: 'the most it may take',
    },
    {
      name: 'Practice town: twelve shops, 730 days',
      unit: 's',
      ours: whole / 1000,
      baseline: MOST_SECONDS,
      against: 'the most it may take',
    },
  ];
}
