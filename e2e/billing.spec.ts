import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp, signUpByHand } from './people.ts';
import { test } from './product.ts';
import { expectSound } from './sound.ts';

/** Goes through the practice checkout, from the page that leads to it. */
async function pay(page: Page, plan: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to practice checkout' }).click();
  await expect(page.getByText('Practice checkout: no money moves')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Legwork ${plan}` })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm without paying' }).click();
  await expect(page.getByRole('heading', { name: `You’re on ${plan}` })).toBeVisible();
}

test('who chooses Pro signs up, comes back to the checkout, and is on Pro', async ({ page, product }) => {
  await page.goto(`${product.career}/checkout?plan=pro`);
  await page.waitForURL('**/signup');
  await signUpByHand(page, product, /checkout\?plan=pro$/);
  await expect(page.getByText('$79.00 CAD a month')).toBeVisible();
  await pay(page, 'Pro');
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByRole('heading', { name: 'Pro', level: 2 })).toBeVisible();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await expect(page.getByText('0 sent this month. No limit.')).toBeVisible();
  await expect(page.getByRole('cell', { name: '$79.00' })).toBeVisible();
  await page.getByLabel('Message').fill('Please look at my letters.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('marked Pro. A person replies within one business day.')).toBeVisible();
  await page.goto(`${product.career}/checkout?plan=pro`);
  await expect(page.getByText('You’re already on Pro.')).toBeVisible();
});

test('a checkout that is left charges nothing', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(`${product.career}/dashboard/plan`);
  await expect(page.getByText('0 of 10 sent in your trial.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Continue to practice checkout' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You left the checkout. You weren’t charged.')).toBeVisible();
  await page.goto(`${product.career}/dashboard/plan`);
  await expect(page.getByRole('heading', { name: 'Trial' })).toBeVisible();
});

test('a plan goes up at a price that is said first, down later, and ends with its month', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(`${product.career}/checkout?plan=starter`);
  await pay(page, 'Starter');
  await page.goto(`${product.career}/dashboard/plan`);
  await expect(page.getByText('0 of 10 sent this month.')).toBeVisible();
  await expect(page.getByText('Most Popular', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change to Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Pro' });
  await expect(dialog.getByText('Pro starts right away. You pay $50.00 today')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change to Pro' }).click();
  await expect(page.getByRole('cell', { name: '$50.00' })).toBeVisible();

  await page.getByRole('button', { name: 'Change to Starter' }).click();
  const down = page.getByRole('dialog', { name: 'Change to Starter' });
  await expect(down.getByText(/^You stay on Pro until /)).toBeVisible();
  await down.getByRole('button', { name: 'Change to Starter' }).click();
  await expect(page.getByText(/^Switches to Starter on /)).toBeVisible();
  await page.getByRole('button', { name: 'Stay on Pro' }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Ends on .* Nothing changes until then\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep plan' }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();

  await page.getByRole('button', { name: 'Card and billing' }).click();
  await expect(page.getByRole('heading', { name: 'Your practice account' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Legwork' }).click();
  await page.waitForURL('**/dashboard/plan');
});

test('the pages of plans and payment are sound in both themes and sizes', async ({ page, product }) => {
  await signUp(page, product);
  for (const path of ['/dashboard/plan', '/checkout?plan=pro', '/checkout?plan=starter&cancelled=1'])
    await expectSound(page, `${product.career}${path}`);
  await page.goto(`${product.career}/checkout?plan=pro`);
  await page.getByRole('button', { name: 'Continue to practice checkout' }).click();
  await page.getByRole('heading', { name: 'Legwork Pro' }).waitFor();
  await expectSound(page, page.url());
  await page.goto(`${product.career}/checkout?plan=pro`);
  await pay(page, 'Pro');
  for (const path of ['/dashboard/plan', '/checkout/return?plan=pro'])
    await expectSound(page, `${product.career}${path}`);
  await page.goto(`${product.career}/dashboard/plan`);
  await page.getByRole('button', { name: 'Card and billing' }).click();
  await page.getByRole('heading', { name: 'Your practice account' }).waitFor();
  await expectSound(page, page.url());
});
