import { parseArgs } from 'node:util';
import { drill } from '#testing/copies/drill.ts';
import { seeded } from '#testing/crash/plan/random.ts';
import { startPostgres } from '#testing/database/postgres.ts';

// Copies, kills and restores a living server, round by round; the short form of it is among the tests.
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
try {
  for (let round = 1; round <= rounds; round += 1) {
    const random = seeded(seed * 1000 + round);
    const kind = values.postgres ? 'postgres' : 'pglite';
    const found = await drill({ kind, applications: 8, random });
    broken += found.broken.length;
    console.log(
      `round ${round}: ${found.accepted} of 8 sent once, the rest refused by their forms, copy ${found.killedCopies ? 'killed' : 'was quicker'}, restore ${found.killedRestores ? 'killed' : 'was quicker'}`,
    );
    for (const sentence of found.broken) console.error(`Broken: ${sentence}`);
  }
} finally {
  await server?.stop();
}
console.log(broken === 0 ? 'passed' : 'broken');
process.exitCode = broken === 0 ? 0 : 1;
