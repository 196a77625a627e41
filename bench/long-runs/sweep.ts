import { parseArgs } from 'node:util';
import { startPostgres } from '#testing/database/postgres.ts';
import { setup } from '#testing/database/prepare.ts';
import { openLivingWorld } from '#testing/fuzz/world.ts';
import { sweepTenants } from '#testing/sweep/sweep.ts';

/** What a run of the rounds that are the default makes at least: so many are promised. */
const [DEFAULT_ROUNDS, CALLS] = [10, 5_000];

// Asks, as each of two accounts of a kind, for their own rows, the other's, missing and malformed ones under every endpoint.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: String(DEFAULT_ROUNDS) },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run sweep -- [--rounds N] [--seed N] [--embedded]');
  process.exit(2);
}
const started = performance.now();
const server = values.embedded ? null : await startPostgres();
if (server) process.env['LEGWORK_TEST_POSTGRES'] = server.url;
const tidy = await setup();
const world = await openLivingWorld();
const { calls, counts, findings } = await sweepTenants(world, {
  rounds,
  seed,
  checkEach: true,
  report: (line) => console.log(`${Math.round((performance.now() - started) / 1000)} s: ${line}`),
});
await world.close();
await tidy();
await server?.stop();
console.table(counts);
console.table({ calls, findings: findings.length });
for (const finding of findings) console.error(`Broken: ${finding}`);
const tooFew = rounds >= DEFAULT_ROUNDS && calls < CALLS;
if (tooFew) console.error(`Only ${calls} calls were made; ${CALLS} are promised.`);
if (findings.length > 0 || tooFew) process.exitCode = 1;
