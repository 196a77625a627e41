import { expect } from '@playwright/test';
import { mainPaths } from '#web/shell/paths.ts';
import { test } from './product.ts';

test('the page of job boards is short, and finds a board by its name', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.main}${mainPaths.boards}`);
  const kind = page.getByRole('group').filter({ hasText: 'Employers’ own boards' });
  await expect(kind.getByText('Greenhouse', { exact: true })).toBeHidden();
  const screens = await page.evaluate<number>('document.documentElement.scrollHeight / window.innerHeight');
  expect(screens).toBeLessThan(5);

  await page.getByRole('searchbox').fill('greenhouse');
  await expect(page.getByText('Boards that match: 2')).toBeVisible();
  await expect(kind.getByText('Greenhouse', { exact: true })).toBeVisible();
  await expect(page.getByText('Public employment services')).toBeHidden();
  await page.getByRole('searchbox').fill('no such board');
  await expect(page.getByText(/No board matches/)).toBeVisible();
});
