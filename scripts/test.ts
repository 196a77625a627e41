import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { run } from './run.ts';

// Checks, then unit and server tests, then the server tests on PostgreSQL, then journeys in a browser.
const steps: [string, string, string[]][] = [
  ['checks', 'node', ['scripts/check.ts']],
  ['tests', 'vitest', ['run']],
  ['server tests on PostgreSQL', 'node', ['scripts/test-postgres.ts']],
  ['journeys in the browser', 'playwright', ['test']],
];

// Each worker and each started product would compile the same libraries anew.
const environment = { NODE_COMPILE_CACHE: join(tmpdir(), 'legwork-compiled') };

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
