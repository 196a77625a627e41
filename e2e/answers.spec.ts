import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { api, beginByHttp, fillQuestions, PLAIN, postingOf } from './applying.ts';
import type { Application } from './applying.ts';
import { signUp } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSoundNow } from './sound.ts';

test('a person tells an answer ahead, changes it, sees what contradicts itself, and deletes it', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(`${product.career}/dashboard/profile-edit`);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your answers' }) });
  await expect(card.getByText('No answers yet')).toBeVisible();
  const add = async (question: string, fill: () => Promise<void>) => {
    await card.getByRole('button', { name: 'Add an answer' }).click();
    await page.getByLabel('Question', { exact: true }).selectOption({ label: question });
    await fill();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await add('How much notice do you need to give?', () =>
    page.getByLabel('How much notice do you need to give?').fill('6'),
  );
  await expect(card.getByText('6 weeks')).toBeVisible();
  await card.getByRole('button', { name: 'Change: How much notice do you need to give?' }).click();
  await page.getByLabel('Unit').selectOption('month');
  await expectSoundNow(page, 'the dialog of an answer');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('6 months')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await add('What pay are you looking for?', async () => {
    await page.getByLabel('Desired pay').fill('84,000');
    await page.getByLabel('Minimum pay').fill('90,000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Your minimum pay can’t be more than the pay you want.')).toBeVisible();
    await expectSoundNow(page, 'the dialog of pay that contradicts itself');
    await page.getByLabel('Minimum pay').fill('78,000');
  });
  await expect(card.getByText('CAD 84,000 a year, minimum CAD 78,000')).toBeVisible();
  await add('Do you have a driver’s licence?', async () => {
    await dialog.getByRole('radio', { name: 'I have one' }).check();
    await page.getByLabel('Class').fill('5');
    await page.getByLabel('Expires on').fill('2050-03-31');
  });
  await expect(card.getByText('Yes, class 5, valid until March 31, 2050')).toBeVisible();
  await add('Would you relocate for a job?', async () => {
    await dialog.getByRole('radio', { name: 'To some places only' }).check();
    await page.getByLabel('Cities', { exact: true }).fill('Halifax');
    await page.keyboard.press('Enter');
    await page.getByLabel('Cities', { exact: true }).fill('Moncton');
    await expectSoundNow(page, 'the dialog of places');
  });
  await expect(card.getByText('Halifax and Moncton')).toBeVisible();

  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await add('When can you start?', () => page.getByLabel('When can you start?').fill(soon));
  await expect(card.getByText('your notice period is longer than that')).toBeVisible();
  await expect(card.getByText('You added this on').first()).toBeVisible();
  await card.getByRole('button', { name: 'Delete: When can you start?' }).click();
  await expect(card.getByText('your notice period is longer than that')).toBeHidden();
});

/** Two applications whose forms ask what the person did not tell yet. */
async function twoAsked(page: Page, product: Product): Promise<[Application, Application]> {
  let found: Application[] = [];
  await expect(async () => {
    found = await api<Application[]>(page, product, '/applications/waiting');
    expect(found.filter(({ state }) => state === 'needs_you').length).toBeGreaterThan(1);
  }).toPass({ intervals: [150] });
  const [first, second] = found.filter(({ state }) => state === 'needs_you');
  if (!first || !second) throw new Error('Nothing is asked.');
  const whole = ({ id }: Application) => api<Application>(page, product, `/applications/${id}`);
  return [await whole(first), await whole(second)];
}

interface Planned extends Application {
  plan: { fields: { label: string; display: string }[] };
}

test('what a person tells in the fields of a question, the next form is given in the unit it asks', async ({
  page,
  product,
}) => {
  const question = 'What is your notice period?';
  const inDays = 'Notice period (in days)';
  const postings = (await product.practice.postings()).filter(({ occupation }) =>
    /coordinat|planner|dispatch|logist/i.test(occupation),
  );
  for (const { id } of postings)
    await product.practice.change(`postings/${id}`, { ...PLAIN, extraQuestion: question });
  await signUp(page, product);
  await beginByHttp(page, product);
  const [asked, next] = await twoAsked(page, product);
  await product.practice.change(`postings/${await postingOf(product, next)}`, { extraQuestion: inDays });

  await page.goto(`${product.career}/dashboard/approvals/${asked.id}`);
  const notice = page.getByRole('group', { name: question });
  await notice.getByLabel('Your notice period').fill('3');
  await expect(notice.getByLabel('Unit')).toHaveValue('week');
  await expectSoundNow(page, 'a question with the fields of a stored answer');
  await fillQuestions(page);
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  const said = async ({ id }: Application, asks: string) =>
    (await api<Planned>(page, product, `/applications/${id}`)).plan.fields.find(({ label }) => label === asks)
      ?.display;
  expect(await said(asked, question)).toBe('3 weeks');
  await expect(async () => expect(await said(next, inDays)).toBe('21')).toPass();
  await page.goto(`${product.career}/dashboard/profile-edit`);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your answers' }) });
  await expect(card.getByText('3 weeks', { exact: true })).toBeVisible();
  await expect(card.getByText(`You answered this for ${asked.company}`).first()).toBeVisible();
});
