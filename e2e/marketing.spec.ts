import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mainPaths } from '#web/shell/paths.ts';
import { test } from './product.ts';
import { expectSound } from './sound.ts';

const phone = { width: 390, height: 844 };
const FIRST_VISIT_BYTES = 100_000;

/** What each address of the main host says first. */
const headlines: Record<string, RegExp> = {
  [mainPaths.home]: /We do the legwork/,
  [mainPaths.services]: /^Services$/,
  [mainPaths.serviceAuto]: /Ten applications a day/,
  [mainPaths.serviceLocalbiz]: /You run the shop/,
  [mainPaths.serviceStore]: /Listings, stock and customer questions/,
  [mainPaths.serviceMarketing]: /The promotion you’d run/,
  [mainPaths.auto]: /Ten applications a day/,
  [mainPaths.localbiz]: /You run the shop/,
  [mainPaths.store]: /Listings, stock and customer questions/,
  [mainPaths.pricing]: /^Pricing$/,
  [mainPaths.boards]: /^Job boards$/,
  [mainPaths.about]: /^About Us$/,
  [mainPaths.signup]: /^Choose your account type$/,
  [mainPaths.login]: /^Choose your account$/,
  [mainPaths.privacy]: /^Privacy Policy$/,
  [mainPaths.terms]: /^Terms of Service$/,
  [mainPaths.licences]: /^Licences$/,
  [mainPaths.contact]: /^Contact$/,
  [mainPaths.contactSent]: /We’ve got your message/,
  [mainPaths.contactNotSent]: /Your message wasn’t sent/,
};

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('every page reads well without JavaScript, and tells search engines its one address', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const titles = new Set<string>();
  for (const path of Object.values(mainPaths)) {
    const reply = await page.goto(`${product.main}${path}`);
    expect(reply?.status(), path).toBe(200);
    await expect(headline(page), path).toHaveText(headlines[path] ?? /^$/);
    titles.add(await page.title());
    const robots = await page.locator('meta[name="robots"]').count();
    const canonical = page.locator('link[rel="canonical"]');
    if (robots === 0) await expect(canonical, path).toHaveAttribute('href', new RegExp(`^${product.main}/`));
    await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /.{50,}/);
  }
  // Three pages are shown at two addresses each.
  expect(titles.size).toBe(Object.values(mainPaths).length - 3);
  await context.close();
});

