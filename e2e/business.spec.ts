import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { knownPassword, openAccount, ownBusiness, signUpOwner } from './people.ts';
import { test, until } from './product.ts';
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
  // What needs a business leads back to where it begins, and what was typed there is still there.
  for (const screen of ['data', 'sales']) {
    await page.goto(`${product.aistore}/dashboard/${screen}`);
    await expect(page.getByRole('heading', { name: 'Set up your business first' })).toBeVisible();
    await expectSound(page, page.url());
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Go to Business Profile' }).click();
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
  // With one press it is used for a business too.
  await other.getByRole('button', { name: 'Use it for a business too' }).click();
  await other.waitForURL('**/dashboard/business-profile');
  await other.context().close();
});

test('an owner closes one of two shops, whose past stays, and opens it again', async ({ page, product }) => {
  await ownBusiness(page, product, 'Harbour Street Bakery');
  await page.goto(`${product.aistore}/dashboard/business-profile`);
  // The only shop is closed with the business.
  await expect(page.getByRole('button', { name: 'Change Harbour Street Bakery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close Harbour Street Bakery' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a shop' }).click();
  await page.getByLabel('Name of the shop').fill('Locke Street');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Close Locke Street' }).click();
  await expect(page.getByText('It takes no more files')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close shop' }).click();
  await page.getByLabel('Your password').fill(knownPassword);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Locke Street is closed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close Harbour Street Bakery' })).toHaveCount(0);
  await expect(page.getByText('Your only open shop.')).toBeVisible();
  await page.getByRole('link', { name: 'Sales of Locke Street' }).click();
  await expect(page.getByLabel('Shop', { exact: true })).toContainText('Locke Street (closed)');
  await page.goto(`${product.aistore}/dashboard/business-profile`);
  await page.getByRole('button', { name: 'Open Locke Street again' }).click();
  await expect(page.getByRole('button', { name: 'Close Harbour Street Bakery' })).toBeVisible();
});

test('a job seeker is invited to a business, joins it with the account they have and is made a manager', async ({
  page,
  product,
  browser,
}) => {
  await ownBusiness(page, product, 'Harbour Street Bakery');
  const seeker = await openAccount(product);
  await page.goto(`${product.aistore}/dashboard/settings?tab=team`);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByLabel('Email address').fill(seeker);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  // Whoever lets somebody in proves that it is them, once for the next ten minutes.
  await page.getByLabel('Your password').fill(knownPassword);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(`The invitation to ${seeker} is on its way.`, { exact: true })).toBeVisible();
  const link = await until(
    'The invitation',
    async () => (await product.mails(seeker)).map(({ text }) => /http\S+\/invitation#\S+/.exec(text)?.[0])[0],
  );

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Join Harbour Street Bakery' })).toBeVisible();
  await guest.getByRole('button', { name: 'Log in' }).click();
  await guest.getByLabel('Email Address').fill(seeker);
  await guest.getByLabel('Password', { exact: true }).fill(knownPassword);
  await guest.getByRole('button', { name: 'Log In', exact: true }).click();
  await guest.getByRole('button', { name: 'Accept invitation' }).click();
  await guest.waitForURL('**/dashboard/overview');
  await guest.goto(`${product.aistore}/dashboard/business-profile`);
  await expect(guest.getByText('You can look at this business, but not change it.')).toBeVisible();
  await expect(guest.getByLabel('Business name')).toBeDisabled();
  await expectSound(guest, `${product.aistore}/dashboard/settings?tab=team`);
  await logIn(guest, product.career, seeker);
  await guest.waitForURL(`${product.career}/**`);
  await expect(guest.getByRole('heading', { name: 'This is a business account' })).toHaveCount(0);

  await expectSound(page, `${product.aistore}/dashboard/settings?tab=team`);
  await expect(page.getByText('Staff', { exact: true }).first()).toBeVisible();
  // Made a manager by the owner, and from then on somebody who changes things and closes nothing.
  await page.getByRole('button', { name: 'Change what Robin Tremblay can do' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('manager');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved what Robin Tremblay can do.', { exact: true })).toBeVisible();
  await guest.goto(`${product.aistore}/dashboard/business-profile`);
  await expect(guest.getByLabel('Business name')).toBeEnabled();
  await guest.goto(`${product.aistore}/dashboard/data`);
  await expect(guest.getByText('Drop a file here', { exact: false })).toBeVisible();
  await guest.goto(`${product.aistore}/dashboard/settings?tab=team`);
  await expect(guest.getByText('Manager', { exact: true }).first()).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);
  await guest.context().close();
  await page.getByRole('button', { name: 'Remove Robin Tremblay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Robin Tremblay no longer has access.', { exact: true })).toBeVisible();
});
