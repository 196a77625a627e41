import type { OverviewReply, ThingReply } from '#contract/localbiz/sales.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import { addDays, daysBetween, localDay } from '#engines/calendar/index.ts';
import { coverageOf } from '#engines/sales/index.ts';
import type { Change } from '#engines/sales/index.ts';
import { memberOf, shopOf, timeOf } from '#server/features/localbiz/business/index.ts';
import type { World } from '#server/world.ts';
import { reconciled, soldDays } from './figures.ts';
import { lookAtShop } from './look-at-shop.ts';
import { marginOf } from './catalogue/queries.ts';
import { knownDays, sourceDaysOf } from './source-queries.ts';
import { toldOf } from './told-queries.ts';
import { itemOf } from './queries.ts';
import type { DayRow } from './queries.ts';

const RECENT_DAYS = 28;
const SHOWN_DAYS = 6;

const between = (days: readonly DayRow[], from: string, to: string) =>
  days.filter(({ day }) => day >= from && day <= to);
const sumOf = (days: readonly DayRow[], field: Exclude<keyof DayRow, 'day'>): number =>
  days.reduce((sum, day) => sum + day[field], 0);

function recentOf(days: readonly DayRow[]) {
  return {
    days: days.length,
    tickets: sumOf(days, 'tickets'),
    net: sumOf(days, 'net'),
    refunded: sumOf(days, 'refunded'),
    refund_lines: sumOf(days, 'refundLines'),
    lines: sumOf(days, 'lines'),
  };
}

/** A change as it is answered: how unlikely it is by chance was judged already. */
function thingOf({ kind, subject, name, weekly, cases, now, before, from, to }: Change): ThingReply {
  return { kind, subject, name, weekly, cases, now, before, from, to };
}

/** What matters to a shop on a day: the last one with sales unless one is asked for. From rollups alone. */
export async function readOverview(
  world: Pick<World, 'database' | 'clock'>,
  accountId: string,
  asked: { shop?: string | undefined; day?: string | undefined },
): Promise<OverviewReply> {
  const membership = await memberOf(world, accountId, { may: 'see' });
  const shop = await shopOf(world, membership, asked.shop ?? null);
  const place = { businessId: shop.businessId, shopId: shop.id };
  const { now } = await timeOf(world, shop.businessId);
  const today = localDay(now().getTime(), shop.timeZone);
  const known = await knownDays(world.database, place);
  const day = asked.day ?? known?.last ?? today;
  // Whoever asks for a day of the past asks what mattered then.
  const told = asked.day === undefined ? await toldOf(world.database, place) : [];
  const { period, days, look } = await lookAtShop(world, place, { day, told });
  const { judged, things, still, lookedAt } = look;
  const all = soldDays(days, judged, await sourceDaysOf(world.database, period));
  const from = addDays(day, 1 - RECENT_DAYS);
  const before = recentOf(between(days, addDays(from, -RECENT_DAYS), addDays(from, -1)));
  const margin = await marginOf(world.database, { ...place, from, to: day });
  const { largest_unknown: largest } = margin;
  return {
    shop: { id: shop.id, name: shop.name, city: shop.city, region: shop.region },
    currency: shop.currency,
    day: known === null ? null : day,
    days_ago: known === null ? 0 : Math.max(0, daysBetween(day, today)),
    last_days: all.filter(({ net }) => net > 0).slice(-SHOWN_DAYS),
    recent: recentOf(between(days, from, day)),
    before: { days: before.days, tickets: before.tickets, net: before.net },
    margin: {
      ...margin,
      largest_unknown: largest === null ? null : await itemOf(world.database, place, largest),
    },
    things: things.map(thingOf),
    still: still.map(thingOf),
    looked_at: lookedAt,
    coverage: coverageOf(judged),
    reconciled: reconciled(all),
    may_change: mayAct(membership.role, 'change'),
  };
}
