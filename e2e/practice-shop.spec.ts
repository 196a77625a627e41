import { expect } from '@playwright/test';
import { ownBusiness } from './people.ts';
import { test } from './product.ts';
import { expectSound } from './sound.ts';

// Two years of a shop are read, kept and gone through.
test.setTimeout(240_000);

test('a new owner opens a practice shop, sees what matters in it, closes it and is back at their own', async ({
  page,
  product,
}) => {
  await ownBusiness(page, product, 'Harbour Street Bakery');
  await page.goto(`${product.aistore}/dashboard/overview`);
  await expect(page.getByRole('heading', { name: 'Or try it on Millbrook' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What I never do' })).toBeVisible();
  await expectSound(page, `${product.aistore}/dashboard/overview`);

  await page.getByRole('button', { name: 'Open a practice shop' }).click();
  const mark = page.getByText('Practice shop: nothing here is real.');
  await expect(mark).toBeVisible();
  const files = page.getByRole('list', { name: 'Its files' });
  await expect(files.getByText('Two years of sales')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What matters today' })).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText('Your last sales are')).toHaveCount(0);
  for (const screen of ['overview', 'sales', 'data', 'settings?tab=team']) {
    await page.goto(`${product.aistore}/dashboard/${screen}`);
    await expect(mark).toBeVisible();
  }
  await expect(page.getByText('Nobody can be invited into a practice shop.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);
  await expectSound(page, `${product.aistore}/dashboard/overview`);

  await page.getByRole('button', { name: 'Close practice shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close practice shop' }).click();
  await expect(page.getByText('The practice shop is gone.', { exact: true })).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect(page.getByText('Harbour Street Bakery, Bakery in Hamilton.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open a practice shop' })).toBeVisible();
});
