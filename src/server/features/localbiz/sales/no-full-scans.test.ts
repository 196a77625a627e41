import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { stagedFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';

const ROWS = 100_000;
const SHOPS = 50;
const scans = z.object({ rows: z.array(z.object({ name: z.string(), scans: z.coerce.number() })) });

/** What other shops have, beside the owner's own: rows without what they refer to, since nobody asks for that here. */
const FILLS = [
  `insert into orders (business_id, shop_id, source, source_id, import_id)
    select shop, shop, 'square', n, shop from other`,
  `insert into order_lines (business_id, shop_id, order_id, line_key, occurrence, detail, is_refund, at, business_day, hour, channel, variant_id,
      quantity, gross, discount, net, tax, tip, rounding, import_id)
    select shop, shop, gen_random_uuid(), 'k', 0, 'item', false, now(), day, 9, 'counter', ('00000000-0000-4000-8000-' || lpad((n % 5000)::text, 12, '0'))::uuid, 1000, 500, 0, 500, 65, 0, 0, shop from other`,
  `insert into sales_day (business_id, shop_id, day, channel, variant_id, tickets, lines, quantity, gross, discount, discount_lines, net, tax, tip, refunded, refund_lines)
    select shop, shop, day, 'counter', gen_random_uuid(), 1, 1, 1000, 500, 0, 0, 500, 65, 0, 0, 0 from other`,
  `insert into sales_hour (business_id, shop_id, day, hour, channel, tickets, net)
    select shop, shop, day, n % 1000, 'counter', 1, 500 from other`,
  `insert into order_taxes (business_id, line_id, name, cents) select shop, gen_random_uuid(), 'HST', 65 from other`,
  `insert into tax_day (business_id, shop_id, day, name, cents) select shop, shop, day, 'T' || n, 65 from other`,
];
const OTHER = `with other as (select n, ('00000000-0000-4000-8000-' || lpad((n % ${SHOPS})::text, 12, '0'))::uuid as shop,
  date '2020-01-01' + (n / ${SHOPS})::int as day from generate_series(1, ${ROWS}) n)`;

// The embedded database counts no scans, and has the same planner.
describe.runIf(process.env['LEGWORK_TEST_POSTGRES'] !== undefined)('beside 100,000 rows of others', () => {
  let app: TestApp;
  let owner: Member;
  beforeAll(async () => {
    app = await createTestApp();
    owner = await signUpOwner(app);
    await app.connection.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      for (const fill of FILLS) await transaction.execute(sql.raw(`${OTHER} ${fill}`));
    });
    await app.connection.database.execute(sql`analyze`);
  });
  afterAll(() => app.close());

  /** How often each of the large tables was gone through from its beginning to its end. */
  async function fullScans(): Promise<Map<string, number>> {
    // Each connection counts for itself, and tells of it when it is asked to.
    const told = () => app.connection.confined.execute(sql`select pg_stat_force_next_flush(), pg_sleep(.02)`);
    await Promise.all(Array.from({ length: 12 }, told));
    const answer = await app.connection.database
      .execute(sql`select stat.relname as name, stat.seq_scan as scans from pg_stat_user_tables stat
        join pg_class on pg_class.oid = stat.relid where reltuples >= ${ROWS} * .9 order by 1`);
    return new Map(scans.parse(answer).rows.map(({ name, scans: count }) => [name, count]));
  }

  it('no screen of a shop and no step of an import goes through a whole table', async () => {
    let before = await fullScans();
    expect(before.size).toBe(FILLS.length);
    const found: string[] = [];
    const look = async (step: string) => {
      const now = await fullScans();
      for (const [name, count] of now)
        if (count !== before.get(name))
          found.push(`${step}: ${name} ${count - (before.get(name) ?? 0)} times`);
      before = now;
    };
    const ask = async (method: string, path: string, body?: object) => {
      const reply = await app.call(method, path, body, owner.token);
      expect(reply.status, path).toBe(200);
      await look(`${method} ${path}`);
      await app.drain();
      await look(`what ${method} ${path} set going`);
      return reply.body;
    };
    const lines = Array.from({ length: 60 }, (_, place) => ({
      day: `2026-10-0${1 + (place % 9)}`,
      ticket: `T${place}`,
      item: `Item ${place % 7}`,
      price: 500,
      tax: 65,
    }));
    const content = squareItems(lines).replace('2026-10-09,', 'someday,');
    const { id } = await stagedFile(app, owner, content);
    await look('a file read');
    await ask('POST', `/business/imports/${id}/commit`, {});
    await ask('GET', '/business/overview');
    const period = 'from=2026-10-01&to=2026-10-31';
    for (const by of ['day', 'hour', 'channel']) await ask('GET', `/store/sales?by=${by}&${period}`);
    const { items } = await ask('GET', `/store/sales?by=item&${period}`);
    await ask('GET', `/store/sales?by=day&${period}&item=${items[0].id}`);
    const { next } = await ask('GET', '/store/sales/lines?day=2026-10-01&limit=2');
    await ask('GET', `/store/sales/lines?day=2026-10-01&after=${next}`);
    await ask('GET', `/store/sales/lines?day=2026-10-01&item=${items[0].id}`);
    for (const question of [
      'sales by day in October 2026 compared to September 2026',
      'sales by hour in October 2026',
      'which items sold less in October 2026 than in September 2026',
      'sales in October 2026 without item 1',
      'margin by item in October 2026',
      'margin percentage by category in October 2026',
    ])
      expect((await ask('POST', '/store/ask', { question })).outcome, question).toBe('answered');
    await ask('PUT', `/store/items/${items[0].id}/cost`, { cents: 250 });
    await ask('GET', '/business/imports');
    await ask('GET', `/business/imports/${id}/rows`);
    await ask('POST', `/business/imports/${id}/undo`);
    expect(found).toEqual([]);
  });
});
