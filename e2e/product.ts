import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { createTransport } from 'nodemailer';
import type { Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function until<T>(what: string, read: () => Promise<T | null | undefined>, seconds = 60): Promise<T> {
  for (let attempt = 0; attempt < seconds * 4; attempt += 1) {
    const value = await read().catch(() => null);
    if (value !== null && value !== undefined) return value;
    await sleep(250);
  }
  throw new Error(`${what} did not happen within ${seconds} seconds.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
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
  const origin = await until(
    'The start',
    async () => {
      return /Practice employers at\s+(\S+)/.exec(output)?.[1];
    },
    180,
  );
  const control = async (path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${origin}/control/${path}`, {
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
      const all = (await (await fetch(`${main}/dev/mail.json`)).json()) as Mail[]; // The documented shape.
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

/** One started product for all journeys of a file, with a `test.use({ environment })` of its own where it needs one. */
export const test = base.extend<object, { product: Product; environment: Record<string, string> }>({
  environment: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ environment }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'legwork-journey-'));
      const product = await startProduct(folder, environment);
      await use(product);
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

let people = 0;
export const knownPassword = 'a quiet sentence to walk by';

/** The newest six digits that were mailed to an address, once they are there. */
export const codeMailedTo = (product: Product, email: string): Promise<string> =>
  until(
    'The code',
    async () => (await product.mails(email)).map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1])[0],
  );

/** Opens an account by HTTP, for journeys that start with one; answers its address. */
export async function openAccount(product: Product): Promise<string> {
  people += 1;
  const email = `known${people}@example.com`;
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${product.main}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  };
  await post('register', { email, password: knownPassword, full_name: 'Robin Tremblay' });
  await post('verify-otp', { email, otp: await codeMailedTo(product, email) });
  return email;
}

/** A newcomer signs up, reads the code from the mailbox and answers the three questions; `lands` is where that leads. */
export async function signUp(
  page: Page,
  product: Product,
  name = 'Robin Tremblay',
  lands: string | RegExp = '**/dashboard/overview',
): Promise<string> {
  people += 1;
  const email = `newcomer${people}@example.com`;
  await page.goto(`${product.career}/signup`);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(knownPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeMailedTo(product, email));
  await page.getByRole('button', { name: 'Verify & Create Account' }).click();
  await page.getByLabel('Target position').fill('Operations Coordinator');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Key skills').fill('dispatch, inventory, SAP');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Job search status').fill('Actively looking');
  await page.getByRole('button', { name: 'Finish Setup' }).click();
  await page.waitForURL(lands);
  return email;
}

let owners = 0;

/** An owner makes their account on the business host and lands on the business profile. */
export async function signUpOwner(page: Page, product: Product): Promise<string> {
  owners += 1;
  const email = `owner${owners}@example.com`;
  await page.goto(product.aistore);
  await page.getByRole('link', { name: 'Create a business account' }).click();
  await page.getByRole('heading', { name: 'Create Your Business Account' }).waitFor();
  await page.getByLabel('Full Name').fill('Priya Raman');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(knownPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeMailedTo(product, email));
  await page.getByRole('button', { name: 'Verify & Create Account' }).click();
  await page.waitForURL('**/dashboard/business-profile');
  return email;
}
