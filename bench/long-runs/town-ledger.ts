import { isDeepStrictEqual, parseArgs } from 'node:util';
import { beginLife } from '#practice/town/life/day.ts';
import { dayOfText } from '#practice/town/world/calendar.ts';
import { millbrook } from '#practice/town/world/shops.ts';
import { createTestApp } from '#testing/app.ts';
import { startPostgres } from '#testing/database/postgres.ts';
import { bringPeople } from '#testing/town/bring-people.ts';
import { bringShop } from '#testing/town/bring-shop.ts';
import { exportTwice, withFaults } from '#testing/town/exported.ts';
import { judgeCauses } from '#testing/town/causes.ts';
import { layoutOf, salesLayouts } from '#testing/town/layouts.ts';

// Brings two years of the practice town's shops in by their exports, of months 1 to 13 and then of months 12 to 24, with tips that are entered
// late and sales that are brought back months later, and holds the sales, the customers and what the overview names
// against the town's ledger of truth.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    every: { type: 'string', default: '3' },
    shops: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
/** The first export has 13 months of 30 days and a little, the second one begins with the twelfth. */
const [FIRST_DAYS, AGAIN_FROM] = [396, 335];
const OPENING = dayOfText('2026-11-29');
const asked = values.shops?.split(',') ?? null;
const postgres = await startPostgres({ keeps: false });
process.env['LEGWORK_TEST_POSTGRES'] = postgres.url;
const app = await createTestApp();
const sum = {
  off: 0,
  unreconciled: 0,
  days: 0,
  lines: 0,
  people: 0,
  miscounted: 0,
  named: 0,
  right: 0,
  causes: 0,
  visible: 0,
  found: 0,
};
try {
  for (const shop of millbrook(Number(values.seed))) {
    if (asked !== null && !asked.includes(shop.id)) continue;
    const life = beginLife(shop, OPENING);
    const [first, again] = [life.first + FIRST_DAYS - 1, life.first + AGAIN_FROM];
    const layouts = values.all ? salesLayouts : [layoutOf[shop.vendor]];
    // Tips of the week before the first export are entered the day after it.
    const faults = [...Array.from({ length: 24 }, (_, month) => life.first + 30 * month + 29), first + 1];
    const changes = withFaults(life, faults);
    for (const exported of exportTwice(life, layouts, {
      from: life.first,
      first,
      again,
      to: OPENING - 1,
      changes,
    })) {
      const { layout } = exported;
      const { off, days, lines, owner, unreconciled, untold } = await bringShop(app, life, exported);
      sum.off += off.length;
      sum.unreconciled += unreconciled;
      sum.days += days;
      sum.lines += lines;
      console.log(
        `${shop.id}, ${layout}: ${lines} lines, ${off.length} of ${days} days off, ${unreconciled} off from the files`,
      );
      for (const one of untold) console.log(`  ${one.what}: ${one.days} days, ${JSON.stringify(one.sums)}`);
      for (const one of off.slice(0, 3)) console.log(`  ${JSON.stringify(one)}`);
      if (layout !== layoutOf[shop.vendor]) continue;
      const { read, truth } = await bringPeople(app, owner, life);
      sum.people += truth.customers;
      const isTrue = isDeepStrictEqual(read, truth);
      console.log(`  ${truth.customers} customers${isTrue ? '' : `: ${JSON.stringify({ read, truth })}`}`);
      if (!isTrue) sum.miscounted += 1;
      const causes = await judgeCauses(app, owner, life, Number(values.every));
      console.log(
        `  ${causes.right} of ${causes.named} weeks named fall into a cause; ${causes.found} of ${causes.visible} causes that can be seen are named (${causes.causes} in all). Not: ${causes.wrong.join(', ')}`,
      );
      for (const name of ['named', 'right', 'causes', 'visible', 'found'] as const) sum[name] += causes[name];
    }
  }
  console.log(
    `${sum.lines} lines: ${sum.off} of ${sum.days} days off, ${sum.unreconciled} off from the files.`,
  );
  console.log(`${sum.people} customers: ${sum.miscounted} shops of which the counts are off.`);
  console.log(
    `Precision ${(sum.right / sum.named).toFixed(3)} of ${sum.named} weeks named, recall ${(sum.found / sum.visible).toFixed(3)} of ${sum.visible} causes that can be seen, of ${sum.causes}.`,
  );
  if (sum.off + sum.unreconciled + sum.miscounted > 0) process.exitCode = 1;
} finally {
  await app.close();
  await postgres.stop();
}
