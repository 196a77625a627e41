import { describe, expect, test } from 'vitest';
import { basketOf } from './life/baskets.ts';
import { beginLife, liveUntil } from './life/day.ts';
import { sumsOf } from './life/money.ts';
import type { Life } from './life/types.ts';
import { dayOfText } from './world/calendar.ts';
import { causesBetween } from './world/causes.ts';
import { chain, millbrook } from './world/shops.ts';
import type { Region, Trade } from './world/types.ts';

const opening = dayOfText('2026-11-29');
const SEED = 7;

function lived(trade: Trade, seed = SEED): Life {
  const shop = millbrook(seed).find((each) => each.trade === trade);
  if (shop === undefined) throw new Error('The town has no such shop.');
  const life = beginLife(shop, opening);
  liveUntil(life, opening - 1);
  return life;
}
const sum = (figures: Iterable<number>): number => [...figures].reduce((total, figure) => total + figure, 0);
const bakery = lived('bakery');
const florist = lived('florist');
const books = lived('bookshop');

const total = (name: 'wanted' | 'substituted' | 'lost') =>
  sum(bakery.days.flatMap(({ goods }) => [...goods[name]]));

describe('the town', () => {
  test('has twelve shops in five provinces, and more of them as a chain', () => {
    const regions = millbrook(SEED).map(({ region }) => region);
    const counted = (wanted: Region) => regions.filter((region) => region === wanted).length;
    expect((['ON', 'QC', 'BC', 'NS', 'AB'] as const).map(counted)).toEqual([6, 2, 2, 1, 1]);
    expect(new Set(chain(40, SEED).map(({ id }) => id)).size).toBe(40);
  });

  test('is the same from the same seed and another from another', () => {
    expect(lived('florist')).toEqual(florist);
    expect(lived('florist', SEED + 1).orders.slice(0, 50)).not.toEqual(florist.orders.slice(0, 50));
  });

  test('lets somebody come for the same whatever else happens that day', () => {
    const { shop, people } = bakery;
    expect(basketOf(shop, people, 5, opening)).toEqual(basketOf(shop, people, 5, opening));
  });

  test('plants causes of bad weeks and lets their visits fall', () => {
    const road = causesBetween(bakery.shop, bakery.first, opening - 1);
    expect(road.length).toBeGreaterThan(2);
    const open = bakery.days.filter(({ visits }) => visits > 0);
    const isBad = (day: number) => road.some(({ from, to }) => from <= day && day <= to);
    const mean = (bad: boolean) => {
      const days = open.filter(({ day }) => isBad(day) === bad);
      return sum(days.map(({ visits }) => visits)) / days.length;
    };
    expect(mean(true)).toBeLessThan(0.92 * mean(false));
  });
});

describe('money', () => {
  test.each([bakery, florist, books])(
    'of each day is the sum of its lines to the cent ($shop.id)',
    (life) => {
      const linesOf = Map.groupBy(
        life.orders.filter(({ status }) => status === 'paid'),
        ({ day }) => day,
      );
      const wrong = life.days.filter(({ day, money }) => {
        const sums = sumsOf((linesOf.get(day) ?? []).flatMap(({ lines }) => lines));
        const { grossCents, discountCents, netCents, giftSoldCents, taxCents } = money;
        const others = money.tipCents + giftSoldCents + money.roundingCents;
        return (
          [sums.gross, sums.discount, sums.net, sums.gift, ...sums.tax].join() !==
            [grossCents, discountCents, netCents, giftSoldCents, ...taxCents].join() ||
          grossCents - discountCents !== netCents ||
          netCents + sum(taxCents) + others !== money.collectedCents
        );
      });
      expect(wrong).toEqual([]);
      expect(life.orders.some(({ kind, of }) => kind === 'refund' && of !== null)).toBe(true);
    },
  );
});

describe('stock', () => {
  test('moves by what is written down and by nothing else, and never falls below nothing', () => {
    const wrong = [bakery, florist].flatMap((life) =>
      life.days.flatMap(({ day, goods }, index) => {
        const before = life.days[index - 1]?.goods.left;
        const { received, returned, adjusted, sold, wasted, missing, left } = goods;
        return life.shop.products.flatMap(({ kept, sku }, place) => {
          if (kept === 'service' || before === undefined) return [];
          const at = (column: Int32Array) => column[place] ?? 0;
          const came = at(received) + at(returned) + at(adjusted);
          const went = at(sold) + at(wasted) + at(missing);
          return at(before) + came - went === at(left) && at(left) >= 0 ? [] : [`${sku} on ${day}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('runs out; a third of those who miss something take something else, the others go without', () => {
    const unmet = total('substituted') + total('lost');
    expect(unmet / total('wanted')).toBeGreaterThan(0.02);
    expect(total('substituted') / unmet).toBeGreaterThan(0.33);
    expect(total('substituted') / unmet).toBeLessThan(0.37);
  });

  test('is brought by suppliers who are late and bring less at times', () => {
    const { supplies } = florist;
    expect(supplies.some(({ arrivesOn, promisedFor }) => arrivesOn > promisedFor)).toBe(true);
    expect(supplies.some(({ arrives, ordered }) => arrives < ordered)).toBe(true);
  });
});

describe('people', () => {
  test('leave a review after three visits of a hundred, of known opinions', () => {
    const share = bakery.reviews.length / bakery.orders.filter(({ kind }) => kind === 'sale').length;
    expect(share).toBeGreaterThan(0.027);
    expect(share).toBeLessThan(0.033);
    expect(bakery.reviews.every(({ opinions }) => opinions.length > 0)).toBe(true);
  });
});
