import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A process on the place of a configuration. */
export interface Running {
  child: ChildProcess;
  /** Everything it said up to now. */
  said: () => string;
  /** How it ended: its exit code, null when it was killed, and what it said. */
  ended: Promise<{ code: number | null; said: string }>;
}

/** Starts a program of the project, by its path from the root, on the place of a configuration. */
export function startProgram(
  config: Config,
  [path, ...given]: [string, ...string[]],
  environment: Record<string, string> = {},
): Running {
  const child = spawn(process.execPath, [join(root, path), ...given], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: 'off',
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.database.kind === 'postgres' ? config.database.url : '',
      ...environment,
    },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  const said = () => Buffer.concat(parts).toString();
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said: said() })); // 'close' gives the exit code first.
  return { child, said, ended };
}

/** Waits until something is seen; false when the process ended before that. */
export async function waitUntil({ child }: Running, seen: () => Promise<boolean>): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await seen()) return true;
    await sleep(1);
  }
  return false;
}

/** Runs `scripts/operations/NAME.ts` on the place of a configuration, and kills it (SIGKILL) as soon as something is seen; null lets it end. */
export async function runScript(
  config: Config,
  [name, ...given]: [string, ...string[]],
  killAt: (() => Promise<boolean>) | null,
): Promise<{ code: number | null; said: string }> {
  const running = startProgram(config, [`scripts/operations/${name}.ts`, ...given]);
  if (killAt && (await waitUntil(running, killAt))) running.child.kill('SIGKILL');
  return running.ended;
}
