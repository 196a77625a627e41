import { expect } from '@playwright/test';
import { signUp } from './people.ts';
import { test } from './product.ts';
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

  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await add('When can you start?', () => page.getByLabel('When can you start?').fill(soon));
  await expect(card.getByText('your notice period is longer than that')).toBeVisible();
  await expect(card.getByText('You added this on').first()).toBeVisible();
  await card.getByRole('button', { name: 'Delete: When can you start?' }).click();
  await expect(card.getByText('your notice period is longer than that')).toBeHidden();
});
