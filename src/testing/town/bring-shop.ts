import { eq } from 'drizzle-orm';
import { businesses } from '#server/features/localbiz/business/tables.ts';
import type { Life } from '#practice/town/life/types.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import type { Day } from '#practice/town/world/types.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { askingAs, bringOne } from './bring-one.ts';
import type { Exported } from './exported.ts';
import { together, truthOf } from './layouts.ts';
import type { DayTruth } from './layouts.ts';
import { untoldIn } from './untold.ts';

/** Nobody in the town sells after four in the morning, or before it what is of the new day. */
const CLOSE_HOUR = 4;

interface Brought {
  owner: Member;
  lines: number;
  /** Days on which the product says something else than the shop's ledger, but for what the layout cannot say. */
  off: { day: string; truth: DayTruth | null; read: DayTruth | null }[];
  /** Days on which the product finds itself off from its files. */
  unreconciled: number;
  days: number;
  /** What the layout cannot say, on how many days that matters, and what it comes to. */
  untold: { what: string; days: number; sums: DayTruth }[];
}

/** Sales as the product counts them by day. */
async function readDays(app: TestApp, owner: Member, span: { from: Day; to: Day }) {
  const period = `from=${textOfDay(span.from)}&to=${textOfDay(span.to + 1)}`;
  const sales = await askingAs(app, owner)('GET', `/store/sales?by=day&${period}`);
  const found = new Map<string, DayTruth>();
  for (const { day, net, tax, tip, tickets } of sales.days as (DayTruth & { day: string })[])
    found.set(day, { net, tax, tip, tickets });
  return { found: together([found]), unreconciled: sales.reconciled.off as number };
}

/** Brings a shop's sales in as its owner would, file after file, and holds each day of them against the shop's ledger. */
export async function bringShop(app: TestApp, life: Life, exported: Exported): Promise<Brought> {
  const { layout, span, files, known } = exported;
  const { city, zone, region, name } = life.shop;
  const owner = await signUpOwner(app, { ...bakery, name, city, region, time_zone: zone });
  await app.world.database
    .update(businesses)
    .set({ closeHour: CLOSE_HOUR })
    .where(eq(businesses.id, owner.businessId));
  let lines = 0;
  for (const file of files) lines += await bringOne(app, owner, file);
  const { found, unreconciled } = await readDays(app, owner, span);
  const untold = untoldIn(life, layout, { ...span, known });
  const truth = together([truthOf(life, span), ...untold.map(({ days }) => days)]);
  const days = [...new Set([...truth.keys(), ...found.keys()])].toSorted();
  const off = days.flatMap((day) => {
    const [said, own] = [truth.get(day) ?? null, found.get(day) ?? null];
    return JSON.stringify(said) === JSON.stringify(own) ? [] : [{ day, truth: said, read: own }];
  });
  return { owner, lines, off, unreconciled, days: days.length, untold: untold.map(summed) };
}

function summed({ what, days }: ReturnType<typeof untoldIn>[number]): Brought['untold'][number] {
  const own = [...together([days]).values()];
  const sum = (field: keyof DayTruth) => own.reduce((total, day) => total + day[field], 0);
  const sums = { net: sum('net'), tax: sum('tax'), tip: sum('tip'), tickets: sum('tickets') };
  return { what, days: own.length, sums };
}