test('no link and no picture of any page leads nowhere', async ({ page, product, request }) => {
  const addresses = new Set<string>();
  for (const path of Object.values(mainPaths)) {
    await page.goto(`${product.main}${path}`);
    const found = await page.evaluate<string[]>(
      '[...document.querySelectorAll(\'a[href], img, link[href], meta[property="og:image"]\')].map((e) => e.href || e.src || e.content)',
    );
    for (const address of found) addresses.add(address.replace(/#.*$/, ''));
  }
  expect([...addresses].some((address) => address.includes('career.localhost'))).toBe(true);
  for (const address of addresses) {
    // The names below localhost are known to browsers only.
    const { host, port, pathname } = new URL(address);
    const reply = await request.get(`http://localhost:${port}${pathname}`, { headers: { host } });
    expect(reply.status(), address).toBe(200);
  }
});

test('an address that leads nowhere answers 404 with the way back', async ({ page, product }) => {
  const reply = await page.goto(`${product.main}/nowhere`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(headline(page)).toHaveText(/We do the legwork/);
});

test('the header leads to the choosers, and to log-out where a token is stored', async ({
  page,
  product,
}) => {
  await page.goto(product.main);
  const wide = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Services', 'Pricing'])
    await expect(wide.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(wide.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);

  await page.setViewportSize(phone);
  await page.getByLabel('Menu').first().click();
  const narrow = page.getByRole('navigation', { name: 'Menu' });
  await expect(narrow.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
  await page.keyboard.press('Escape');
  await expect(narrow).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate("localStorage.setItem('authToken', 'a token of some age')");
  await page.goto(`${product.main}/pricing`);
  await expect(wide.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await wide.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/signup');
  expect(await page.evaluate("localStorage.getItem('authToken')")).toBeNull();
  await expect(wide.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('a chosen theme is there before the first paint of the next page', async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(product.main);
  await page.getByRole('button', { name: 'Theme: same as device. Switch to light' }).click();
  await page.getByRole('button', { name: 'Theme: light. Switch to dark' }).click();
  await page.goto(`${product.main}/services`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Theme: dark. Switch to same as device' })).toBeVisible();
});

test('the plans have the specified figures, and each button leads on', async ({ page, product }) => {
  await page.goto(`${product.main}/pricing`);
  const table = page.getByRole('table');
  for (const text of ['Starter', '$29', 'Most Popular', '$79', 'Enterprise', 'Custom', '10 a month'])
    await expect(table.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(table.getByRole('heading', { name: /^Pro\b/ })).toBeVisible();
  await expect(table.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  await expect(table.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(table.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute(
    'href',
    `${product.career}/checkout?plan=pro`,
  );
});

test('LocalBiz leads to the sign-up of a business on its own host', async ({ page, product }) => {
  for (const path of ['/localbiz', '/services/localbiz']) {
    await page.goto(`${product.main}${path}`);
    const started = page.getByRole('main').getByRole('link', { name: 'Get Started' });
    await expect(started.first()).toHaveAttribute('href', `${product.aistore}/signup`);
  }
});

test('the choosers lead to the two hosts', async ({ page, product }) => {
  await page.goto(`${product.main}/signup`);
  await expect(page.getByRole('link', { name: 'Start Career Journey' })).toHaveAttribute(
    'href',
    `${product.career}/signup`,
  );
  await expect(page.getByRole('link', { name: 'Launch Business AI' })).toHaveAttribute(
    'href',
    `${product.aistore}/signup`,
  );
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Log in to AutoCareer Pro' })).toHaveAttribute(
    'href',
    `${product.career}/login`,
  );
});

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Zoë Tremblay');
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.getByLabel('Message').fill(message);
}

const arrived = (product: { mails: (to: string) => Promise<{ text: string }[]> }, message: string) =>
  expect
    .poll(async () => (await product.mails('contact@')).filter(({ text }) => text.includes(message)).length)
    .toBe(1);

test('a message is kept in the form until it was sent, and then confirmed', async ({ page, product }) => {
  await page.goto(`${product.main}/contact`);
  await write(page, 'How long is a trail?');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('How long is a trail?');

  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t send your message.');
  await expect(page.getByLabel('Message')).toHaveValue('How long is a trail?');

  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve got your message.' })).toBeVisible();
  await expect(page.getByLabel('Message')).toBeHidden();
  await arrived(product, 'How long is a trail?');
});

test('a message can be sent without JavaScript', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.main}/contact`);
  await write(page, 'Sent as plain as it gets');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/contact/sent');
  await expect(headline(page)).toHaveText('We’ve got your message.');
  await arrived(product, 'Sent as plain as it gets');
  await context.close();
});

test('a first visit sends less than 100 KB', async ({ browser, product }) => {
  for (const path of [mainPaths.home, mainPaths.pricing, mainPaths.auto]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const addressOf = new Map<string, string>();
    const bytesOf = new Map<string, number>();
    session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) =>
      addressOf.set(requestId, url),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytesOf.set(addressOf.get(requestId) ?? '', encodedDataLength),
    );
    await page.goto(`${product.main}${path}`, { waitUntil: 'networkidle' });
    // How far ahead of the reader pictures further down are fetched is each browser's own choice.
    const later = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images) => images.map((image) => String(Reflect.get(image, 'currentSrc'))));
    const bytes = [...bytesOf].reduce((sum, [url, size]) => sum + (later.includes(url) ? 0 : size), 0);
    expect(bytes, path).toBeLessThan(FIRST_VISIT_BYTES);
    expect(bytes, path).toBeGreaterThan(50_000);
    await context.close();
  }
});

test('the sitemap lists pages that exist, each once', async ({ request, product }) => {
  const text = await (await request.get(`${product.main}/sitemap.xml`)).text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(addresses.length).toBeGreaterThan(12);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  expect(await (await request.get(`${product.main}/robots.txt`)).text()).toContain(
    `Sitemap: ${product.main}/sitemap.xml`,
  );
});

for (const path of Object.values(mainPaths).filter((each) => !each.startsWith('/services/')))
  test(`${path} is sound in both themes and sizes`, async ({ page, product }) => {
    await expectSound(page, `${product.main}${path}`);
  });
