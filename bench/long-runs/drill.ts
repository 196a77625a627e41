import { parseArgs } from 'node:util';
import { drill } from '#testing/copies/drill.ts';
import { seeded } from '#testing/crash/plan/random.ts';
import { startPostgres } from '#testing/database/postgres.ts';

// Lives a week, copies, kills (the command, a server that copies, a restore) and restores, round by round; the short form of it is among
// the tests.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run drill -- [--rounds N] [--seed N] [--postgres]');
  process.exit(2);
}
const server =
  values.postgres && process.env['LEGWORK_TEST_POSTGRES'] === undefined ? await startPostgres() : null;
if (server) process.env['LEGWORK_TEST_POSTGRES'] = server.url;
let broken = 0;
let missed = 0;
const sayIf = (count: number) => (count > 0 ? 'yes' : 'no, it was quicker');
try {
  for (let round = 1; round <= rounds; round += 1) {
    const random = seeded(seed * 1000 + round);
    const kind = values.postgres ? 'postgres' : 'pglite';
    const found = await drill({ kind, applications: 8, random, withServer: true });
    broken += found.broken.length;
    const { killedCopies, killedServers, killedRestores, left } = found;
    missed += 3 - killedCopies - killedServers - killedRestores;
    console.log(
      `round ${round}: ${found.accepted} of 8 sent once, the rest refused by their forms; killed in the middle: copy ${sayIf(killedCopies)}, server that copied ${sayIf(killedServers)}, restore ${sayIf(killedRestores)} (${left} after it)`,
    );
    for (const sentence of found.broken) console.error(`Broken: ${sentence}`);
  }
} finally {
  await server?.stop();
}
// A kill that came too late has shown nothing.
if (missed > 0) console.log(`${missed} of ${rounds * 3} kills came too late.`);
const isGood = broken === 0 && missed === 0;
console.log(isGood ? 'passed' : 'broken');
process.exitCode = isGood ? 0 : 1;
