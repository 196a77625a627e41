import { buildWeb } from '#scripts/build/build.ts';
import { hasPostgres } from './has-postgres.ts';
import { keepCompiled, run } from '#scripts/run.ts';
import { tableOf, timed } from './step-times.ts';
import type { StepTime } from './step-times.ts';

// Each worker and each started product would compile the same libraries anew.
const environment = {
  ...keepCompiled,
  ...(hasPostgres ? { LEGWORK_TEST_SERVER: 'embedded' } : {}),
};

/** Neither needs the other, and each leaves a core idle for a part of its time. */
async function buildAndCheck(): Promise<number> {
  const [code] = await Promise.all([run('node', ['scripts/check/check.ts'], environment), buildWeb()]);
  return code;
}

// The build and checks; unit tests, and of the server's those that hang on the embedded database; all of the server's on
// PostgreSQL; journeys in a browser. Without a PostgreSQL all of them run on the embedded one.
const steps: [string, () => Promise<number>][] = [
  ['build and checks', async () => buildAndCheck()],
  ['tests', () => run('vitest', ['run'], environment)],
  ['server tests on PostgreSQL', () => run('node', ['scripts/test/test-postgres.ts'], environment)],
  ['journeys in the browser', () => run('playwright', ['test'], environment)],
];

const times: StepTime[] = [];
for (const [name, work] of steps) {
  console.log(`\n== ${name}`);
  const { given: code, time } = await timed(name, work);
  times.push(time);
  if (code !== 0) {
    console.error(`\nFailed: ${name}.`);
    process.exitCode = code;
    break;
  }
}
console.log(`\n${tableOf(times)}`);
