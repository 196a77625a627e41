import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { slowestFiles } from './scripts/test/slowest-files.ts';

/**
 * The server's tests that hang on the embedded database: its files, its one connection, the queue on it, what many do at once.
 * `npm test` runs these on it and all but two of them on PostgreSQL, which answers several times as fast; the journeys run on it, too.
 */
const EMBEDDED = [
  'src/server/{db,queue}/**/*.test.ts',
  'src/testing/crash/crash.test.ts',
  // What waits for its one connection: jobs that go on in transactions, and many at once. Campaigns at work and what people say
  // to what they bring are on it in the journeys.
  'src/server/features/career/applications/send/submit.test.ts',
  'src/server/features/career/applications/on-hold/held-by-plan.test.ts',
  'src/server/features/platform/accounts/scenarios/same-instant.test.ts',
  // What its own driver makes of sums, days and lists.
  'src/server/features/career/reports/scenarios/reports.test.ts',
  // What is read from the database's own catalogue, and what is counted by many at once.
  'src/server/features/platform/privacy/scenarios/{erase,nothing-left}.test.ts',
  'src/server/features/platform/accounts/limits/limits.test.ts',
  'src/server/features/career/budgets/**/*.test.ts',
];
/** Of these what hangs on the one connection alone: on PostgreSQL it would tell nothing more. */
const EMBEDDED_ALONE = [
  'src/server/features/career/applications/send/submit.test.ts',
  'src/server/features/career/applications/on-hold/held-by-plan.test.ts',
];
const isOnPostgres = process.env['LEGWORK_TEST_POSTGRES'] !== undefined;
const serverTests =
  process.env['LEGWORK_TEST_SERVER'] === 'embedded' && !isOnPostgres
    ? EMBEDDED
    : ['src/{server,testing}/**/*.test.ts'];

// Files share what their process has loaded: loading the server anew for each took half of the time. So no test may leave
// anything behind in a module or in the environment.
const isolate = false;
// Node runs this TypeScript as it is, and keeps what it compiled for the next process; only what React draws needs Vite.
const experimental = { viteModuleRunner: false, nodeLoader: false };
const setupFiles = ['src/testing/properties.ts'];

// Long enough for a machine that does five other things meanwhile: a limit is there for what hangs, not for what is slow.
const LIMIT_MS = 900_000;
const limits = {
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: { timeout: 60_000, interval: 25 } },
};

/** Files that take longest: whoever began them last would let the other workers wait. */
const LONG = [
  'testing/crash/crash',
  'testing/crash/workers',
  'documents/reader',
  'applications/send/real-browser',
  'trail/verify-command',
  'recovery/crash',
  'restore/restore-copy',
  'scenarios/pause-races',
  'testing/policy/in-browser',
  'copies/upgrade',
  'scenarios/form-site',
  'scenarios/looked-at',
  'testing/sweep/sweep',
  'predict/predict',
  'claims/bench-texts',
];

/** Where a file stands among the long ones; behind them all when it is none. */
function placeOf({ moduleId }: TestSpecification): number {
  const found = LONG.findIndex((name) => moduleId.includes(`${name}.test.ts`));
  return found === -1 ? LONG.length : found;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A sequencer's own sort: it answers another list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    reporters: ['default', slowestFiles],
    sequence: { sequencer: LongestFirst },
    // A worker that ends writes down what it compiled.
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'pure',
          isolate,
          experimental,
          setupFiles,
          include: ['src/{contract,engines,localization}/**/*.test.ts'],
          environment: 'node',
          ...limits,
        },
      },
      {
        test: {
          name: 'web',
          isolate,
          setupFiles,
          include: ['src/web/**/*.test.ts'],
          environment: 'node',
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          experimental,
          setupFiles,
          include: serverTests,
          exclude: [...configDefaults.exclude, ...(isOnPostgres ? EMBEDDED_ALONE : [])],
          environment: 'node',
          globalSetup: ['src/testing/database/prepare.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'practice',
          isolate,
          experimental,
          setupFiles,
          include: ['{src/practice,bench,training}/**/*.test.ts'],
          environment: 'node',
          ...limits,
        },
      },
    ],
    // Much of what the server's tests do is wait (for a browser, a child process, the disk): three keep two cores busy, and four
    // where the database has processes of its own.
    maxWorkers: isOnPostgres ? 4 : 3,
  },
});
