import { eq } from 'drizzle-orm';
import { businesses } from '#server/features/localbiz/business/tables.ts';
import type { Life } from '#practice/town/life/types.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import type { Day } from '#practice/town/world/types.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { askingAs, bringOne } from './bring-one.ts';
import { fileOf, truthOf } from './layouts.ts';
import type { DayTruth, SalesLayout } from './layouts.ts';

/** Nobody in the town sells after four in the morning, or before it what is of the new day. */
const CLOSE_HOUR = 4;

interface Brought {
  owner: Member;
  lines: number;
  /** Days on which the product says something else than the shop's ledger. */
  off: { day: string; truth: DayTruth | null; read: DayTruth | null }[];
  days: number;
}

/** As an owner exports them: four months in a file, since two years of a busy till are larger than a file may be. */
const DAYS_A_FILE = 122;

/** Brings a shop's sales in as its owner would, and holds each day of them against the shop's ledger. */
export async function bringShop(
  app: TestApp,
  life: Life,
  layout: SalesLayout,
  span: { from: Day; to: Day },
): Promise<Brought> {
  const { city, zone, region, name } = life.shop;
  const owner = await signUpOwner(app, { ...bakery, name, city, region, time_zone: zone });
  await app.world.database
    .update(businesses)
    .set({ closeHour: CLOSE_HOUR })
    .where(eq(businesses.id, owner.businessId));
  let lines = 0;
  for (let from = span.from; from <= span.to; from += DAYS_A_FILE) {
    const to = Math.min(span.to, from + DAYS_A_FILE - 1);
    lines += await bringOne(app, owner, fileOf(life, layout, { from, to }));
  }
  const period = `from=${textOfDay(span.from)}&to=${textOfDay(span.to + 1)}`;
  const sales = await askingAs(app, owner)('GET', `/store/sales?by=day&${period}`);
  const found = new Map<string, DayTruth>();
  for (const { day, net, tax, tip, tickets } of sales.days as (DayTruth & { day: string })[])
    if ([net, tax, tip, tickets].some((value) => value !== 0)) found.set(day, { net, tax, tip, tickets });
  const truth = truthOf(life, layout, span);
  const days = [...new Set([...truth.keys(), ...found.keys()])].toSorted();
  const off = days.flatMap((day) => {
    const [said, own] = [truth.get(day) ?? null, found.get(day) ?? null];
    return JSON.stringify(said) === JSON.stringify(own) ? [] : [{ day, truth: said, read: own }];
  });
  return { owner, lines, off, days: days.length };
}
