import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#testing/database/postgres.ts';
import { createDatabase } from '#testing/crash/world/databases.ts';
import { runMonth } from '#testing/month/run.ts';

// Lets people live through a month with the product, and holds its rules against the ledger of the practice employers.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    days: { type: 'string', default: '30' },
    step: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
});
const [people, days, step, seed] = [values.people, values.days, values.step, values.seed].map(Number);
const isWhole = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) > 0;
if (!isWhole(people) || !isWhole(days) || !isWhole(step) || !isWhole(seed) || 24 % step !== 0) {
  console.error(
    'Usage: npm run month -- [--people N] [--days N] [--step HOURS, a divisor of 24] [--seed N] [--embedded]',
  );
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'legwork-month-'));
const given = process.env['LEGWORK_TEST_POSTGRES'] ?? null;
const server = values.embedded || given !== null ? null : await startPostgres();
const postgres = values.embedded ? null : (given ?? server?.url ?? null);
const started = performance.now();
const { broken, diary, ...figures } = await runMonth({
  people,
  days,
  step,
  seed,
  folder,
  databaseUrl:
    postgres === null ? null : await createDatabase(postgres, `month_${process.pid}_${Date.now()}`),
  report: (line) => console.log(`${Math.round((performance.now() - started) / 1000)} s: ${line}`),
});
console.table({ ...figures, ...diary, broken: broken.length });
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
for (const line of broken) console.error(`Broken: ${line}`);
await server?.stop();
await rm(folder, { recursive: true, force: true });
if (broken.length > 0) process.exitCode = 1;
