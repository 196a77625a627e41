import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Where Node keeps what it compiled, so that a later process need not do it again: a start takes a quarter less. */
export const keepCompiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/** Runs a tool of node_modules with the project's own Node, its output passed through; resolves with its exit code. */
export function run(tool: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', tool), args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    // Each one is passed on: a second ends what the first has not ended yet.
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.once('close', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

/** Runs a tool quietly, in the project or another folder; its output is for when it fails. Answers the exit code and the seconds it took. */
export function runQuietly(
  tool: string,
  args: string[],
  environment: Record<string, string> = {},
  folder: string = root,
): Promise<{ code: number; output: string; seconds: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', tool), args, {
      cwd: folder,
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.once('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(parts).toString(),
        seconds: (performance.now() - start) / 1000,
      }),
    );
  });
}
