import { describe, expect, it } from 'vitest';
import { addDays } from '#engines/calendar/index.ts';
import { lookAt } from './index.ts';
import type { DayFigures, ItemDay, ShopFigures } from './index.ts';

/** Even numbers from 0 to 1, by Mulberry32. */
function random(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const once = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((once ^ (once >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ITEMS = ['Rye', 'White', 'Coffee', 'Knot', 'Croissant', 'Kit'];
const FIRST = '2026-02-02';
const DAYS = 260;
const LAST = addDays(FIRST, DAYS - 1);

/** A shop in which nothing changes, but for what `lift` says of an item in the last four weeks. */
function shop(seed: number, lift: (item: string) => number = () => 1): ShopFigures {
  const next = random(seed);
  const days: DayFigures[] = [];
  const items: ItemDay[] = [];
  for (let place = 0; place < DAYS; place += 1) {
    const day = addDays(FIRST, place);
    const busy = 0.7 + 0.1 * (place % 7) + 0.2 * (next() + next() + next() - 1.5);
    let [net, lines, refundLines, discountLines] = [0, 0, 0, 0];
    for (const [rank, item] of ITEMS.entries()) {
      const wanted = (24 / (rank + 1)) * busy * (place >= DAYS - 28 ? lift(item) : 1);
      const sold = Math.max(0, Math.round(wanted + (next() + next() + next() - 1.5) * 2 * Math.sqrt(wanted)));
      for (let one = 0; one < sold; one += 1) {
        if (next() < 0.02) refundLines += 1;
        if (next() < 0.05) discountLines += 1;
      }
      if (sold > 0) items.push({ item, name: item, day, net: sold * 500, lines: sold });
      net += sold * 500;
      lines += sold;
    }
    days.push({
      day,
      net,
      lines,
      tickets: lines,
      refundLines,
      discountLines,
      refunded: refundLines * 500,
      discount: discountLines * 50,
    });
  }
  return { days, items };
}

describe('what matters today', () => {
  it('names nothing in hardly any shop in which nothing changed', () => {
    const named = Array.from({ length: 30 }, (_, seed) => lookAt(shop(seed + 1), LAST).things.length);
    expect(named.filter((count) => count > 0).length).toBeLessThanOrEqual(4);
  });

  it('names the item that sells less, with its range in dollars a week, and few others', () => {
    const looks = Array.from({ length: 10 }, (_, seed) =>
      lookAt(
        shop(seed + 1, (item) => (item === 'White' ? 0.6 : 1)),
        LAST,
      ),
    );
    const found = looks.flatMap(({ things }) => things.filter(({ subject }) => subject === 'White'));
    expect(found.length).toBeGreaterThanOrEqual(9);
    // Twelve a day at $5 of which four in ten are gone, seven days a week, on days that are busy as all are: $168.
    const inside = found.filter(({ weekly }) => weekly.low <= -16_800 && weekly.high >= -16_800);
    expect(inside.length).toBeGreaterThanOrEqual(8);
    expect(
      found.every(({ cases, from, to }) => cases > 500 && from === addDays(LAST, -27) && to === LAST),
    ).toBe(true);
  });

  it('is at most five things, the dearest first', () => {
    const { things, lookedAt } = lookAt(
      shop(5, () => 0.5),
      LAST,
    );
    const stakes = things.map(({ weekly }) => Math.abs(weekly.middle));
    expect(stakes).toEqual(stakes.toSorted((one, other) => other - one));
    expect(things.length).toBe(5);
    expect(lookedAt).toBeGreaterThan(10);
  });

  it('says nothing of a shop that is known for a fortnight', () => {
    const { days, items } = shop(2);
    const few = { days: days.slice(0, 14), items: items.filter(({ day }) => day <= addDays(FIRST, 13)) };
    expect(lookAt(few, addDays(FIRST, 13))).toMatchObject({ things: [], lookedAt: 0 });
  });

  it('names refunds that became more, as money they cost', () => {
    const { days, items } = shop(4);
    const changed = days.map((one, place) =>
      place >= DAYS - 28 ? { ...one, refundLines: one.refundLines * 4, refunded: one.refunded * 4 } : one,
    );
    const thing = lookAt({ days: changed, items }, LAST).things.find(({ kind }) => kind === 'refunds');
    expect(thing?.weekly.high).toBeLessThan(0);
  });
});
