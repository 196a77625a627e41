import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashTable } from '#testing/crash/books/table.ts';
import { MUTANTS } from '#testing/crash/mutants/mutants.ts';
import { runCrashes } from '#testing/crash/run.ts';
import { startPostgres } from '#testing/database/postgres.ts';

// Disturbs the server on an application's whole way, as often as asked, and holds its books against the ledger of the practice employers.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    'browser-every': { type: 'string', default: '4' },
    progress: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    mutant: { type: 'string' },
  },
});
const [times, seed, browserEvery] = [values.times, values.seed, values['browser-every']].map(Number);
const mutant = values.mutant ?? null;
const minutes = values.minutes === undefined ? null : Number(values.minutes);
const isWhole = (value: number | undefined, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least;
if (
  !isWhole(times, 1) ||
  !isWhole(seed, 0) ||
  !isWhole(browserEvery, 0) ||
  (minutes !== null && !(minutes > 0)) ||
  (mutant !== null && !MUTANTS.has(mutant))
) {
  console.error(
    `Usage: npm run crash -- [--times N] [--seed N] [--minutes N] [--browser-every ROUNDS] [--progress FILE] [--postgres] [--mutant ${[...MUTANTS.keys()].join('|')}]`,
  );
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'legwork-crash-'));
const progress = values.progress ?? `${folder}.json`;
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
  if (mutant !== null) console.log(`With the fault "${mutant}" in every process: it has to end with 1.`);
  console.log(`How far it is stands in ${progress}; an interrupted run stays "running" there.`);
  const report = await runCrashes({
    times,
    seed,
    folder,
    postgres,
    workers: postgres === null ? 1 : 3,
    lanes: postgres === null ? 2 : 1,
    people: 4,
    perBoard: 5,
    browserEvery,
    withinMs: minutes === null ? null : minutes * 60_000,
    progress,
    mutant,
    report: (line) => console.log(line),
  });
  console.log(`\n${crashTable(report).join('\n')}`);
  console.log(`${report.outcome}, ${Math.round((performance.now() - started) / 1000)} s\n`);
  for (const broken of report.verdict.broken) console.error(`Broken: ${broken}`);
  if (report.outcome === 'short') console.error(`Time was up before ${times} disturbances had happened.`);
  if (report.outcome === 'broken') console.error(`What the rounds left is in ${folder}.`);
  else await rm(folder, { recursive: true, force: true });
  if (report.outcome !== 'passed') process.exitCode = 1;
} finally {
  await server?.stop();
}
