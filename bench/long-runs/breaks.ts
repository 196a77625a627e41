import { parseArgs } from 'node:util';
import { GUARDS } from '#testing/breaks/guards.data.ts';
import { MOST_UNSEEN } from '#testing/breaks/guard.ts';
import { copyProject } from '#testing/breaks/project-copy.ts';
import { setup } from '#testing/database/prepare.ts';

// Empties one guard of the product after the other, in a copy, and wants the test that holds it to turn red.
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const guards = GUARDS.filter(({ name }) => name.includes(values.only));
if (guards.length === 0) {
  console.error('Usage: npm run breaks -- [--only PART_OF_A_NAME]');
  process.exit(2);
}

// Migrated here once, and given to every run by the environment.
const tidy = await setup();
const copy = await copyProject();
const rows: { guard: string; test: string; outcome: string; seconds: number }[] = [];
try {
  const whole = await copy.runWhole(guards);
  for (const [index, guard] of guards.entries()) {
    const started = performance.now();
    // A test that fails anyway, or never ran, would tell nothing of the guard.
    const before = whole[index]?.outcome ?? 'not run';
    const { outcome, reason } =
      before === 'green'
        ? await copy.runWithout(guard)
        : { outcome: `${before} with the guard`, reason: whole[index]?.reason ?? '' };
    const seconds = Math.round((performance.now() - started) / 1000);
    rows.push({ guard: guard.name, test: guard.test.file, outcome, seconds });
    console.log(
      `${outcome === 'red' ? 'seen  ' : 'UNSEEN'} ${guard.name} (${outcome}, ${seconds} s) ${reason}`,
    );
  }
} finally {
  await copy.remove();
  await tidy();
}
console.table(rows);
const seen = rows.filter(({ outcome }) => outcome === 'red').length;
const least = values.only === '' ? guards.length - MOST_UNSEEN : guards.length;
console.log(
  `${seen} of ${guards.length} guards are held by a test that turns red; at least ${least} have to be.`,
);
if (seen < least) process.exitCode = 1;
