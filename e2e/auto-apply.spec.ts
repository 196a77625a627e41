import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { curriculumVitae } from './curriculum-vitae.data.ts';
import { signUp, signUpToOverview } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSound, expectSoundNow } from './sound.ts';

const screen = (product: Product) => `${product.career}/dashboard/auto-apply`;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Calls the API as the person signed in on the page. Node does not resolve names below localhost; every host answers. */
async function call(page: Page, product: Product, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const reply = await page.request.fetch(`${product.main}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  // Each caller reads the parts it knows.
  return (await reply.json()) as Record<string, string>;
}

const campaign = (page: Page, product: Product, name: string) =>
  call(page, product, 'POST', '/campaigns', { name, targetTitles: 'Operations Coordinator', active: false });

test('a campaign is made in three steps, kept through a reload, changed, deleted and brought back', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(screen(product));
  await expect(page.getByText('No active campaigns')).toBeVisible();
  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Define Your Target' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  // Without a name nobody walks on: the step stays and says why.
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Enter a campaign name.')).toBeVisible();
  await dialog.getByLabel('Campaign name').fill('Kept through a reload');
  await page.reload();
  await page.getByRole('button', { name: 'New campaign' }).click();
  await expect(dialog.getByLabel('Campaign name')).toHaveValue('Kept through a reload');
  await dialog.getByLabel('Campaign name').fill('Operations');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Let AI write a unique cover letter')).toBeChecked();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '10');
  await dialog.getByRole('button', { name: 'Launch Campaign' }).click();
  await expect(card(page, 'Operations').getByText('0/10 applied today')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Operations' }).click();
  await dialog.getByLabel('Campaign name').fill('Logistics');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Logistics')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Logistics' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Logistics')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Logistics' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No active campaigns')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card(page, 'Logistics')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Logistics')).toBeVisible();
});

test('trying one without a resume leads by a few questions to where it begins', async ({ page, product }) => {
  await signUpToOverview(page, product);
  await page.getByRole('link', { name: 'Try one' }).click();
  await expect(page.getByText('This is practice.')).toBeVisible();
  await page.getByRole('link', { name: 'Answer a few questions' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your job title.')).toBeVisible();
  await page.getByRole('radio', { name: 'A school, course or degree' }).check();
  await page.getByLabel('What you studied').fill('High school');
  await page.getByLabel('School', { exact: true }).fill('Westdale Secondary');
  await page.getByLabel('End year').fill('2019');
  await expectSoundNow(page, 'the questions');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Start a campaign' }).click();
  await expect(page.getByRole('dialog').getByLabel('Campaign name')).toBeVisible();
});

test('a toggle is stored at once, and one press pauses and resumes everything', async ({ page, product }) => {
  await signUp(page, product);
  await campaign(page, product, 'One');
  await campaign(page, product, 'Two');
  await page.goto(screen(product));
  await card(page, 'One').getByRole('switch').click();
  await expect(card(page, 'One').getByRole('switch')).toBeChecked();
  // It shows at once; a reload in the same instant would take it from the server.
  const paused = page.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.url().endsWith('/api/campaigns'),
  );
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect(page.getByRole('button', { name: 'Restart all' })).toBeVisible();
  await paused;
  await page.reload();
  await expect(card(page, 'One').getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: 'Restart all' }).click();
  await expect(card(page, 'One').getByRole('switch')).toBeChecked();
  await expect(card(page, 'Two').getByRole('switch')).not.toBeChecked();
});

test('every posting that was looked at says why it was taken or left, and the page is sound', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(curriculumVitae) };
  const uploaded = await page.request.post(`${product.main}/api/resume/upload`, {
    maxRetries: 3,
    headers: { authorization: `Bearer ${token}` },
    multipart: { file },
  });
  expect(uploaded.ok()).toBe(true);
  const { id } = await campaign(page, product, 'Operations');
  await call(page, product, 'PATCH', `/campaigns/${id}`, { active: true });
  await page.goto(screen(product));
  await page.getByRole('link', { name: 'Jobs found by Operations' }).click();
  const filters = page.getByRole('navigation', { name: 'Which jobs' });
  await expect(filters.getByRole('link', { name: /^Not picked [1-9]/ })).toBeVisible();
  await filters.getByRole('link', { name: /^Picked/ }).click();
  await expect(page.getByRole('link', { name: /^View application/ }).first()).toBeVisible();
  await filters.getByRole('link', { name: /^Not picked/ }).click();
  await page.waitForURL('**?show=left');
  await expect(page.getByRole('list', { name: 'What would change this' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL('**page=2');
  await expectSound(page, `${screen(product)}/${id}?show=left`);
  await expectSound(page, screen(product));
  await page.getByRole('button', { name: 'New campaign' }).click();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
});

test('a campaign is launched with the keyboard alone', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(`${screen(product)}?new`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Campaign name')).toBeFocused();
  await page.keyboard.type('Keyboard');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Keywords')).toBeFocused();
  await page.keyboard.press('Tab');
  const letter = dialog.getByLabel('Let AI write a unique cover letter');
  await expect(letter).toBeFocused();
  await page.keyboard.press('Space');
  await expect(letter).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('slider')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Dry run')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Launch Campaign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Keyboard')).toBeVisible();
  const [made] = (await call(page, product, 'GET', '/campaigns')) as unknown as object[];
  expect(made).toMatchObject({ name: 'Keyboard', rate: 25, coverLetter: false, dryRun: false });
});

test('a failure says what was kept, and a visitor what to do', async ({ page, product, browser }) => {
  await signUp(page, product);
  await page.route('**/api/campaigns', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(screen(product));
  await expect(page.getByText('Couldn’t load your campaigns.')).toBeVisible();
  await page.unroute('**/api/campaigns');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('No active campaigns')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  // The way to the login leads nowhere, so that the sentence before it can be read.
  await visitor.route('**/login', (route) => route.fulfill({ status: 204 }));
  await visitor.goto(screen(product));
  await expect(visitor.getByText('Please log in to manage your campaigns.')).toBeVisible();
  await visitor.context().close();
});
