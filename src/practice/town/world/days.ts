import { holidayOn, monthOf, weekdayOf } from './calendar.ts';
import { causeOn, isRaining } from './causes.ts';
import { mix, normal } from './chance.ts';
import type { Day, Shop } from './types.ts';
import { createRandom } from '#practice/world/random.ts';

/** Of days alike one is better than another without a cause: the deviation of the logarithm. */
const UNCAUSED = 0.07;

/**
 * How many visits a shop has on a day beside an average one: weekday, month, holiday, rain, what was planted, and chance of the whole
 * day. 0 is closed.
 */
export function visitFactor(shop: Shop, day: Day): number {
  const { weekdays, months, holidays } = shop.manner;
  const holiday = holidayOn(day);
  const usual = (weekdays[weekdayOf(day)] ?? 1) * (months[monthOf(day)] ?? 1);
  const special = holiday === null ? 1 : (holidays[holiday] ?? 1);
  // A holiday on a weekday on which the shop is closed finds it closed.
  if (usual * special === 0) return 0;
  const rain = isRaining(shop.region, day) ? 0.9 : 1;
  const chance = Math.exp(UNCAUSED * normal(createRandom(mix(mix(shop.seed, 103), day))));
  return usual * special * rain * chance * (causeOn(shop, day)?.visits ?? 1);
}
