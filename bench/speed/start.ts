import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepCompiled, root } from '#scripts/run.ts';
import { freePort } from '#testing/free-port.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const ROUNDS = 5;
const PAUSE_MS = 10;
const BARE =
  "require('node:http').createServer((_, reply) => reply.end('ready')).listen(Number(process.env.PORT), '127.0.0.1')";

/** Waits until a program answers that it is ready; throws when it ended before. */
export async function untilAnswered(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const reply = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    await reply?.text();
    if (reply?.ok) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`It ended with ${child.exitCode} before it answered.`);
}

/** Milliseconds from the start of a program to its first answer. */
async function firstAnswer(program: readonly string[], environment: Record<string, string>): Promise<number> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const took = await time(() => {
    child = spawn(process.execPath, program, {
      cwd: root,
      env: { ...process.env, ...environment, PORT: String(port) },
      stdio: 'ignore',
    });
    return untilAnswered(child, port);
  });
  child?.kill('SIGTERM');
  if (child?.exitCode === null) await once(child, 'exit');
  return took;
}

/** How soon the product answers after its start, as `npm start` starts it, on a folder in which it has run before, beside a bare server. */
export async function measureStart(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-start-'));
  const environment = { DATA_DIR: join(folder, 'data'), DEMO: 'off', MAIL_IN_PORT: '0', ...keepCompiled };
  const product = ['src/server/main.ts'];
  try {
    await firstAnswer(product, environment);
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await firstAnswer(product, environment));
      bare.push(await firstAnswer(['-e', BARE], {}));
    }
    return [
      {
        name: 'first answer after a start',
        unit: 'ms',
        ours: median(ours),
        baseline: median(bare),
        against: 'a bare server',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
