import { mix, uniform } from './chance.ts';
import type { Day, Region, Shop } from './types.ts';
import { hash } from '#practice/world/random.ts';

/** What made some days of a shop bad, and how many visits were left of them (a factor). */
export type Cause = {
  kind: 'road-works' | 'oven-broken' | 'rain' | 'competitor';
  from: Day;
  /** The last day of it. */
  to: Day;
  visits: number;
};

const BLOCK = 110;
const kinds = {
  'road-works': { visits: 0.66, least: 10, most: 18 },
  'oven-broken': { visits: 0.8, least: 3, most: 6 },
  rain: { visits: 0.7, least: 5, most: 7 },
  competitor: { visits: 0.8, least: 21, most: 35 },
} as const;
const withOven = new Set(['bakery', 'cafe', 'pizza']);

/** The cause that was planted into one block of 110 days of a shop, or null. */
function plantedIn(shop: Shop, block: number): Cause | null {
  const seed = mix(shop.seed, 102);
  const drawn = uniform(seed, block, 0);
  // One block in eight goes as usual.
  if (drawn < 0.125) return null;
  const likely: Cause['kind'][] = withOven.has(shop.trade)
    ? ['road-works', 'oven-broken', 'rain', 'competitor']
    : ['road-works', 'rain', 'competitor'];
  const kind = likely[Math.floor(uniform(seed, block, 1) * likely.length)] ?? 'rain';
  const { visits, least, most } = kinds[kind];
  const days = least + Math.floor(uniform(seed, block, 2) * (most - least + 1));
  const from = block * BLOCK + 10 + Math.floor(uniform(seed, block, 3) * (BLOCK - 20 - days));
  return { kind, from, to: from + days - 1, visits };
}

/** The cause under which a shop suffers on a day, or null; never two at once. */
export function causeOn(shop: Shop, day: Day): Cause | null {
  const cause = plantedIn(shop, Math.floor(day / BLOCK));
  return cause !== null && cause.from <= day && day <= cause.to ? cause : null;
}

/** What was planted between two days, both included. */
export function causesBetween(shop: Shop, from: Day, to: Day): Cause[] {
  const causes: Cause[] = [];
  for (let block = Math.floor(from / BLOCK); block <= Math.floor(to / BLOCK); block += 1) {
    const cause = plantedIn(shop, block);
    if (cause !== null && cause.from <= to && cause.to >= from) causes.push(cause);
  }
  return causes;
}

/** Whether it rains in a province on a usual day. */
export const isRaining = (region: Region, day: Day): boolean =>
  uniform(hash(`rain ${region}`), day, 0) < 0.27;
