import { expect } from '@playwright/test';
import { openAccount } from './people.ts';
import { test } from './product.ts';

test.describe('a forgotten password', () => {
  test('says how long to wait within a minute of any code, whether or not anybody has the address', async ({
    page,
    product,
  }) => {
    const ask = async (email: string) => {
      await page.goto(`${product.career}/forgot-password`);
      await page.getByLabel('Email Address').fill(email);
      await page.getByRole('button', { name: 'Send code' }).click();
    };
    const wait = page.getByText(
      /^A code was requested less than a minute ago\. Request another in \d+ seconds?\.$/,
    );
    // The code of the sign-up was mailed a moment ago.
    await ask(await openAccount(product));
    await expect(wait).toBeVisible();
    await ask('nobody-at-all@example.com');
    await expect(page.getByText('a 6-digit code is on its way')).toBeVisible();
    await ask('nobody-at-all@example.com');
    await expect(wait).toBeVisible();
  });

  test('asks for the address, then the code and the new password together', async ({ page, product }) => {
    const email = await openAccount(product);
    await page.goto(`${product.career}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email Address').fill('robin');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByLabel('Email Address').fill(email);
    // The code of the sign-up was mailed less than a minute ago.
    await page.route('**/api/auth/forgot-password', (route) =>
      route.fulfill({ json: { detail: 'A sentence.', resend_after: 60 } }),
    );
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Digit 1 of 6').pressSequentially('123456');
    await page.getByLabel('New password', { exact: true }).fill('another sentence to walk by');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'That code is wrong' })).toBeVisible();
  });
});
