import { buildWeb } from '#scripts/build/build.ts';
import { hasPostgres } from './has-postgres.ts';
import { keepCompiled, run, runQuietly } from '#scripts/run.ts';
import { tableOf } from './step-times.ts';
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
const times: StepTime[] = [];

/** Does a step, says how it ended, and answers whether it passed. */
async function passed(name: string, work: () => Promise<number>): Promise<boolean> {
  const start = performance.now();
  const code = await work();
  times.push({ name, seconds: (performance.now() - start) / 1000 });
  if (code === 0) return true;
  console.error(`\nFailed: ${name}.`);
  process.exitCode = code;
  return false;
}

async function testsWithoutBrowser(): Promise<void> {
  console.log('\n== tests, with the journeys in the browser beside them');
  if (!(await passed('tests', () => run('vitest', ['run'], environment)))) return;
  console.log('\n== server tests on PostgreSQL');
  await passed('server tests on PostgreSQL', () =>
    run('node', ['scripts/test/test-postgres.ts'], environment),
  );
}

/** Two at a time, as they are not alone; what they say stands together at the end. */
async function journeys(): Promise<string> {
  let said = '';
  await passed('journeys in the browser', async () => {
    const { code, output } = await runQuietly('playwright', ['test', '--workers=2'], environment);
    said = output;
    return code;
  });
  return said;
}

console.log('\n== build and checks');
if (await passed('build and checks', buildAndCheck)) {
  // Both wait for a good part of their time: for browsers, mails, the disk.
  const [said] = await Promise.all([journeys(), testsWithoutBrowser()]);
  console.log(`\n== journeys in the browser\n${said}`);
}
console.log(`\n${tableOf(times)}`);
