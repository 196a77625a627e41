import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMonth } from '#testing/month/run.ts';

// Lets people live through a month with the product, and holds its rules against the ledger of the practice employers.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    days: { type: 'string', default: '30' },
    step: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const [people, days, step, seed] = [values.people, values.days, values.step, values.seed].map(Number);
const isWhole = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) > 0;
if (!isWhole(people) || !isWhole(days) || !isWhole(step) || !isWhole(seed) || 24 % step !== 0) {
  console.error('Usage: npm run month -- [--people N] [--days N] [--step HOURS, a divisor of 24] [--seed N]');
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'legwork-month-'));
const started = performance.now();
const { broken, diary, ...figures } = await runMonth({
  people,
  days,
  step,
  seed,
  folder,
  databaseUrl: null,
  report: (line) => console.log(line),
});
console.table({ ...figures, ...diary, broken: broken.length });
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
for (const line of broken) console.error(`Broken: ${line}`);
await rm(folder, { recursive: true, force: true });
if (broken.length > 0) process.exitCode = 1;
