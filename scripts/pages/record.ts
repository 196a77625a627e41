import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { root } from '#scripts/run.ts';

// Records what the main host shows of the running product: screens of both demo accounts, and the picture of a shared link.
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    data: { type: 'string', default: './data' },
  },
});

const themes = ['light', 'dark'] as const;
const pages = join(root, 'src', 'web', 'features', 'marketing');
const ofHome = join(pages, 'home', 'recorded');
const ofBusiness = join(pages, 'business', 'recorded');
const careerOrigin = values.origin.replace('://', '://career.');
const businessOrigin = values.origin.replace('://', '://aistore.');
const WIDE = { width: 1280, height: 840, scale: 1 };
const PHONE = { width: 390, height: 760, scale: 2 };

interface DemoAccount {
  email: string;
  password: string;
}

async function signIn(account: string): Promise<string> {
  // The product wrote this file.
  const demo = JSON.parse(await readFile(join(values.data, `${account}.json`), 'utf8')) as DemoAccount;
  const reply = await fetch(`${values.origin}/api/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: demo.email, password: demo.password }),
  });
  if (!reply.ok) throw new Error(`The demo account could not sign in: ${await reply.text()}`);
  // The specified answer.
  return ((await reply.json()) as { access_token: string }).access_token;
}

/** A page on a screen of that size, signed in when it has a token. */
async function openPage(
  browser: Browser,
  look: { width: number; height: number; scale: number; theme: 'light' | 'dark' },
  token?: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: look.scale,
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  if (token !== undefined)
    await context.addInitScript(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
  return context.newPage();
}

/** Resolves when a screen stands still, with nothing left to come; `at` is a part of the address it has to be at. */
async function settle(page: Page, at = ''): Promise<void> {
  await page.waitForURL((address) => address.pathname.includes(at));
  await page.getByRole('heading', { level: 1 }).waitFor();
  while ((await page.locator('[aria-busy=true]').count()) > 0) await page.waitForTimeout(100);
  await page.waitForLoadState('load');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(1500);
}

/** Chromium's own WebP, which Playwright's screenshot does not offer. */
async function saveWebp(page: Page, folder: string, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 50 });
  const bytes = Buffer.from(data, 'base64');
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

async function recordScreens(browser: Browser): Promise<void> {
  const token = await signIn('demo-account');
  for (const theme of themes) {
    const wide = await openPage(browser, { ...WIDE, theme }, token);
    await wide.goto(`${careerOrigin}/dashboard/overview`);
    await settle(wide);
    await saveWebp(wide, ofHome, `overview-${theme}.webp`);
    await wide.context().close();
    const narrow = await openPage(browser, { ...PHONE, theme }, token);
    await narrow.goto(`${careerOrigin}/dashboard/approvals`);
    await settle(narrow);
    await narrow.locator('a[href^="/dashboard/approvals/"]').first().click();
    await settle(narrow, '/dashboard/approvals/');
    await saveWebp(narrow, ofHome, `approval-${theme}.webp`);
    await narrow.context().close();
  }
}

/** The demo's bakery: its overview and sales, and on a phone its sales and the first file of sales that was brought in. */
async function recordBusiness(browser: Browser): Promise<void> {
  const token = await signIn('demo-business-account');
  for (const theme of themes) {
    const wide = await openPage(browser, { ...WIDE, theme }, token);
    for (const screen of ['overview', 'sales']) {
      await wide.goto(`${businessOrigin}/dashboard/${screen}`);
      await settle(wide);
      await saveWebp(wide, ofBusiness, `${screen}-${theme}.webp`);
    }
    await wide.context().close();
    const narrow = await openPage(browser, { ...PHONE, theme }, token);
    await narrow.goto(`${businessOrigin}/dashboard/sales`);
    await settle(narrow);
    await saveWebp(narrow, ofBusiness, `sales-phone-${theme}.webp`);
    await narrow.goto(`${businessOrigin}/dashboard/data`);
    await settle(narrow);
    await narrow.locator('a[href^="/dashboard/data/import/"]').last().click();
    await settle(narrow, '/dashboard/data/import/');
    await saveWebp(narrow, ofBusiness, `file-phone-${theme}.webp`);
    await narrow.context().close();
  }
}

/** The head of the home page, 1440 pixels wide, as a picture of 1200 by 630. */
async function recordCard(browser: Browser): Promise<void> {
  const page = await openPage(browser, { width: 1440, height: 756, scale: 1200 / 1440, theme: 'light' });
  await page.goto(values.origin);
  await page.addStyleTag({ content: 'header nav, header + main ol p { visibility: hidden }' });
  await settle(page);
  await page.screenshot({ path: join(root, 'src', 'web', 'public', 'card.png') });
  await page.context().close();
}

const found = await findChromium(sharedFolder);
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.environment },
});
try {
  await recordCard(browser);
  await recordScreens(browser);
  await recordBusiness(browser);
} finally {
  await browser.close();
}
