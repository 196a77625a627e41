import { startPostgres } from '#testing/database/postgres.ts';
import { givenPostgres, hasPostgres } from './has-postgres.ts';
import { run } from '#scripts/run.ts';

// The server's tests on a real PostgreSQL: the one npm installed, or the server LEGWORK_TEST_POSTGRES names.
if (hasPostgres) {
  const postgres =
    givenPostgres === undefined
      ? await startPostgres({ keeps: false })
      : { url: givenPostgres, superuser: null, stop: async () => undefined };
  try {
    process.exitCode = await run('vitest', ['run', '--project', 'server', ...process.argv.slice(2)], {
      LEGWORK_TEST_POSTGRES: postgres.url,
      ...(postgres.superuser === null ? {} : { LEGWORK_TEST_SUPERUSER: postgres.superuser }),
    });
  } finally {
    await postgres.stop();
  }
} else {
  console.log(
    'npm has no PostgreSQL for this machine: set LEGWORK_TEST_POSTGRES to a server to run these tests on it.',
  );
}
