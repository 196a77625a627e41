import { runQuietly } from './run.ts';

// Everything a machine can see without running the product. Two at a time: the machines have two cores.
const checks: [string, string, string[]][] = [
  ['format', 'oxfmt', ['--check']],
  ['lint and import rules', 'oxlint', ['--type-aware']],
  ['types of contract and engines', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the web', 'tsc', ['-p', 'tsconfig.web.json']],
  ['dead code', 'knip', []],
  ['texts in catalogues', 'node', ['scripts/messages/check-messages.ts']],
  ['packages of every platform in the lockfile', 'node', ['scripts/check-lockfile.ts']],
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
