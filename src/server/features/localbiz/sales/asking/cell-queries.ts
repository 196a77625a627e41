import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import type { Cell, OpenDays } from '#engines/asking/index.ts';
import type { Executor } from '#server/db/database.ts';
import { ids } from './name-queries.ts';
import { placeOf } from './scope-queries.ts';
import type { Scope } from './scope-queries.ts';
import { isMargin, SUMS } from './sum-queries.ts';

/** The days of both periods, each with the side it is on; a day may be of both. */
const sidesOf = ({ period, against }: SalesQuery): SQL => {
  const sides = [sql`('now', ${period.from}::date, ${period.to}::date)`];
  if (against !== null) sides.push(sql`('before', ${against.from}::date, ${against.to}::date)`);
  return sql`(values ${sql.join(sides, sql`, `)}) as side (side, first, last)`;
};

/** The key of a row's group, but for items. */
function keyOf({ group }: SalesQuery, table: SQL): SQL {
  if (group === 'day') return sql`${table}.day::text`;
  if (group === 'week' || group === 'month')
    return sql`date_trunc(${group}::text, ${table}.day::timestamp)::date::text`;
  if (group === 'weekday') return sql`extract(dow from ${table}.day)::int::text`;
  if (group === 'hour') return sql`sales_hour.hour::text`;
  if (group === 'channel') return sql`${table}.channel`;
  return group === 'shop' ? sql`${table}.shop_id::text` : sql`''`;
}

/** The items that may be asked for, each with its key and cost. */
const pricedKeys = ({ only, keys, costs }: Scope) =>
  (only ?? [...keys.keys()]).map((id) => ({ id, key: keys.get(id) ?? '', cost: costs.get(id) ?? null }));

/** Rows of days by item or as a whole, with what is measured of each. */
function rowsOfDays(scope: Scope): SQL {
  const { query, only, out } = scope;
  const { x, y, cases } = SUMS[query.measure];
  const isByItem = query.group === 'item' || query.group === 'category' || only !== null || isMargin(query);
  const table = sql`sales_day`;
  const items = isByItem
    ? sql`join jsonb_to_recordset(${JSON.stringify(pricedKeys(scope))}::jsonb)
          as costs (id uuid, key text, cost numeric) on costs.id = sales_day.variant_id`
    : sql``;
  const key = query.group === 'item' || query.group === 'category' ? sql`costs.key` : keyOf(query, table);
  const which = isByItem
    ? sql`sales_day.variant_id is not null
        and ${only === null ? sql`true` : sql`sales_day.variant_id in (${ids(only)})`}
        and ${out === null ? sql`true` : sql`sales_day.variant_id not in (${ids(out)})`}
        and ${isMargin(query) ? sql`costs.cost is not null` : sql`true`}`
    : out === null
      ? sql`sales_day.variant_id is null`
      : sql`(sales_day.variant_id is null or sales_day.variant_id in (${ids(out)}))`;
  // Without some items is everything less what these sold; their tickets may hold others, their lines are their own.
  const counted = isByItem || out === null ? cases : sql`sales_day.lines`;
  const sign =
    isByItem || out === null ? sql`1` : sql`case when sales_day.variant_id is null then 1 else -1 end`;
  return sql`select ${key} as key, sales_day.day, ${sign} * (${x}) as x, ${sign} * (${y}) as y, ${sign} * (${counted}) as cases
    from sales_day ${items} where ${placeOf(scope, table)} and ${which}`;
}

/** Rows of hours, of which tickets and sales are kept. */
function rowsOfHours(scope: Scope): SQL {
  const { query } = scope;
  const { hours, measure } = query;
  const [x, y] =
    measure === 'tickets'
      ? [sql`sales_hour.tickets`, sql`0`]
      : [sql`sales_hour.net`, measure === 'average_ticket' ? sql`sales_hour.tickets` : sql`0`];
  return sql`select ${keyOf(query, sql`sales_hour`)} as key, sales_hour.day, ${x} as x, ${y} as y, sales_hour.tickets as cases
    from sales_hour where ${placeOf(scope, sql`sales_hour`)}
      and ${hours === null ? sql`true` : sql`sales_hour.hour >= ${hours.from} and sales_hour.hour < ${hours.to}`}`;
}

/** Rows of one tax by its name. */
const rowsOfTax = (scope: Scope): SQL =>
  sql`select ${keyOf(scope.query, sql`tax_day`)} as key, tax_day.day, tax_day.cents as x, 0 as y, 0 as cases
    from tax_day where ${placeOf(scope, sql`tax_day`)} and tax_day.name = ${scope.query.tax}`;

const cellRow = z.object({
  key: z.string(),
  side: z.enum(['now', 'before']),
  weekday: z.coerce.number(),
  x: z.coerce.number(),
  y: z.coerce.number(),
  xx: z.coerce.number(),
  yy: z.coerce.number(),
  xy: z.coerce.number(),
  cases: z.coerce.number(),
});

/** What each group sold on each weekday of each period, from rollups alone: what the engine needs to sum and to compare. */
export async function cellsOf(executor: Executor, scope: Scope): Promise<Cell[]> {
  const { query } = scope;
  const rows =
    query.tax !== null
      ? rowsOfTax(scope)
      : query.group === 'hour' || query.hours !== null
        ? rowsOfHours(scope)
        : rowsOfDays(scope);
  const answer = await executor.execute(sql`with found as (${rows}),
    days as (select key, day, sum(x)::float8 as x, sum(y)::float8 as y, sum(cases)::float8 as cases from found group by key, day)
    select days.key, side.side, extract(dow from days.day)::int as weekday, sum(x) as x, sum(y) as y, sum(x * x) as xx, sum(y * y) as yy,
      sum(x * y) as xy, sum(cases) as cases
    from days join ${sidesOf(query)} on days.day between side.first and side.last group by 1, 2, 3`);
  return z.object({ rows: z.array(cellRow) }).parse(answer).rows;
}

/** How many days shops were open on in each period, by weekday from Sunday. */
export async function openDaysIn(executor: Executor, scope: Scope): Promise<OpenDays> {
  const { businessId, shopIds, query } = scope;
  const answer =
    await executor.execute(sql`select side.side, extract(dow from open.day)::int as weekday, count(*)::int as days
    from (select distinct day from sales_day where business_id = ${businessId}::uuid and shop_id in (${ids(shopIds)}) and variant_id is null
      and day >= least(${query.period.from}::date, ${query.against?.from ?? query.period.from}::date)
      and day <= greatest(${query.period.to}::date, ${query.against?.to ?? query.period.to}::date)) open
      join ${sidesOf(query)} on open.day between side.first and side.last group by 1, 2`);
  const row = z.object({ side: z.enum(['now', 'before']), weekday: z.number(), days: z.number() });
  const { rows } = z.object({ rows: z.array(row) }).parse(answer);
  const of = (side: 'now' | 'before') =>
    Array.from(
      { length: 7 },
      (_, weekday) => rows.find((one) => one.side === side && one.weekday === weekday)?.days ?? 0,
    );
  return { now: of('now'), before: of('before') };
}
