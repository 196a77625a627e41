import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import type { Row } from '#bench/table.ts';
import { startDemoProduct } from './demo-product.ts';
import { layWire } from './wire.ts';
import type { Wire } from './wire.ts';

/** The most a first visit may bring, in KB of a thousand bytes, until nothing comes for three seconds. */
const VISITS = [
  { name: 'login', host: 'career.localhost', path: '/login', shows: 'Log in', signedIn: false, most: 130 },
  {
    name: 'overview, signed in',
    host: 'career.localhost',
    path: '/dashboard',
    shows: /^Good (?:morning|afternoon|evening)/,
    signedIn: true,
    most: 200,
  },
  { name: 'home page', host: 'localhost', path: '/', shows: /We do the legwork/, signedIn: false, most: 120 },
] as const;

/** Bytes that one address brings to a browser that was never there. */
async function visit(
  browser: Browser,
  wire: Wire,
  { host, path, shows, signedIn }: (typeof VISITS)[number],
  token: string,
): Promise<number> {
  const origin = `http://${host}:${wire.port}`;
  const context = await browser.newContext({ locale: 'en-CA', timezoneId: 'America/Toronto' });
  try {
    const page = await context.newPage();
    if (signedIn) {
      // A file of the host on which nothing runs.
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
      await wire.untilQuiet();
    }
    wire.reset();
    await page.goto(`${origin}${path}`);
    // An error page has a heading too.
    await page.getByRole('heading', { level: 1, name: shows }).waitFor();
    return await wire.untilQuiet();
  } finally {
    await context.close();
  }
}

/** What first visits of the built product bring over the wire, beside what they may: an overview of the demo account's. */
export async function measureFirstVisits(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-visits-'));
  const product = await startDemoProduct(folder);
  const wire = await layWire(product.port);
  const found = await findChromium(sharedFolder);
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.environment },
  });
  try {
    const rows: Row[] = [];
    for (const one of VISITS) {
      const bytes = await visit(browser, wire, one, product.token);
      rows.push({
        name: `first visit over the wire, ${one.name}`,
        unit: 'KB',
        ours: bytes / 1000,
        baseline: one.most,
        against: 'the most it may be',
      });
    }
    return rows;
  } finally {
    await browser.close();
    wire.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
