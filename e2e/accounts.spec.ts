import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeMailedTo, knownPassword, openAccount } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSound } from './sound.ts';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const storedToken = (page: Page) => page.evaluate<string | null>("localStorage.getItem('authToken')");
/** The server refuses an address without a word of its own. */
const refuse = (page: Page, path: string, status = 400) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, body: '' }));

async function logIn(page: Page, product: Product, email: string, password = knownPassword): Promise<void> {
  await page.goto(`${product.career}/login`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

async function fillSignup(page: Page, product: Product, email: string): Promise<void> {
  await page.goto(`${product.career}/signup`);
  await page.getByLabel('Full Name').fill('Robin Tremblay');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(knownPassword);
  await page.getByRole('checkbox').check();
}

/** Signs up as far as the six boxes. */
async function reachCode(page: Page, product: Product, email: string): Promise<void> {
  await fillSignup(page, product, email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
}

test.describe('logging in', () => {
  test('says what the server says, else that address or password are wrong', async ({ page, product }) => {
    const email = await openAccount(product);
    await logIn(page, product, email, 'not the password');
    await expect(alert(page, 'Incorrect email or password.')).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await refuse(page, '/auth/token', 500);
    await logIn(page, product, email);
    await expect(alert(page, 'Incorrect email or password.')).toBeVisible();
    await page.route('**/api/auth/token', (route) =>
      route.fulfill({ status: 400, json: { detail: 'This door is closed on Sundays.' } }),
    );
    await logIn(page, product, email);
    await expect(alert(page, 'This door is closed on Sundays.')).toBeVisible();
  });

  test('shows that it is at work, leads to the overview, and there from then on', async ({
    page,
    product,
  }) => {
    const email = await openAccount(product);
    await page.route('**/api/auth/token', async (route) => {
      await expect(page.getByRole('button', { name: 'Logging In...' })).toBeVisible();
      const posted = route.request();
      expect(posted.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      const fields = [...new URLSearchParams(posted.postData() ?? '')];
      expect(fields).toEqual([
        ['username', email],
        ['password', knownPassword],
      ]);
      await route.continue();
    });
    await logIn(page, product, email);
    await page.waitForURL('**/dashboard/overview');
    expect(await storedToken(page)).toMatch(/^[\w-]{43}$/);
    for (const path of ['/', '/login', '/signup']) {
      await page.goto(`${product.career}${path}`);
      await page.waitForURL('**/dashboard/overview');
    }
  });

  test('without Google and LinkedIn configured says so, in both places', async ({ page, product }) => {
    await page.goto(`${product.career}/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(alert(page, 'Google login failed. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await expect(alert(page, 'LinkedIn Sign-In is not yet implemented.')).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    // Until sign-up has come, the buttons of the same names are those of the login.
    await page.getByRole('heading', { name: 'Create Your Career Account' }).waitFor();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(alert(page, 'Google login failed')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await expect(alert(page, 'LinkedIn login not implemented yet.')).toBeVisible();
  });
});

test.describe('signing up', () => {
  test('checks every field before it asks the server', async ({ page, product }) => {
    await page.goto(`${product.career}/signup`);
    await expect(page.getByRole('heading', { name: 'Create Your Career Account' })).toBeVisible();
    await page.getByLabel('Email Address').fill('robin at example.com');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    for (const message of [
      'Enter your full name.',
      'Please enter a valid email address.',
      'Use at least 8 characters.',
      'Confirm that you are 18 or older and accept the terms.',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await fillSignup(page, product, 'common@example.com');
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await expect(alert(page, 'That password is too common.')).toBeVisible();
  });

  test('keeps what was typed when the server fails without a word', async ({ page, product }) => {
    await refuse(page, '/auth/register', 500);
    await fillSignup(page, product, 'kept@example.com');
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await expect(alert(page, 'An unknown error occurred.')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Robin Tremblay');
  });

  test('asks for the code again when it is wrong, and takes a pasted one', async ({ page, product }) => {
    await reachCode(page, product, 'pasting@example.com');
    const verify = page.getByRole('button', { name: 'Verify & Create Account' });
    await expect(verify).toBeDisabled();
    await page.getByLabel('Digit 1 of 6').pressSequentially('12ab3456');
    await expect(page.getByLabel('Digit 6 of 6')).toHaveValue('6');
    await verify.click();
    await expect(alert(page, 'That code is wrong or has expired.')).toBeVisible();
    await refuse(page, '/auth/verify-otp');
    await verify.click();
    await expect(alert(page, 'OTP verification failed.')).toBeVisible();
    await page.unroute('**/api/auth/verify-otp');
    const code = await codeMailedTo(product, 'pasting@example.com');
    await page.getByLabel('Digit 1 of 6').focus();
    await page.evaluate(`{
      const data = new DataTransfer();
      data.setData('text/plain', ' ${code.slice(0, 3)} ${code.slice(3)} ');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }`);
    await expect(page.getByLabel('Digit 6 of 6')).toHaveValue(code.slice(5));
    await verify.click();
    await page.waitForURL('**/onboarding');
    expect(await storedToken(page)).not.toBeNull();
  });

  test('counts down to another code, also through a reload, and starts again', async ({ page, product }) => {
    await page.clock.install();
    await reachCode(page, product, 'waiting@example.com');
    const countdown = page.getByText(/Send a new code in [01]:\d\d/);
    await expect(countdown).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(countdown).toContainText(/in 0:[34]\d/);
    await page.reload();
    await expect(page.getByText('waiting@example.com')).toBeVisible();
    await expect(countdown).toContainText(/in 0:[34]\d/);
    await page.clock.fastForward(45_000);
    await page.route('**/api/auth/resend-otp', (route) =>
      route.fulfill({ json: { detail: 'A sentence.', resend_after: 60 } }),
    );
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(countdown).toContainText(/in (1:00|0:5\d)/);
  });

  test('is done with the keyboard alone', async ({ page, product }) => {
    const email = 'keyboard@example.com';
    await page.goto(`${product.career}/signup`);
    const press = (key: string) => page.keyboard.press(key);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).focus();
    await press('Tab');
    await page.keyboard.type('Robin Tremblay');
    await press('Tab');
    await page.keyboard.type(email);
    await press('Tab');
    await page.keyboard.type(knownPassword);
    for (let step = 0; step < 2; step += 1) await press('Tab');
    await expect(page.getByRole('checkbox')).toBeFocused();
    await press('Space');
    await press('Enter');
    await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await page.keyboard.type(await codeMailedTo(product, email));
    await press('Enter');
    await page.waitForURL('**/onboarding');
  });

  test('left before the code goes on there after the right password', async ({ page, product }) => {
    await reachCode(page, product, 'half@example.com');
    await page.evaluate('sessionStorage.clear()');
    await logIn(page, product, 'half@example.com');
    await page.waitForURL('**/signup');
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  });
});

test.describe('the session', () => {
  for (const [what, status] of [
    ['invalid', 401],
    ['not answered well', 500],
  ] as const)
    test(`that is ${what} on load is cleared, and the person sent to the login`, async ({
      page,
      product,
    }) => {
      await page.goto(`${product.career}/login`);
      await page.evaluate("localStorage.setItem('authToken', 'a-token-of-long-ago-that-nobody-has')");
      if (status === 500) await refuse(page, '/users/me', 500);
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('session could not be verified'),
      );
      await page.goto(`${product.career}/dashboard/overview`);
      await logged;
      await page.waitForURL('**/login');
      expect(await storedToken(page)).toBeNull();
    });

  test('ends with Logout, here', async ({ page, product }) => {
    await logIn(page, product, await openAccount(product));
    await page.waitForURL('**/dashboard/overview');
    await page.goto(`${product.career}/dashboard/`);
    await page.waitForURL('**/dashboard/overview');
    await page.getByRole('button', { name: 'Account of Robin Tremblay' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await storedToken(page)).toBeNull();
    await page.goto(`${product.career}/dashboard/job-tracker`);
    await page.waitForURL('**/login');
  });
});

test('the pages of accounts are sound in both themes and sizes', async ({ page, product }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/login/linkedin'])
    await expectSound(page, `${product.career}${path}`);
  await reachCode(page, product, 'sound@example.com');
  await expectSound(page, `${product.career}/signup`);
});
