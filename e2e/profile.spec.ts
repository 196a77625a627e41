import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { curriculumVitae } from './curriculum-vitae.data.ts';
import { signUp } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSoundOpened } from './sound.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

async function openHub(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.career}/dashboard/profile-edit`);
  await expect(page.getByRole('heading', { name: 'Core information' })).toBeVisible();
}

/** Reads the resume of the journeys into the master profile of the person of a page. */
async function uploadCv(page: Page, product: Product): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const reply = await page.request.post(`${product.main}/api/resume/upload`, {
    maxRetries: 3,
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      file: { name: 'Robin CV.txt', mimeType: 'text/plain', buffer: Buffer.from(curriculumVitae) },
    },
  });
  expect(reply.ok()).toBe(true);
}

test('saves only what differs, when something other than the e-mail does', async ({ page, product }) => {
  await signUp(page, product);
  await page.route('**/api/users/me', async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => void setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(`${product.career}/dashboard/profile-edit`);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await expect(save(page)).toBeDisabled();
  const headline = page.getByLabel('Headline');
  await headline.fill('Dispatcher');
  await expect(save(page)).toBeEnabled();
  await headline.fill('');
  await expect(save(page)).toBeDisabled();

  await headline.fill('Dispatcher');
  await page.getByLabel('LinkedIn').fill('javascript:alert(1)');
  await save(page).click();
  await expect(page.getByText(/Enter the full address of your LinkedIn profile/)).toBeVisible();
  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/robin');
  await expect(page.getByLabel('LinkedIn')).toHaveAttribute('type', 'url');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({
    headline: 'Dispatcher',
    linkedin: 'https://www.linkedin.com/in/robin',
  });
  await expect(page.getByText('Profile saved successfully!').first()).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('says what happens while it saves, and keeps what was typed when that fails', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await openHub(page, product);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/users/me', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await held.promise;
    return route.fulfill({ status: 500, body: 'no json' });
  });
  await page.getByLabel('Headline').fill('Dispatcher');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  held.resolve();
  await expect(page.getByText(/Failed to save profile\./)).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Dispatcher');
  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('Dispatcher');
});

test('says it is loading, and asks the signed-out to log in', async ({ page, product }) => {
  await signUp(page, product);
  const held = Promise.withResolvers<void>();
  await page.goto(`${product.career}/dashboard/overview`);
  // The session has been checked; the screen reads the profile once more.
  await page.route('**/api/users/me', async (route) => {
    await held.promise;
    await route.fulfill({
      status: 401,
      json: { detail: 'Log in and try again.', code: 'unauthenticated' },
    });
  });
  await page.goto(`${product.career}/dashboard/profile-edit`);
  await expect(page.getByText('Loading Your Profile...')).toBeVisible();
  held.resolve();
  await page.waitForURL('**/login');
});

test('shows field by field what the CV says, and accepts it as an unsaved change', async ({
  page,
  product,
}) => {
  await signUp(page, product, 'Robin T.');
  await openHub(page, product);
  await expect(page.getByText('No resume yet')).toBeVisible();
  await uploadCv(page, product);
  await page.reload();
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(page.getByText('Robin CV.txt. Nothing changes until you accept and save.')).toBeVisible();
  const name = row('Full name');
  await expect(name.getByText('Resume, line 1')).toBeVisible();
  await expect(name.locator('mark')).toHaveText('Tremblay');
  await expect(name.getByRole('radio', { checked: true })).toHaveCount(0);

  await name.getByRole('radio', { name: 'Accept' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin Tremblay');
  await expect(page.getByText('One unsaved change')).toBeVisible();
  await name.getByRole('radio', { name: 'Keep' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin T.');
  await expect(name.getByText('Kept')).toBeVisible();
  await name.getByRole('radio', { name: 'Accept' }).click();
  await save(page).click();
  await expect(page.getByText('Profile saved successfully!').first()).toBeVisible();
  await expect(name.getByText('Nothing to change')).toBeVisible();

  // Where the resume says they work now is avoided until they say otherwise.
  const present = page.getByLabel('Avoid Stonebridge Haulage');
  await expect(present).toBeChecked();
  await present.uncheck();
  await page.getByLabel('Companies to avoid').fill('Lakeside Foods');
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(page.getByText('Saved. I’ll check every job again.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Companies to avoid')).toHaveValue('Lakeside Foods');
  await expect(present).not.toBeChecked();
});

test('analyses the profile with reasons, and again after a change', async ({ page, product }) => {
  await signUp(page, product);
  await uploadCv(page, product);
  await openHub(page, product);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/users/me/analysis', async (route) => {
    await held.promise;
    await route.continue();
  });
  const analyse = page.getByRole('button', { name: 'Analyze My Profile' });
  await analyse.click();
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible();
  held.resolve();
  await expect(page.getByText('Your headline is missing')).toBeVisible();
  const score = async () =>
    Number(
      /^\d+/.exec((await page.getByRole('img', { name: /of 100/ }).getAttribute('aria-label')) ?? '')?.[0],
    );
  const before = await score();
  await page.getByLabel('Headline').fill('Operations Coordinator, SAP');
  await expect(page.getByText('Unsaved changes aren’t counted yet.')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Profile saved successfully!').first()).toBeVisible();
  await analyse.click();
  await expect(page.getByText('Your headline names your job and adds detail')).toBeVisible();
  expect(await score()).toBeGreaterThanOrEqual(before + 20);
});

test('is sound with everything shown, in both themes and at every size', async ({ page, product }) => {
  await signUp(page, product, 'Robin T.');
  await uploadCv(page, product);
  await expectSoundOpened(page, 'the Profile Hub', async () => {
    await openHub(page, product);
    await page.getByRole('button', { name: 'Analyze My Profile' }).click();
    await expect(page.getByText('What to do, most useful first')).toBeVisible();
    await expect(page.getByText('Resume, line 1')).toBeVisible();
  });
});

test('the three questions need an answer each, and a failed save keeps the person on the last', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(`${product.career}/dashboard/profile-edit`);
  await page.getByRole('link', { name: 'Change your answers' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  // What was answered at sign-up stands there.
  await expect(page.getByLabel('Target position')).toHaveValue('Operations Coordinator');
  await page.getByLabel('Target position').fill(' ');
  await next.click();
  await expect(page.getByText('Enter an answer. A few words are enough.')).toBeVisible();
  await page.getByLabel('Target position').fill('Dispatcher');
  await next.click();
  await page.getByLabel('Key skills').fill('dispatch, SAP');
  await next.click();
  await page.getByLabel('Job search status').fill('Actively looking');
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/users/me/onboarding', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.getByRole('button', { name: 'Finish Setup' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer(undefined);
  await expect(page.getByText('Failed to save your information. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Job search status')).toHaveValue('Actively looking');
  await page.unroute('**/api/users/me/onboarding');
  await page.getByRole('button', { name: 'Finish Setup' }).click();
  await page.waitForURL('**/dashboard/overview');
});
