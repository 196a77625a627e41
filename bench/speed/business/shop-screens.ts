import { sql } from 'drizzle-orm';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { setup } from '#testing/database/prepare.ts';
import { shops } from '#server/features/localbiz/business/tables.ts';
import { rollUpDays } from '#server/features/localbiz/sales/index.ts';
import { time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

/** What a busy café sells in two years: 342 lines a day, two on a ticket, of 120 things. */
const [DAYS, LINES_A_DAY, ITEMS] = [730, 342, 120];
const FIRST = '2024-11-01';
const LAST = '2026-10-31';
const TIMES = 40;
/** Milliseconds within which 95 of a hundred answers are to be there. */
const MOST = 150;
const SCREENS: readonly { name: string; path: string; body?: object }[] = [
  { name: 'overview', path: '/business/overview' },
  { name: 'sales by day, two years', path: `/store/sales?by=day&from=${FIRST}&to=${LAST}` },
  { name: 'sales by item, two years', path: `/store/sales?by=item&from=${FIRST}&to=${LAST}` },
  { name: 'sales by hour, two years', path: `/store/sales?by=hour&from=${FIRST}&to=${LAST}` },
  { name: 'sales by day, four weeks', path: '/store/sales?by=day' },
  { name: 'lines of a day', path: `/store/sales/lines?day=${LAST}` },
  { name: 'files', path: '/business/imports' },
  ...[
    'How much did we sell in October 2026?',
    'Which items sold less in October 2026 than in September 2026?',
    'Which weekday sells best?',
    'How many Item 7 did we sell in 2026 compared to 2025?',
  ].map((question) => ({ name: `asked: ${question}`, path: '/store/ask', body: { question } })),
];

/** Lines as an import leaves them, rolled up, and counted as the hourly tidying does. */
async function fill(app: TestApp, { businessId, accountId }: Member): Promise<void> {
  const { database } = app.world;
  const [first] = await database
    .select({ id: shops.id })
    .from(shops)
    .where(sql`${shops.businessId} = ${businessId}::uuid`);
  const shopId = first?.id ?? '';
  const place = sql`${businessId}::uuid, ${shopId}::uuid`;
  const file = sql`${shopId}::uuid`;
  await database.execute(sql`insert into products (business_id, key, name, import_id)
    select ${businessId}::uuid, 'item ' || n, 'Item ' || n, ${file} from generate_series(1, ${ITEMS}::int) n`);
  await database.execute(sql`insert into variants (business_id, product_id, key, name, import_id)
    select business_id, id, '', '', import_id from products where business_id = ${businessId}::uuid`);
  await database.execute(sql`insert into orders (business_id, shop_id, source, source_id, import_id)
    select ${place}, 'square', n, ${file} from generate_series(0, ${(DAYS * LINES_A_DAY) / 2 - 1}::int) n`);
  await database.execute(sql`insert into order_lines (business_id, shop_id, order_id, line_key, occurrence, detail, is_refund, at, business_day, hour, channel,
      variant_id, quantity, gross, discount, net, tax, tip, rounding, import_id)
    select ${place}, orders.id, n, 0, 'item', n % 90 = 0, now(), date '2024-11-01' + n / ${LINES_A_DAY}::int, 8 + n % 10, 'counter', things.id, 1000,
      400 + n % 300, 0, 400 + n % 300, 52, 0, 0, ${file}
    from generate_series(0, ${DAYS * LINES_A_DAY - 1}::int) n
    join orders on orders.business_id = ${businessId}::uuid and orders.source_id = (n / 2)::text
    join (select id, row_number() over () - 1 as place from variants where business_id = ${businessId}::uuid) things
      on things.place = (n * 7 + n / ${LINES_A_DAY}::int) % ${ITEMS}::int`);
  await rollUpDays(app.world, { businessId, shopId, from: FIRST, to: LAST, accountId });
  await database.execute(sql`vacuum (analyze)`);
}

/** How soon a shop's screens have their data beside a quarter of a million lines on the embedded database. */
export async function measureShopScreens(): Promise<Row[]> {
  const tidy = await setup();
  const app = await createTestApp();
  try {
    const owner = await signUpOwner(app);
    await fill(app, owner);
    const rows: Row[] = [];
    for (const { name, path, body } of SCREENS) {
      const took: number[] = [];
      for (let asked = 0; asked <= TIMES; asked += 1) {
        const one = await time(async () => {
          const { status, body: said } = await app.call(body ? 'POST' : 'GET', path, body, owner.token);
          if (status !== 200) throw new Error(`${path} answered ${status}.`);
          if (body && said.outcome !== 'answered') throw new Error(`${name} was not answered.`);
        });
        if (asked > 0) took.push(one);
      }
      const sorted = took.toSorted((one, other) => one - other);
      rows.push({
        name: `beside 250,000 lines, 95 % within: ${name}`,
        unit: 'ms',
        ours: sorted[Math.floor((TIMES - 1) * 0.95)] ?? 0,
        baseline: MOST,
        against: 'the most it may take',
      });
    }
    return rows;
  } finally {
    await app.close();
    await tidy();
  }
}
