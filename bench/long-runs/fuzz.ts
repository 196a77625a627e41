import { parseArgs } from 'node:util';
import { startPostgres } from '#testing/database/postgres.ts';
import { setup } from '#testing/database/prepare.ts';
import { fuzz } from '#testing/fuzz/fuzz.ts';
import { openLivingWorld } from '#testing/fuzz/world.ts';

// Puts generated inputs to every endpoint of the contract, and counts what is not answered as the contract promises.
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    embedded: { type: 'boolean', default: false },
  },
});
const [inputs, seed] = [Number(values.inputs), Number(values.seed)];
if (!Number.isInteger(inputs) || inputs < 1 || !Number.isInteger(seed)) {
  console.error(
    'Usage: npm run fuzz -- [--inputs N, for each endpoint] [--seed N] [--only START_OF_A_NAME] [--embedded]',
  );
  process.exit(2);
}
const started = performance.now();
const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
// On PostgreSQL, which answers several times as fast.
const server = values.embedded ? null : await startPostgres();
if (server) process.env['LEGWORK_TEST_POSTGRES'] = server.url;
const tidy = await setup();
const world = await openLivingWorld();
let told = 0;
const { findings, statuses, neverDone, ...counts } = await fuzz(world, {
  inputs,
  seed,
  only: values.only,
  report: (line) => {
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    console.log(`${seconds()}: ${line}`);
  },
});
console.table({ ...counts, findings: findings.length });
console.table(statuses);
console.log(`Never done: ${neverDone.join(', ') || 'none'}`);
for (const { endpoint, complaint, times, input, said } of findings)
  console.error(`\n${endpoint} ${complaint} (${times} times)\n  for ${input}\n  ${said}`);
console.log(seconds());
if (findings.length > 0) process.exitCode = 1;
// Last, since it throws where something was logged that nobody expected.
await world.close();
await tidy();
await server?.stop();
