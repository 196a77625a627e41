import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { curriculumVitae } from './curriculum-vitae.data.ts';
import { signUp, signUpByHand } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';

interface Application {
  id: string;
  state: string;
  title: string;
  company: string;
  apply_url: string;
}

/** Calls the API as the signed-in person of a page. */
async function api<T>(page: Page, product: Product, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  // Node does not resolve names below localhost; the API answers on every host.
  const reply = await page.request.get(`${product.main}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as T; // The contract's shape; each journey checks what it reads.
}

/** The address employers are given for the person of a page. */
async function applicationAddress(page: Page, product: Product): Promise<string> {
  return (await api<{ application_address: string }>(page, product, '/users/me')).application_address;
}

async function uploadCv(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.career}/dashboard/resume-generator`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(curriculumVitae) });
  await page.getByRole('button', { name: 'Analyze & Use Content' }).click();
  await expect(page.getByText('Stonebridge Haulage').first()).toBeVisible();
}

async function launchCampaign(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.career}/dashboard/auto-apply`);
  await page.getByRole('button', { name: 'New campaign' }).first().click();
  await page.getByLabel('Campaign name').fill('Operations');
  await page
    .getByLabel('Target job titles')
    .fill('Operations Coordinator, Logistics Coordinator, Supply Planner, Dispatcher, Inventory Planner');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Keywords').fill('SAP, inventory');
  await expect(page.getByLabel('Let AI write a unique cover letter')).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Launch Campaign' }).click();
}

/** What the practice world calls the posting of an application. */
async function postingOf(product: Product, application: Application): Promise<string> {
  const found = (await product.practice.postings()).find(({ id }) => application.apply_url.includes(id));
  if (!found) throw new Error(`No posting for ${application.apply_url}`);
  return found.id;
}

/** What waits for the person of a page, once something does. */
async function firstAsked(page: Page, product: Product): Promise<Application> {
  let found: Application | undefined;
  await expect(async () => {
    [found] = await api<Application[]>(page, product, '/applications/waiting');
    expect(found).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return api<Application>(page, product, `/applications/${found?.id}`);
}

/** Answers what a form asks for the first time: a newcomer has not said yet whether they may work in Canada. */
async function answerQuestions(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /only you can answer/ })).toBeVisible();
  for (const question of await page.locator('[data-question]').all()) {
    const choices = question.getByRole('radio');
    const yes = question.getByRole('radio', { name: /^(Yes|Oui)$/ });
    const list = question.getByRole('combobox');
    if ((await choices.count()) > 0) await ((await yes.count()) > 0 ? yes : choices.first()).check();
    else if ((await list.count()) > 0) await list.selectOption({ index: 1 });
    else await answerInWords(question.getByRole('textbox'));
  }
}

async function answerInWords(field: Locator): Promise<void> {
  if ((await field.inputValue()) !== '') return;
  const isNumber = (await field.getAttribute('inputmode')) === 'decimal';
  await field.fill(isNumber ? '3' : 'The people I would work with.');
}

/** A newcomer with a CV and a campaign, looking at the first application that can be approved. */
async function openFirstWaiting(page: Page, product: Product): Promise<Application> {
  await uploadCv(page, product);
  await launchCampaign(page, product);
  const application = await firstAsked(page, product);
  await page.goto(`${product.career}/dashboard/approvals/${application.id}`);
  if (application.state === 'needs_you') {
    await answerQuestions(page);
    await page.getByRole('button', { name: 'Save answers' }).click();
  }
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  return application;
}

/** Walks with the Tab key to a control, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element.matches(':focus'));
  for (let presses = 0; presses < 200 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test('a newcomer signs up, is asked, approves with the keyboard alone, and hears from the employer', async ({
  page,
  product,
}) => {
  await signUpByHand(page, product);
  const application = await openFirstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, { captcha: false, reply: 'interview' });
  await page.goto(`${product.career}/dashboard/overview`);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await tabTo(page, page.locator(`a[href$="/dashboard/approvals/${application.id}"]`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: application.title })).toBeVisible();
  await expect(page.getByText('robin.tremblay+').first()).toBeVisible();
  // Nothing was typed or uploaded before the yes.
  const before = (await product.practice.ledger()).filter(({ postingId }) => postingId === posting);
  expect(before.filter(({ kind }) => kind !== 'opened')).toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The proof' })).toBeVisible({ timeout: 60_000 });
  const address = await applicationAddress(page, product);
  const accepted = (await product.practice.ledger()).filter(
    (entry) => entry.kind === 'accepted' && entry.postingId === posting && entry.email === address,
  );
  expect(accepted).toHaveLength(1);
  await expect(page.getByText(accepted[0]?.receipt ?? 'no receipt', { exact: true }).first()).toBeVisible();

  await page.goto(`${product.career}/dashboard/job-tracker`);
  const row = page.getByRole('row', { name: new RegExp(application.company) }).first();
  await expect(row.getByText('Interviewing')).toBeVisible({ timeout: 90_000 });

  await page.goto(`${product.career}/dashboard/job-tracker/${application.id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^interview-\d{4}-\d{2}-\d{2}\.ics$/);
});

