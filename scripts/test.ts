import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { hasPostgres } from './has-postgres.ts';
import { run } from './run.ts';

// Checks; unit tests, and of the server's those that hang on the embedded database; all of the server's on PostgreSQL; journeys
// in a browser. Without a PostgreSQL all of them run on the embedded one.
const steps: [string, string, string[]][] = [
  ['checks', 'node', ['scripts/check.ts']],
  ['tests', 'vitest', ['run']],
  ['server tests on PostgreSQL', 'node', ['scripts/test-postgres.ts']],
  ['journeys in the browser', 'playwright', ['test']],
];

// Each worker and each started product would compile the same libraries anew.
const environment = {
  NODE_COMPILE_CACHE: join(tmpdir(), 'legwork-compiled'),
  ...(hasPostgres ? { LEGWORK_TEST_SERVER: 'embedded' } : {}),
};

await buildWeb();
for (const [name, tool, args] of steps) {
  console.log(`\n== ${name}`);
  const code = await run(tool, args, environment);
  if (code !== 0) {
    console.error(`\nFailed: ${name}.`);
    process.exitCode = code;
    break;
  }
}
