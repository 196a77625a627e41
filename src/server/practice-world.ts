import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** The practice world as its own process: known to us only by its address and, for the demo, its control token. */
export interface PracticeProcess {
  origin: string;
  /** Calls the world's control interface, e.g. `control('clock', {advance: 1000})`. */
  control(path: string, body?: object): Promise<unknown>;
  /** What the control interface tells of something. */
  read(path: string): Promise<unknown>;
  /** A file that the control interface hands out, under the name that it gives it. */
  file(path: string): Promise<File>;
  stop(): Promise<void>;
}

/** What the product asks of the practice town for a practice shop. */
export type PracticeTown = Pick<PracticeProcess, 'file' | 'read'>;

const START_TIMEOUT_MS = 20_000;

function isReady(message: unknown): message is { ready: true; port: number } {
  return typeof message === 'object' && message !== null && 'ready' in message && 'port' in message;
}

async function startOn(
  port: number,
  folder: string,
  token: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, '..', 'practice', 'main.ts'), {
    env: { ...process.env, PRACTICE_PORT: String(port), PRACTICE_DIR: folder, PRACTICE_CONTROL_TOKEN: token },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The practice world did not start.')), START_TIMEOUT_MS);
    child.once('exit', (code) => reject(new Error(`The practice world ended with code ${code}.`)));
    child.on('message', (message) => {
      if (!isReady(message)) return;
      clearTimeout(timer);
      resolve({
        port: message.port,
        stop: async () => {
          child.kill('SIGTERM');
          await exited;
        },
      });
    });
  });
}

const [PORT_FILE, TOKEN_FILE] = ['port', 'control-token'];

/** Where the practice world of a data folder runs, and its control token, for more workers beside its server; nulls where none was started. */
export async function keptPractice(
  dataDir: string,
): Promise<{ origin: string | null; token: string | null }> {
  const kept = (name: string) => readFile(join(dataDir, 'practice', name), 'utf8').catch(() => null);
  const [port, token] = [await kept(PORT_FILE), await kept(TOKEN_FILE)];
  return { origin: port === null ? null : originAt(Number(port)), token };
}

const originAt = (port: number) => `http://127.0.0.1:${port}`;

/** The practice town of the practice world that a configuration names; null where it names none, and in production. */
export const practiceTown = (
  config: Pick<Config, 'environment' | 'sources' | 'practiceOrigin' | 'practiceControlToken'>,
): PracticeTown | null => {
  const { practiceOrigin, practiceControlToken } = config;
  const practises = config.environment !== 'production' && config.sources === 'practice';
  if (!practises || practiceOrigin === null || practiceControlToken === null) return null;
  return joinPractice(practiceOrigin, practiceControlToken);
};

/** A practice world that already runs; stopping leaves it running. */
export function joinPractice(origin: string, token: string): PracticeProcess {
  const got = async (path: string): Promise<Response> => {
    const response = await fetch(`${origin}/control/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`The practice world has no ${path}: ${response.status}.`);
    return response;
  };
  return {
    origin,
    stop: () => Promise.resolve(),
    async control(path, body = {}) {
      const response = await fetch(`${origin}/control/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`The practice world refused ${path}: ${response.status}.`);
      return response.json();
    },
    read: async (path) => (await got(path)).json(),
    async file(path) {
      const response = await got(path);
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      return new File([new Uint8Array(await response.arrayBuffer())], name ?? 'export.csv');
    },
  };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return free;
}

/**
 * Starts the practice employers. Their port is kept, so that addresses in the tracker still open after a restart;
 * when another program took it, they move to a free one.
 */
export async function startPractice(
  dataDir: string,
  preferredPort: number,
  token: string,
): Promise<PracticeProcess> {
  const folder = join(dataDir, 'practice');
  await mkdir(folder, { recursive: true });
  const portFile = join(folder, PORT_FILE);
  const kept = await readFile(portFile, 'utf8').then(Number, () => preferredPort);
  const running = await startOn((await isFree(kept)) ? kept : 0, folder, token);
  await writeFile(portFile, String(running.port));
  await writeFile(join(folder, TOKEN_FILE), token, { mode: 0o600 });
  return { ...joinPractice(originAt(running.port), token), stop: running.stop };
}
