import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { curriculumVitae } from './curriculum-vitae.data.ts';
import type { Product } from './product.ts';

/** What is soon there is asked for again at once; how long it may take is the limit of all. */
const OFTEN = { intervals: [150] };
const TITLES = 'Operations Coordinator, Logistics Coordinator, Supply Planner, Dispatcher, Inventory Planner';

/** What a posting says by nothing but its form: another journey of the same product may have changed it. */
export const PLAIN = { captcha: false, emailCode: false } as const;

/** An application as far as a journey looks at it. */
export interface Application {
  id: string;
  state: string;
  title: string;
  company: string;
  apply_url: string;
}

/** Calls the API as the signed-in person of a page. */
export async function api<T>(page: Page, product: Product, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  // Node does not resolve names below localhost; the API answers on every host.
  const reply = await page.request.get(`${product.main}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
    // A connection that was kept may be closed by the server in the moment in which it is used again; a browser asks once more.
    maxRetries: 3,
  });
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as T; // The contract's shape; each journey checks what it reads.
}

/** The address employers are given for the person of a page. */
export async function applicationAddress(page: Page, product: Product): Promise<string> {
  return (await api<{ application_address: string }>(page, product, '/users/me')).application_address;
}

/** Gives the product the resume of the journeys and starts a campaign, as the screens for both do. */
export async function beginByHttp(page: Page, product: Product): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const buffer = Buffer.from(curriculumVitae);
  const uploaded = await page.request.post(`${product.main}/api/resume/upload`, {
    maxRetries: 3,
    headers,
    multipart: { file: { name: 'cv.txt', mimeType: 'text/plain', buffer } },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const launched = await page.request.post(`${product.main}/api/campaigns`, {
    maxRetries: 3,
    headers,
    data: {
      name: 'Operations',
      targetTitles: TITLES,
      keywords: 'SAP, inventory',
      coverLetter: true,
      active: true,
    },
  });
  expect(launched.ok(), await launched.text()).toBe(true);
}

/** Does the same on the screens. */
export async function beginByHand(page: Page, product: Product): Promise<void> {
  await uploadCv(page, product);
  await launchCampaign(page, product);
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
  await page.getByLabel('Target job titles').fill(TITLES);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Keywords').fill('SAP, inventory');
  await expect(page.getByLabel('Let AI write a unique cover letter')).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Launch Campaign' }).click();
}

/** What the practice world calls the posting of an application. */
export async function postingOf(product: Product, application: Application): Promise<string> {
  const found = (await product.practice.postings()).find(({ id }) => application.apply_url.includes(id));
  if (!found) throw new Error(`No posting for ${application.apply_url}`);
  return found.id;
}

/** The first application that waits for a newcomer with a CV and a campaign, once one does; `begin` gives them both. */
export async function firstAsked(page: Page, product: Product, begin = beginByHttp): Promise<Application> {
  await begin(page, product);
  return firstWaiting(page, product);
}

/** The first application that waits for the person of a page, once one does. */
export async function firstWaiting(page: Page, product: Product): Promise<Application> {
  let found: Application | undefined;
  await expect(async () => {
    [found] = await api<Application[]>(page, product, '/applications/waiting');
    expect(found).toBeDefined();
  }).toPass(OFTEN);
  return api<Application>(page, product, `/applications/${found?.id}`);
}

/** Answers what a form asks for the first time: a newcomer has not said yet whether they may work in Canada. */
export async function answerQuestions(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /only you can answer/ })).toBeVisible();
  await fillQuestions(page);
}

/** Answers each question of a form that is shown, in whichever language the page is; rejects when one is gone for so long. */
export async function fillQuestions(page: Page, patience: { timeout?: number } = {}): Promise<void> {
  for (const question of await page.locator('[data-question]').all()) {
    const choices = question.getByRole('radio');
    const yes = question.getByRole('radio', { name: /^(Yes|Oui)$/ });
    // The first field of several is the one that has to be filled in.
    const field = question.locator('input:not([type=radio], [type=checkbox]), textarea').first();
    if ((await choices.count()) > 0) await ((await yes.count()) > 0 ? yes : choices.first()).check(patience);
    else if ((await field.count()) > 0) await answerInWords(field, patience);
    else await question.getByRole('combobox').selectOption({ index: 1 }, patience);
  }
}

async function answerInWords(field: Locator, patience: { timeout?: number }): Promise<void> {
  if ((await field.inputValue(patience)) !== '') return;
  const isNumber = /^(decimal|numeric)$/.test((await field.getAttribute('inputmode', patience)) ?? '');
  const isDay = (await field.getAttribute('type', patience)) === 'date';
  const inYears = `${new Date().getFullYear() + 1}-03-01`;
  await field.fill(isNumber ? '3' : isDay ? inYears : 'The people I would work with.', patience);
}

/** A newcomer with a resume and a campaign, looking at the first application that can be approved. */
export async function openFirstWaiting(
  page: Page,
  product: Product,
  begin = beginByHttp,
): Promise<Application> {
  const application = await firstAsked(page, product, begin);
  await page.goto(`${product.career}/dashboard/approvals/${application.id}`);
  if (application.state === 'needs_you') {
    await answerQuestions(page);
    await page.getByRole('button', { name: 'Save answers' }).click();
  }
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  return application;
}

/** Walks with the Tab key to a control, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element.matches(':focus'));
  for (let presses = 0; presses < 200 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

interface Planned extends Application {
  plan: {
    left_blank: { key: string; label: string }[];
    changeable: { key: string; options: unknown[]; kind: string }[];
  };
}

/** A waiting application whose form leaves a question in words blank, and that question. */
export async function withBlank(page: Page, product: Product): Promise<{ id: string; label: string }> {
  let found: { id: string; label: string } | undefined;
  await expect(async () => {
    for (const { id } of await api<Application[]>(page, product, '/applications/waiting')) {
      const { state, plan } = await api<Planned>(page, product, `/applications/${id}`);
      const words = plan.changeable.filter(({ options, kind }) => options.length === 0 && kind !== 'boolean');
      const blank = plan.left_blank.find(({ key }) => words.some((one) => one.key === key));
      if (state === 'waiting' && blank) found = { id, label: blank.label };
    }
    expect(found).toBeDefined();
  }).toPass(OFTEN);
  return found ?? { id: '', label: '' };
}
