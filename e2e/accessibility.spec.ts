import { expect } from '@playwright/test';
import { signUp } from './people.ts';
import { test } from './product.ts';
import { expectSound, findingsOf } from './sound.ts';

test('the front page of business owners is sound in both themes and sizes', async ({ page, product }) => {
  await expectSound(page, product.aistore);
});

// The other screens are checked beside their own journeys.
const screens: Record<string, readonly string[]> = {
  'working screens': [
    'overview',
    'auto-apply',
    'job-tracker',
    'resume-generator',
    'application-report',
    'approvals',
  ],
  'settings and sources': [
    'settings',
    'settings?tab=notifications',
    'settings?tab=danger-zone',
    'notifications',
    'sources',
    'sources?show=off',
  ],
};

for (const [name, paths] of Object.entries(screens))
  test(`a newcomer's ${name} are sound in both themes and sizes`, async ({ page, product }) => {
    await signUp(page, product);
    for (const path of paths) await expectSound(page, `${product.career}/dashboard/${path}`);
  });

test('what is wrong is found in the light theme also after a look at the dark one', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A page</title><main><h1>A page</h1><button></button><a href="#a" aria-label="More">Read it</a></main></html>',
  );
  const names = ['button-name: button', 'label-content-name-mismatch: a'];
  expect(await findingsOf(page, 'light')).toEqual(expect.arrayContaining(names));
  expect(await findingsOf(page, 'dark')).toEqual(['label-content-name-mismatch: a']);
  expect(await findingsOf(page, 'light')).toEqual(expect.arrayContaining(names));
});

test('an unknown screen of the dashboard says so inside its frame', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(`${product.career}/dashboard/nowhere`);
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
});

test('a visitor is sent to the login, and the signed-in past it', async ({ page, product }) => {
  await page.goto(`${product.career}/dashboard/overview`);
  await page.waitForURL('**/login');
  await signUp(page, product);
  await page.goto(`${product.career}/login`);
  await page.waitForURL('**/dashboard/overview');
});
