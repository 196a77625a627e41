import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addAuthenticator, confirmWithPassword, keepPasskey } from './passkey.ts';
import { codeMailedTo, knownPassword, openAccount } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSound } from './sound.ts';

async function logIn(page: Page, product: Product, email: string, password = knownPassword): Promise<void> {
  await page.goto(`${product.career}/login`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('**/dashboard/overview');
}

const openSecurity = (page: Page, product: Product) => page.goto(`${product.career}/dashboard/security`);

test('a password is changed after confirming, and the other browser is logged out', async ({
  page,
  product,
  browser,
}) => {
  const email = await openAccount(product);
  await logIn(page, product, email);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, product, email);

  await openSecurity(page, product);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('another sentence to walk by');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await confirmWithPassword(page, 'not the password');
  await expect(page.getByText('That password is incorrect.')).toBeVisible();
  await confirmWithPassword(page);
  await expect(page.getByText('Your new password is set.').first()).toBeVisible();

  // Nobody touched that page.
  await other.waitForURL('**/login');
  await other.context().close();
});

test('closing the question changes nothing', async ({ page, product }) => {
  await logIn(page, product, await openAccount(product));
  await openSecurity(page, product);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('another sentence to walk by');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('New password')).toHaveValue('another sentence to walk by');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});

test('the sign-in address is changed by a code to the new one, and the old one is told', async ({
  page,
  product,
}) => {
  const email = await openAccount(product);
  const moved = `moved-${email}`;
  await logIn(page, product, email);
  await openSecurity(page, product);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Send code' }).click();
  await confirmWithPassword(page);
  await expect(page.getByText('That’s already your email address.')).toBeVisible();
  await page.getByLabel('New email').fill(moved);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeMailedTo(product, moved));
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(page.getByText('You now log in with your new email.').first()).toBeVisible();
  await expect(page.getByText(moved, { exact: true }).first()).toBeVisible();
  await expect
    .poll(async () => (await product.mails(email)).map(({ subject }) => subject))
    .toContain('Your login email was changed');
});

test('a passkey is added, logs in, confirms, is renamed and removed', async ({ page, product }) => {
  const email = await openAccount(product);
  await logIn(page, product, email);
  await openSecurity(page, product);
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('Enter a name for the passkey.')).toBeVisible();
  await keepPasskey(page, 'My laptop');

  await page.getByRole('button', { name: 'Log out this device' }).click();
  await page.getByRole('button', { name: 'Log in with it' }).click();
  await page.waitForURL('**/dashboard/overview');

  await openSecurity(page, product);
  await expect(page.getByText('Logged in with a passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByLabel('Passkey name').fill('Work laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test('every sign-in is listed, one is ended, then all of them', async ({ page, product, browser }) => {
  const email = await openAccount(product);
  await logIn(page, product, email);
  const other = await (
    await browser.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' })
  ).newPage();
  await other.goto(`${product.career}/login`);
  await other.getByLabel('Email Address').fill(email);
  await other.getByLabel('Password', { exact: true }).fill('not the password');
  await other.getByRole('button', { name: 'Log In', exact: true }).click();
  await other.getByText('Incorrect email or password.').waitFor();
  await logIn(other, product, email);

  await openSecurity(page, product);
  await expect(page.getByText('Failed: wrong password')).toBeVisible();
  await expect(page.getByText('New device').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toHaveCount(0);
  // Nobody touched that page.
  await other.waitForURL('**/login');

  await logIn(other, product, email);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL('**/login');
  // Nobody touched that page.
  await other.waitForURL('**/login');
  await other.context().close();
  const mails = await product.mails(email);
  expect(mails.map(({ subject }) => subject)).toContain('New login to your Legwork account');
});

test('the page and its question are sound, and a list that fails says so', async ({ page, product }) => {
  await logIn(page, product, await openAccount(product));
  await expectSound(page, `${product.career}/dashboard/security`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('another sentence to walk by');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByLabel('Your password').waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.route('**/api/auth/{sessions,history,passkeys,identities}', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.reload();
  for (const sentence of [
    'Couldn’t load your login methods.',
    'Couldn’t load your passkeys.',
    'Couldn’t load your logged-in devices.',
    'Couldn’t load your login history.',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
});
