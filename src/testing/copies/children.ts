import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * Runs `scripts/NAME.ts` on the place of a configuration, and kills it after so many milliseconds unless it has ended; null waits.
 * Answers its exit code, null when it was killed, and what it said.
 */
export async function runScript(
  config: Config,
  [name, ...given]: [string, ...string[]],
  killAfterMs: number | null,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts', `${name}.ts`), ...given], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: 'off',
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.database.kind === 'postgres' ? config.database.url : '',
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [code] = (await once(child, 'close')) as [number | null]; // The first argument of 'close' is the exit code.
  if (timer) clearTimeout(timer);
  return { code, said: Buffer.concat(said).toString() };
}
