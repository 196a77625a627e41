import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashes } from '#testing/crash/run.ts';
import { crashTable } from '#testing/crash/table.ts';
import { startPostgres } from '#testing/database/postgres.ts';

// Kills the server while it sends, as often as asked, and holds its books against the ledger of the practice employers.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const [times, seed] = [Number(values.times), Number(values.seed)];
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run crash -- [--times N] [--seed N] [--postgres]');
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'legwork-crash-'));
const given = process.env['LEGWORK_TEST_POSTGRES'] ?? null;
const server = values.postgres && given === null ? await startPostgres() : null;
const postgres = values.postgres ? (given ?? server?.url ?? null) : null;
const started = performance.now();
try {
  console.log(
    postgres === null
      ? `Embedded database, two rounds at once, seed ${seed}.`
      : `PostgreSQL, three processes at once, seed ${seed}.`,
  );
  const report = await runCrashes({
    times,
    seed,
    folder,
    postgres,
    workers: postgres === null ? 1 : 3,
    lanes: postgres === null ? 2 : 1,
    people: 4,
    report: (line) => console.log(line),
  });
  console.log(`\n${crashTable(report).join('\n')}`);
  console.log(`${Math.round((performance.now() - started) / 1000)} s\n`);
  for (const broken of report.verdict.broken) console.error(`Broken: ${broken}`);
  if (report.verdict.broken.length === 0) await rm(folder, { recursive: true, force: true });
  else {
    console.error(`What the rounds left is in ${folder}.`);
    process.exitCode = 1;
  }
} finally {
  await server?.stop();
}
