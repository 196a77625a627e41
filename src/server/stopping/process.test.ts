import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layDatabase } from '#testing/database/laid-out.ts';

/** `STOP_ROUNDS=100` stops it as often as is promised. */
const ROUNDS = Number(process.env['STOP_ROUNDS'] ?? 1);
const CLIENTS = 8;
/** Longer than a stop once let a request live, and shorter than reading a resume may take. */
const BODY_MS = 4_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-stop-'));
  await layDatabase(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The server as `npm start` runs it, without the practice employers. */
async function startServer() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: folder,
      SOURCES: 'live',
      DEMO: 'off',
      MAIL_IN_PORT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      if (String(part).includes('Legwork is at')) resolve();
    });
  });
  return { port, child };
}

interface Asked {
  outcome: Promise<string>;
  /** Sends the rest of the body. */
  finish(): void;
}

/** Asks once; answers the status, or what came instead. */
function ask(
  port: number,
  path: string,
  agent: Agent | false,
  body?: { first: string; rest: string },
): Asked {
  const call = request({
    port,
    path,
    host: '127.0.0.1',
    agent,
    method: body ? 'POST' : 'GET',
    headers: { host: 'career.localhost', ...(body ? { 'content-type': 'application/json' } : {}) },
  });
  const outcome = new Promise<string>((resolve) => {
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.once('response', (reply) => {
      reply.resume();
      reply.once('error', (error) => resolve(error.message));
      reply.once('end', () => resolve(String(reply.statusCode)));
    });
  });
  if (body) call.write(body.first);
  else call.end();
  return { outcome, finish: () => void call.end(body?.rest) };
}

/** What stands before a server: it asks whether that is ready, and sends nobody there from the moment it is not. */
function watch(port: number): { isReady: () => boolean; stop: () => void } {
  let ready = true;
  const look = async () => {
    if ((await ask(port, '/ready', false).outcome) !== '200') ready = false;
  };
  const looking = setInterval(() => void look(), 100);
  return { isReady: () => ready, stop: () => clearInterval(looking) };
}

/** Asks again and again while the server is ready, on one connection or each time on another; answers every outcome. */
async function keepAsking(port: number, keeps: boolean, isReady: () => boolean): Promise<string[]> {
  const agent = keeps ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
  const outcomes: string[] = [];
  while (isReady()) outcomes.push(await ask(port, '/api/auth/options', agent).outcome);
  if (agent) agent.destroy();
  return outcomes;
}

/** Starts, loads and stops it once; answers what came of every request but the slow one, of that, and of the process. */
async function stopUnderLoad() {
  const { port, child } = await startServer();
  const { isReady, stop } = watch(port);
  const clients = Array.from({ length: CLIENTS }, (_, index) => keepAsking(port, index % 2 === 0, isReady));
  const body = { first: '{"username":"zoe@example.test",', rest: '"password":"none"}' };
  const slow = ask(port, '/api/auth/token', false, body);
  await sleep(500);
  const begun = performance.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await sleep(BODY_MS);
  slow.finish();
  const answered = await slow.outcome;
  const outcomes = (await Promise.all(clients)).flat();
  const [code] = await ended;
  stop();
  return { answered, outcomes, code: Number(code), seconds: (performance.now() - begun) / 1000 };
}

test(
  `stopped under load, the server answers every request it accepted, ${ROUNDS} times of ${ROUNDS}`,
  async () => {
    let asked = 0;
    let longest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { answered, outcomes, code, seconds } = await stopUnderLoad();
      // After many rounds there were too many wrong passwords; that is an answer, too.
      expect(['401', '429']).toContain(answered);
      expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([]);
      expect(outcomes.length).toBeGreaterThanOrEqual(CLIENTS);
      // One that is not over by itself before fifteen seconds is cut off, with code 1.
      expect(code).toBe(0);
      asked += outcomes.length;
      longest = Math.max(longest, seconds);
    }
    if (ROUNDS > 1)
      process.stdout.write(`${ROUNDS} stops: ${asked} requests, the longest took ${longest.toFixed(1)} s\n`);
  },
  // What hangs is to be told; a machine that does much else takes its time for each.
  300_000 * (ROUNDS + 1),
);
