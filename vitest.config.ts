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

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/{contract,engines,web}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/{server,testing}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftOut],
          environment: 'node',
          globalSetup: ['src/testing/prepare.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'practice',
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
