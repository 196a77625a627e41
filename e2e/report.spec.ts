import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp, signUpToOverview } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSound } from './sound.ts';

const report = (product: Product) => `${product.career}/dashboard/application-report`;

/** A newcomer whose tracker holds three jobs, one of which led to an interview. */
async function withHistory(page: Page, product: Product): Promise<void> {
  await signUp(page, product);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  // Theirs: past midnight in London it is still yesterday in Toronto.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
  for (const job of [
    { title: 'Baker', company: 'Harbour Bakery' },
    { title: 'Welder', company: 'Irving Yards' },
    { title: 'Clerk', company: 'Elan', status: 'Interviewing' },
  ]) {
    // Node does not resolve names below localhost; the API answers on every host.
    const reply = await page.request.post(`${product.main}/api/job-tracker`, {
      maxRetries: 3,
      headers: { authorization: `Bearer ${token}` },
      data: { ...job, date: today },
    });
    expect(reply.status(), await reply.text()).toBe(201);
  }
}

test('a new account has no report, and nothing to download', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(report(product));
  await expect(page.getByText('No Report Data Yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF Report' })).toHaveCount(0);
});

test('the report counts what was sent, reads as a table, and is downloaded as a tagged PDF', async ({
  page,
  product,
}) => {
  await withHistory(page, product);
  await page.goto(report(product));
  await expect(page.getByText('3 sent, 1 interview, 0 offers.')).toBeVisible();
  await expect(page.getByText('No campaign data yet.')).toBeVisible();
  await page.getByText('View as a table').click();
  await expect(page.getByRole('row').last()).toContainText('3');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF Report' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^application-report-\d{4}-\d\d-\d\d\.pdf$/);
  const pdf = (await readFile(await download.path())).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toContain('/StructTreeRoot');
  await expectSound(page, report(product));
});

test('each missing part says so, and a failure says what failed', async ({ page, product, browser }) => {
  await signUp(page, product);
  const bare = {
    funnel: { applied: 1, viewed: 0, interviews: 0, offers: 0 },
    viewedUnknown: 1,
    insights: [],
    topCampaigns: [],
    weekly: [],
  };
  await page.route('**/api/performance-report', (route) => route.fulfill({ json: bare }));
  await page.goto(report(product));
  await expect(page.getByText('Not enough data yet.').first()).toBeVisible();
  await expect(page.getByText('No campaign data yet.')).toBeVisible();
  await page.unroute('**/api/performance-report');
  await page.route('**/api/performance-report', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText('Could not load report data.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  // The way to the login leads nowhere, so that the sentence before it can be read.
  await visitor.route('**/login', (route) => route.fulfill({ status: 204 }));
  await visitor.goto(report(product));
  await expect(visitor.getByText('Please log in to view your performance report.')).toBeVisible();
  await visitor.context().close();
});

test('the frame collapses below 1024 px, and its menu closes by Escape and by a press outside', async ({
  page,
  product,
}) => {
  await signUpToOverview(page, product, 'Amara Okafor');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(page.getByText('Main Menu')).toBeVisible();

  const trigger = page.getByRole('button', { name: /Account of Amara Okafor/ });
  await expect(trigger.getByText('AO')).toBeVisible();
  await trigger.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Edit Profile',
    'Settings',
    'Notifications',
    'Security',
    'Logout',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await trigger.click();
  await page.mouse.click(500, 600);
  await expect(menu).toHaveCount(0);
});

test('the overview answers every failure in the words of the specification', async ({ page, product }) => {
  await signUpToOverview(page, product);
  // A screen that was seen before would be shown as it was then.
  await page.addInitScript("localStorage.removeItem('legwork.last-known')");
  await page.route('**/api/dashboard-overview', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Authentication failed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  await page.unroute('**/api/dashboard-overview');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin Tremblay');
  // The sign-in ends elsewhere while the overview is being read.
  const ended = { status: 401, json: { detail: 'Log in and try again.', code: 'unauthenticated' } };
  await page.route('**/api/dashboard-overview', async (route) => {
    await page.route('**/api/users/me', (other) => other.fulfill(ended));
    await route.fulfill(ended);
  });
  await page.reload();
  await page.waitForURL('**/login');
});

test('a screen that cannot be opened says so, with a way back and a reference', async ({ page, product }) => {
  await signUpToOverview(page, product);
  await page.route('**/assets/report-screen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Application Report' }).first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await page.unroute('**/assets/report-screen-*.js');
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin Tremblay');
});
