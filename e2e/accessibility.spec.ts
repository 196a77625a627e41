import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp, test } from './product.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;

/** Axe finds nothing, nothing scrolls sideways, and the console stays silent: in both themes, wide and narrow. */
async function expectSound(page: Page, address: string): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('load');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found, `${address} ${size.width} ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - window.innerWidth',
      );
      expect(overflow, `${address} ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
  expect(complaints, address).toEqual([]);
}

test('the pages of visitors are sound in both themes and sizes', async ({ page, product }) => {
  for (const address of [
    product.main,
    `${product.main}/signup`,
    `${product.main}/pricing`,
    `${product.career}/login`,
    `${product.career}/signup`,
    product.aistore,
  ])
    await expectSound(page, address);
});

test('the dashboard of a newcomer is sound in both themes and sizes', async ({ page, product }) => {
  await signUp(page, product);
  for (const screen of [
    'overview',
    'auto-apply',
    'job-tracker',
    'resume-generator',
    'application-report',
    'profile-edit',
    'settings',
    'notifications',
    'security',
    'approvals',
  ])
    await expectSound(page, `${product.career}/dashboard/${screen}`);
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
