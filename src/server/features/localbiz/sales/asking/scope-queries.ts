import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { ids } from './name-queries.ts';

/** What rows a query is answered from. */
export interface Scope {
  businessId: string;
  shopIds: readonly string[];
  query: SalesQuery;
  /** Items of which it is alone, and those that are left out; null for none said. */
  only: readonly string[] | null;
  out: readonly string[] | null;
  /** What one of each item costs, in cents, by its id: for the margin alone. */
  costs: ReadonlyMap<string, number>;
  /** By what items are told apart, where they are. */
  keys: ReadonlyMap<string, string>;
}

/** The rows of a table that a query may be about: of its shops, days, channel and weekdays. */
export const placeOf = ({ businessId, shopIds, query }: Omit<Scope, 'costs'>, table: SQL): SQL => {
  const first =
    query.against !== null && query.against.from < query.period.from ? query.against.from : query.period.from;
  const last =
    query.against !== null && query.against.to > query.period.to ? query.against.to : query.period.to;
  const { channel, weekdays } = query;
  return sql`${table}.business_id = ${businessId}::uuid and ${table}.shop_id in (${ids(shopIds)})
    and ${table}.day between ${first}::date and ${last}::date
    and ${channel === null ? sql`true` : sql`${table}.channel = ${channel}`}
    and ${
      weekdays.length === 0
        ? sql`true`
        : sql`extract(dow from ${table}.day) in (${sql.join(
            weekdays.map((one) => sql`${one}`),
            sql`, `,
          )})`
    }`;
};
