import { buildWeb } from './build.ts';
import { hasPostgres } from './has-postgres.ts';
import { keepCompiled, run, runQuietly } from './run.ts';
import { processorOfChildren, tableOf, timed } from './step-times.ts';
import type { StepTime } from './step-times.ts';

interface Step {
  name: string;
  /** Answers the exit code. */
  work: () => Promise<number>;
}

// Each worker and each started product would compile the same libraries anew.
const environment = {
  ...keepCompiled,
  ...(hasPostgres ? { LEGWORK_TEST_SERVER: 'embedded' } : {}),
};

/** Shows what it has to say in one piece when it has ended: meanwhile another step says things. */
async function runBeside(tool: string, args: string[]): Promise<number> {
  const { code, output } = await runQuietly(tool, args, environment);
  console.log(output);
  return code;
}

const first: Step[] = [
  { name: 'build', work: () => buildWeb().then(() => 0) },
  { name: 'checks', work: () => run('node', ['scripts/check.ts'], environment) },
];
// Unit tests, of the server's those that hang on the embedded database, then journeys in a browser; beside them all of the server's
// on PostgreSQL. Each waits a third of its time for browsers, child processes and disks: one beside the other keeps two cores busy.
// Without a PostgreSQL all of the server's run on the embedded one.
const lanes: Step[][] = [
  [
    { name: 'tests', work: () => run('vitest', ['run'], environment) },
    { name: 'journeys in the browser', work: () => run('playwright', ['test'], environment) },
  ],
  [{ name: 'server tests on PostgreSQL', work: () => runBeside('node', ['scripts/test-postgres.ts']) }],
];

const start = performance.now();
const times: StepTime[] = [];

/** Does one step after the other, up to the first that fails. */
async function goThrough(steps: readonly Step[]): Promise<boolean> {
  for (const { name, work } of steps) {
    console.log(`\n== ${name}`);
    const { given: code, seconds } = await timed(work);
    times.push({ name, seconds });
    if (code === 0) continue;
    console.error(`\nFailed: ${name}.`);
    process.exitCode = code;
    return false;
  }
  return true;
}

if (await goThrough(first)) await Promise.all(lanes.map(goThrough));
const seconds = (performance.now() - start) / 1000;
console.log(`\n${tableOf(times, { seconds, processor: processorOfChildren() })}`);
