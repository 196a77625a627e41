import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { knownPassword, openAccount, signUpOwner } from './people.ts';
import { test } from './product.ts';
import { expectSound } from './sound.ts';

async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(knownPassword);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('an owner opens an account, sets the business up and reads what is coming', async ({
  page,
  product,
}) => {
  await signUpOwner(page, product);
  await page.getByLabel('Business name').fill('Harbour Street Bakery');
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page.getByText('Enter the kind of business.')).toBeVisible();
  await expect(page.getByText('Choose the province or territory.')).toBeVisible();
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Business name')).toHaveValue('Harbour Street Bakery');
  await page.getByLabel('Kind of business').fill('Bakery');
  await page.getByLabel('City').fill('Hamilton');
  await page.getByLabel('Province or territory').selectOption('ON');
  await page.getByLabel('Postal code').fill('l8p1a1');
  await page.getByRole('switch', { name: 'Tuesday' }).click();
  await page.getByLabel('Tuesday opens at').fill('07:00');
  await page.getByRole('button', { name: 'Copy to days below' }).click();
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page.getByText('Your business profile is saved.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Postal code')).toHaveValue('L8P 1A1');

  await page.getByRole('link', { name: 'Shop Overview' }).first().click();
  await expect(page.getByText('Harbour Street Bakery, Bakery in Hamilton.')).toBeVisible();
  await expect(page.getByText('One export from your till is enough for a first look.')).toBeVisible();
  await page.goto(`${product.aistore}/dashboard/nowhere`);
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  await page.goto(`${product.aistore}/dashboard/settings`);
  await page.getByLabel('Full name').fill('Priya Raman-Singh');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: /Account of Priya Raman-Singh/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Your export' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  for (const screen of [
    'overview',
    'store',
    'sales',
    'data',
    'business-profile',
    'settings',
    'settings?tab=notifications',
    'settings?tab=danger-zone',
    'notifications',
    'security',
  ])
    await expectSound(page, `${product.aistore}/dashboard/${screen}`);
});

test('the dashboard is for the signed-in, and Logout leaves it', async ({ page, product }) => {
  await page.goto(`${product.aistore}/dashboard/overview`);
  await page.waitForURL('**/login');
  const email = await signUpOwner(page, product);
  await page.goto(`${product.aistore}/signup`);
  await page.waitForURL('**/dashboard/overview');
  await page.getByRole('button', { name: /Account of Priya Raman/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await logIn(page, product.aistore, email);
  await page.waitForURL('**/dashboard/overview');
});

test('what a visitor of the business host sees is sound', async ({ page, product }) => {
  for (const address of ['', '/login', '/signup']) await expectSound(page, `${product.aistore}${address}`);
});

test("an account on the other offering's host is told where it belongs", async ({
  page,
  product,
  browser,
}) => {
  const owner = await signUpOwner(page, product);
  const candidate = await openAccount(product);
  await logIn(page, product.career, owner);
  await expect(page.getByRole('heading', { name: 'This is a business account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your business' })).toHaveAttribute(
    'href',
    product.aistore,
  );
  await page.getByRole('button', { name: 'Log out here' }).click();
  await page.waitForURL('**/login');
  const other = await (await browser.newContext()).newPage();
  await logIn(other, product.aistore, candidate);
  await expect(other.getByRole('heading', { name: 'This is a job seeker account' })).toBeVisible();
  await other.context().close();
});
