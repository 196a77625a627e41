import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

// The second run of the server's tests, on PostgreSQL, leaves out those that keep nothing in a database, the real browser's (what
// they send is sent on PostgreSQL by the others), and those that are about texts, files and answers of boards more than about rows.
const leftOut =
  process.env['LEGWORK_TEST_POSTGRES'] === undefined
    ? []
    : [
        'src/server/ports/**',
        'src/server/http/**',
        'src/testing/architecture.test.ts',
        '**/real-browser.test.ts',
        'src/server/demo/**',
        'src/server/features/career/resume/{export,linkedin,model,reading,writing}/**',
        'src/server/features/career/boards/reading/**',
      ];

// Files share what their process has loaded: loading the server anew for each took half of the time. So no test may leave
// anything behind in a module or in the environment.
const isolate = false;
const setupFiles = ['src/testing/properties.ts'];

/** Files that take a minute and more: whoever began them last would let the other workers wait. */
const LONG = ['testing/crash/crash', 'send/real-browser', 'recovery/crash'];

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
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          isolate,
          setupFiles,
          include: ['src/{contract,engines,web}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          setupFiles,
          include: ['src/{server,testing}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftOut],
          environment: 'node',
          globalSetup: ['src/testing/database/prepare.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'practice',
          isolate,
          setupFiles,
          include: ['{src/practice,bench}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    // Half of what the server's tests do is wait (for a browser, a child process, the disk): three keep two cores busy.
    maxWorkers: 3,
  },
});
