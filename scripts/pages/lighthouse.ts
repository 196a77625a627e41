import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { root } from '#scripts/run.ts';
import { buildWeb } from '#scripts/build/build.ts';

// Lighthouse over a freshly started product: the median of some first visits a page, on its slow phone. Fails below what is wanted.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    port: { type: 'string', default: '3900' },
    only: { type: 'string' },
  },
});

const port = Number(values.port);
const debugPort = port + 7;
const main = `http://localhost:${port}`;
const career = `http://career.localhost:${port}`;

const all = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The career host asks not to be listed, which is all that Lighthouse's fourth category would find. */
const { seo: _, ...unlisted } = all;
type Wanted = Partial<typeof all>;

const pages: { name: string; address: string; wanted: Wanted }[] = [
  { name: 'home', address: `${main}/`, wanted: all },
  { name: 'pricing', address: `${main}/pricing`, wanted: all },
  { name: 'login', address: `${career}/login`, wanted: unlisted },
  { name: 'overview', address: `${career}/dashboard/overview`, wanted: unlisted },
].filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));

async function startProduct(folder: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: 'off', MAIL_IN_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error('The product did not start.')));
    child.stdout.on('data', (part: Buffer) => {
      if (part.toString().includes('Legwork is at')) resolve();
    });
  });
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'close');
  };
}

async function post(path: string, body: object): Promise<unknown> {
  const reply = await fetch(`${main}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

/** A newcomer's token, by the way a newcomer takes. */
async function signUp(): Promise<string> {
  const email = 'lighthouse@example.com';
  await post('/auth/register', {
    email,
    password: 'a quiet sentence to walk by',
    full_name: 'Robin Tremblay',
  });
  for (let attempt = 0; attempt < 40; attempt += 1) {
    // The documented shape.
    const mails = (await (await fetch(`${main}/dev/mail.json`)).json()) as { to: string; text: string }[];
    const otp = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    // The specified answer.
    if (otp)
      return ((await post('/auth/verify-otp', { email, otp })) as { access_token: string }).access_token;
    await sleep(250);
  }
  throw new Error('No code arrived.');
}

/** A browser that was never here before, signed in when a token is given; Lighthouse drives it by its port. */
async function freshBrowser(token: string | null): Promise<BrowserContext> {
  const found = await findChromium(sharedFolder);
  const browser = await chromium.launchPersistentContext('', {
    executablePath: found.path,
    env: { ...process.env, ...found.environment },
    args: [`--remote-debugging-port=${debugPort}`],
  });
  if (token !== null) {
    const page = await browser.newPage();
    await page.goto(`${career}/favicon.svg`);
    await page.evaluate(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
    await page.close();
  }
  return browser;
}

const middle = (figures: number[]) =>
  figures.toSorted((left, right) => left - right)[Math.floor(figures.length / 2)];

/** One first visit. */
async function visit(address: string, wanted: Wanted, token: string | null) {
  const browser = await freshBrowser(token);
  try {
    const result = await lighthouse(address, {
      port: debugPort,
      disableStorageReset: true,
      logLevel: 'error',
      onlyCategories: Object.keys(wanted),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** The median score of each category, and what took points in the last run. */
async function measure({ address, wanted }: (typeof pages)[number], token: string | null) {
  const scores: Record<string, number[]> = {};
  let notes: string[] = [];
  for (let run = 0; run < Number(values.times); run += 1) {
    const { categories, audits } = await visit(address, wanted, token);
    for (const [name, { score }] of Object.entries(categories))
      (scores[name] ??= []).push(Math.round((score ?? 0) * 100));
    notes = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title, displayValue }) => `${title}${displayValue === undefined ? '' : ` (${displayValue})`}`);
  }
  return { scores, notes };
}

await buildWeb();
const folder = await mkdtemp(join(tmpdir(), 'legwork-lighthouse-'));
const stop = await startProduct(join(folder, 'data'));
try {
  for (const page of pages) {
    const { name, wanted } = page;
    const { scores, notes } = await measure(page, name === 'overview' ? await signUp() : null);
    const line = Object.entries(wanted).map(([category, least]) => {
      const median = middle(scores[category] ?? []) ?? 0;
      if (median < least) process.exitCode = 1;
      return `${category} ${median}${median < least ? ` (wanted ${least})` : ''}`;
    });
    console.log(`${name}: ${line.join(', ')}`);
    for (const note of notes) console.log(`  ${note}`);
  }
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}
