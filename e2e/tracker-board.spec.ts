import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { test } from './product.ts';
import { openTracker, withJobs } from './tracked-jobs.ts';

const column = (page: Page, status: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${status}`) });

test('a card is moved by mouse, by its menu and by keys, and each move can be undone', async ({
  page,
  product,
}) => {
  await withJobs(page, product);
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  const baker = page.locator('[data-card]', { hasText: 'Night Baker' });
  await baker.dragTo(column(page, 'Offer'));
  await expect(column(page, 'Offer').getByText('Night Baker')).toBeVisible();
  await expect(page.getByText('Night Baker moved to Offer.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(column(page, 'Applied').getByText('Night Baker')).toBeVisible();

  await page.getByRole('button', { name: 'Move Welder, Irving Yards' }).click();
  await page.getByRole('menuitem', { name: 'Applied' }).click();
  await expect(column(page, 'Applied').getByText('Welder')).toBeVisible();
  // A menu that closes gives the focus back; on a busy machine that is late.
  await expect(page.getByRole('menu')).toHaveCount(0);

  const link = page.getByRole('link', { name: 'Night Baker' });
  await link.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'Interviewing').getByText('Night Baker')).toBeVisible();
  await expect(page.getByText('Night Baker moved to Interviewing.').first()).toBeAttached();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Night Baker' })).toBeVisible();
  for (const told of ['You set it to Offer.', 'You set it to Applied.', 'You set it to Interviewing.'])
    await expect(page.getByText(told)).toBeVisible();
});

test('a refused move goes back with its reason, and a phone shows one column at a time', async ({
  page,
  product,
}) => {
  await withJobs(page, product);
  await openTracker(page, product, '?view=board');
  await page.route('**/api/job-tracker/*', (route) =>
    route.fulfill({ status: 409, json: { detail: 'This application just changed.', code: 'conflict' } }),
  );
  await page.getByRole('link', { name: 'Welder' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const reason = 'Welder wasn’t moved. This application just changed.';
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(column(page, 'Rejected').getByText('Welder')).toBeVisible();
  await page.unroute('**/api/job-tracker/*');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Night Baker' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Welder' })).toBeHidden();
  await page.getByRole('radio', { name: 'Rejected' }).click();
  await expect(page).toHaveURL(/status=Rejected/);
  await page.getByRole('button', { name: 'Move Welder, Irving Yards' }).click();
  await page.getByRole('menuitem', { name: 'Interviewing' }).click();
  await expect(page.getByText('Nothing here.')).toBeVisible();
});

test('a finger is shown the Move menu, and moves a card with it', async ({ page, product, browser }) => {
  await withJobs(page, product);
  const tablet = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
  });
  const touched = await tablet.newPage();
  await openTracker(touched, product, '?view=board');
  await expect(touched.getByText('Tap Move on a card to put it in another column.')).toBeVisible();
  await expect(touched.getByText('Drag a card')).toBeHidden();
  const move = touched.getByRole('button', { name: 'Move Night Baker, Harbour Bakery' });
  await expect(move.getByText('Move')).toBeVisible();
  await move.tap();
  await touched.getByRole('menuitem', { name: 'Interviewing' }).tap();
  await expect(column(touched, 'Interviewing').getByText('Night Baker')).toBeVisible();
  await tablet.close();
});
