import { configDefaults, defineConfig } from 'vitest/config';

// The second run of the server's tests, on PostgreSQL, leaves out those that keep nothing in a database, and the real browser's:
// what they send is sent on PostgreSQL by the others.
const leftOut =
  process.env['LEGWORK_TEST_POSTGRES'] === undefined
    ? []
    : [
        'src/server/ports/**',
        'src/server/http/**',
        'src/testing/architecture.test.ts',
        '**/real-browser.test.ts',
      ];

// Files share what their process has loaded: loading the server anew for each took half of the time. So no test may leave
// anything behind in a module or in the environment.
const isolate = false;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          isolate,
          include: ['src/{contract,engines,web}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
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
          include: ['{src/practice,bench}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