/** Waits until the device keeps an application for the time without a connection, and the worker that opens the page then. */
async function expectKept(page: Page, { id }: Application): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  // What is loaded from here on goes through the worker.
  await page.reload();
  const kept = () => page.evaluate(() => localStorage.getItem('legwork.last-known') ?? '');
  await expect.poll(kept).toContain(`"input":{"id":"${id}"}`);
}

test('what waits is read without a connection, and what is skipped is never sent', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  await expectKept(page, application);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline. This is the last state I know.')).toBeVisible();
  await expect(page.getByRole('heading', { name: application.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(page.getByText('You are offline, so you cannot decide this now.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();

  await page.getByRole('button', { name: 'Skip' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
  await expect(async () => {
    const now = await api<Application>(page, product, `/applications/${application.id}`);
    expect(now.state).toBe('skipped');
  }).toPass();
  const address = await applicationAddress(page, product);
  const ledger = await product.practice.ledger();
  expect(ledger.filter(({ email }) => email === address)).toEqual([]);
});

test('a captcha wall is handed over, prepared, with one link', async ({ page, product }) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, { captcha: true });
  await page.getByRole('button', { name: 'Approve' }).click();
  const link = page.getByRole('link', { name: "Open the employer's form" });
  await expect(link).toBeVisible({ timeout: 60_000 });
  expect(await link.getAttribute('href')).toContain(posting);
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(async () => {
    const now = await api<Application>(page, product, `/applications/${application.id}`);
    expect(now.state).toBe('applied');
  }).toPass();
});

test('a required question nobody can know is put to the person, and sent as they last wrote it', async ({
  page,
  product,
}) => {
  const question = 'Which of our two night routes would you rather drive?';
  for (const { id } of (await product.practice.postings()).filter(({ occupation }) =>
    /coordinat|planner|dispatch|logist/i.test(occupation),
  ))
    await product.practice.change(`postings/${id}`, { extraQuestion: question, captcha: false });
  await signUp(page, product);
  await uploadCv(page, product);
  await launchCampaign(page, product);
  const application = await firstAsked(page, product);
  expect(application.state).toBe('needs_you');
  const posting = await postingOf(product, application);
  await page.goto(`${product.career}/dashboard/approvals/${application.id}`);
  await page.getByLabel(question).fill('The river route');
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Save answers' }).click();
  await page.getByRole('button', { name: `Change ${question}` }).click({ timeout: 60_000 });
  await page.getByRole('textbox', { name: question }).fill('The hill route');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You wrote this here')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'The proof' })).toBeVisible({ timeout: 60_000 });
  const address = await applicationAddress(page, product);
  const sent = (await product.practice.ledger()).find(
    (entry) => entry.kind === 'accepted' && entry.postingId === posting && entry.email === address,
  );
  expect(JSON.stringify(sent?.fields)).toContain('The hill route');
});

test('who takes a yes back too late is told so, also when it has been sent', async ({ page, product }) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, { captcha: false });
  const json = { detail: 'It is on its way already.', code: 'conflict' };
  await page.route('**/api/applications/*/approval', (route) => route.fulfill({ status: 409, json }));
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Take my approval back' }).click();
  await expect(page.getByRole('heading', { name: 'The proof' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(json.detail)).toBeVisible();
});
