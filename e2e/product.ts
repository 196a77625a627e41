import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { createTransport } from 'nodemailer';

/** A mail that the product sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

export interface PracticePosting {
  id: string;
  url: string;
  dialect: string;
  employer: string;
  title: string;
  occupation: string;
  language: string;
  captcha: boolean;
  open: boolean;
  odd: string | null;
  extraQuestion: string | null;
}

interface LedgerEntry {
  kind: string;
  postingId: string;
  email: string | null;
  receipt: string | null;
  fields: Record<string, unknown>;
}

/** The started product, reached only as a person or an employer reaches it. */
export interface Product {
  main: string;
  career: string;
  aistore: string;
  /** Mails to an address, newest first. */
  mails(to: string): Promise<Mail[]>;
  practice: {
    postings(): Promise<PracticePosting[]>;
    ledger(): Promise<LedgerEntry[]>;
    change(path: string, body: object): Promise<void>;
  };
  /** What the terminal said so far. */
  terminal(): string;
  /** Gives the product a mail, as an employer's server does; resolves once it is kept. */
  giveMail(mail: { from: string; to: string; subject: string; text: string }): Promise<void>;
}

/** Asks once more where the connection had just been closed by the other side. */
const reach = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Asks ten times a second until there is an answer. Rejects when there is none in time. */
export async function until<T>(
  what: string,
  read: () => Promise<T | null | undefined>,
  seconds = 180,
): Promise<T> {
  for (let attempt = 0; attempt < seconds * 10; attempt += 1) {
    const value = await read().catch(() => null);
    if (value !== null && value !== undefined) return value;
    await sleep(100);
  }
  throw new Error(`${what} did not happen within ${seconds} seconds.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** Where the practice employers are, once they are there. Rejects at once when the product ends instead, with what it said. */
async function started(child: ChildProcess, said: () => string): Promise<string> {
  const found = await until(
    'The start',
    async () =>
      child.exitCode === null && child.signalCode === null
        ? /Practice employers at\s+(\S+)/.exec(said())?.[1]
        : 'ended',
    300,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`The product did not start:\n${said()}`, { cause: error });
  });
  if (found === 'ended') throw new Error(`The product ended while it started:\n${said()}`);
  return found;
}

/** Starts the built product on a free port, all it keeps in one folder; ready when the practice employers are. */
export async function startProduct(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Product & { stop: () => Promise<void> }> {
  const port = await freePort();
  const token = randomBytes(16).toString('hex');
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'off',
      PRACTICE_CONTROL_TOKEN: token,
      // Employers answer within seconds instead of a minute.
      PRACTICE_REPLY_DELAY: '0.1',
      // A journey may send two applications to one employer and not wait a day.
      EMPLOYER_REST_HOURS: '0',
      // Each file of journeys starts the same program.
      NODE_COMPILE_CACHE: join(tmpdir(), 'legwork-compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const main = `http://localhost:${port}`;
  const origin = await started(child, () => output);
  const control = async (path: string, body?: object): Promise<unknown> => {
    const reply = await reach(`${origin}/control/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  return {
    main,
    career: `http://career.localhost:${port}`,
    aistore: `http://aistore.localhost:${port}`,
    async mails(to) {
      const all = (await (await reach(`${main}/dev/mail.json`)).json()) as Mail[]; // The documented shape.
      return all.filter((mail) => mail.to.includes(to));
    },
    practice: {
      postings: async () => (await control('postings')) as PracticePosting[], // The documented shape.
      ledger: async () => (await control('ledger')) as LedgerEntry[], // The documented shape.
      change: async (path, body) => void (await control(path, body)),
    },
    terminal: () => output,
    async giveMail(mail) {
      const url = /Employers' mail goes to\s+(\S+)/.exec(output)?.[1];
      const transport = createTransport(url);
      await transport.sendMail(mail);
      transport.close();
    },
    stop: () => stop(child),
  };
}

/** Names the folder of a product that was started once and did nothing since: its database is made and migrated. */
export const EMPTY_PLACE = 'LEGWORK_EMPTY_PLACE';

/** One started product for all journeys of a file, with a `test.use({ environment })` of its own where it needs one. */
export const test = base.extend<object, { product: Product; environment: Record<string, string> }>({
  environment: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ environment }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'legwork-journey-'));
      const empty = process.env[EMPTY_PLACE];
      if (empty !== undefined) await cp(empty, folder, { recursive: true });
      const product = await startProduct(folder, environment);
      await use(product);
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});
