import { runQuietly } from '#scripts/run.ts';

// Everything a machine can see without running the product. Two at a time: the machines have two cores.
const checks: [string, string, string[]][] = [
  ['format', 'oxfmt', ['--check']],
  // Of each file by the tsconfig.json above it: the compiler reads the same once more for its own checks otherwise.
  ['lint, import rules and types', 'oxlint', ['--type-aware', '--type-check']],
  // The same files without the types of Node, which the server has and these may not use.
  ['types of contract and engines', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['dead code', 'knip', []],
  ['texts in catalogues', 'node', ['scripts/messages/check-messages.ts']],
  ['packages of every platform in the lockfile', 'node', ['scripts/check/check-lockfile.ts']],
];

let failed = false;
const waiting = [...checks];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, tool, args] = next;
    const { code, output, seconds } = await runQuietly(tool, args);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    failed = true;
    console.log(output);
  }
}
await Promise.all([work(), work()]);
process.exitCode = failed ? 1 : 0;
