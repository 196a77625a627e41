import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { test } from './product.ts';
import { expectSound } from './sound.ts';
import { openTracker, withJobs, withJobsToFinish } from './tracked-jobs.ts';

/** Waits until the table lists these titles, in this order. */
const expectRows = (page: Page, titles: string[]): Promise<void> =>
  expect(page.getByRole('row').locator('td:first-child')).toHaveText(titles, { useInnerText: true });

test('a newcomer is told that nothing is there, and adds a job by hand that leaves as a spreadsheet', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await openTracker(page, product);
  await expect(page.getByText('No applications found.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a job' });
  await dialog.getByRole('button', { name: 'Enter manually' }).click();
  await dialog.getByRole('button', { name: 'Add to tracker' }).click();
  await expect(dialog.getByText('Enter the job title.')).toBeVisible();
  await dialog.getByLabel('Job title').fill('=HYPERLINK("https://evil.example")');
  await dialog.getByLabel('Company').fill('Trap, Inc.');
  await dialog.getByLabel('Status').selectOption('Offer');
  await dialog.getByRole('button', { name: 'Add to tracker' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'Offers: 1 of 1' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFJob,Company,Location,Status,Stage,Sent,Sent by,Match,Link');
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example""\)","Trap, Inc\.",,Offer,,/);
  expect(lines).toHaveLength(3);
});

test('jobs are counted, found by words and status, sorted, and kept in the address', async ({
  page,
  product,
}) => {
  await withJobs(page, product);
  await expect(page.getByRole('img', { name: 'Applications: 3 of 3' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Interviews: 1 of 3' })).toBeVisible();
  await expectRows(page, ['Café Manager', 'Night Baker', 'Welder']);
  await page.getByRole('button', { name: 'Company' }).click();
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending');
  await expectRows(page, ['Café Manager', 'Night Baker', 'Welder']);
  await page.getByRole('button', { name: 'Company' }).click();
  await expectRows(page, ['Welder', 'Night Baker', 'Café Manager']);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Interviewing');
  await expectRows(page, ['Café Manager']);
  await page.getByRole('searchbox', { name: 'Search title or company' }).fill('cafe elan');
  await expect(page.getByText('1 of 3 applications')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\?(?=.*q=cafe)(?=.*status=Interviewing)(?=.*sort=-company)/);
  await expectRows(page, ['Café Manager']);
  await page.getByRole('searchbox', { name: 'Search title or company' }).fill('nowhere');
  await expect(page.getByText('No applications found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('row').locator('td:first-child')).toHaveCount(3);
});

test('a tracker that cannot be read says why, and is read again', async ({ page, product }) => {
  await withJobs(page, product);
  const answer = async (status: number) => {
    await page.unroute('**/api/job-tracker');
    await page.route('**/api/job-tracker', (route) =>
      route.fulfill({ status, json: { detail: 'Log in and try again.', code: 'unauthenticated' } }),
    );
    await page.reload();
  };
  const KEPT = "localStorage.getItem('legwork.last-known')";
  await expect.poll(() => page.evaluate<string | null>(KEPT)).toContain('"tracker"');
  const before = await page.evaluate<string | null>(KEPT);
  await answer(503);
  const outOfDate = page.getByText('You’re seeing the last saved version.');
  await expect(outOfDate).toBeVisible();
  await expect(page.getByRole('row').locator('td:first-child')).toHaveCount(3);
  // What else was read meanwhile is written; what failed stays kept beside it.
  await expect.poll(() => page.evaluate<string | null>(KEPT)).not.toBe(before);
  const refused = page.waitForResponse('**/api/job-tracker');
  await answer(404);
  await refused;
  await expect(page.getByRole('row').locator('td:first-child')).toHaveCount(3);
  await expect(outOfDate).toHaveCount(0);

  await page.addInitScript("localStorage.removeItem('legwork.last-known')");
  await answer(401);
  await expect(page.getByText('Please log in to view your job tracker.')).toBeVisible();
  await answer(503);
  await expect(page.getByText('Couldn’t load your applications.')).toBeVisible();
  await page.unroute('**/api/job-tracker');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').locator('td:first-child')).toHaveCount(3);
});

test('the page of an application keeps notes and a reminder, and can be withdrawn and deleted', async ({
  page,
  product,
}) => {
  await withJobs(page, product);
  await page.getByRole('button', { name: /Show the timeline of Café Manager/ }).click();
  await page.getByRole('link', { name: 'View full details' }).click();
  await expect(page.getByText('You applied yourself on Friday, January 2 and added it here.')).toBeVisible();
  await expect(page.getByText('Ask for Sam.')).toBeVisible();
  await page.getByLabel('New note').fill('Sam is away until Monday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'Sam is away' });
  await note.getByRole('button', { name: 'Edit note' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Sam is back.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Sam is back.')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Ask for Sam.' });
  await first.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Ask for Sam.')).toBeHidden();

  await page.getByRole('button', { name: 'Set reminder' }).click();
  await page.getByLabel('Reminder text').fill('Ask when they decide.');
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByText(/I’ll remind you on .* at 9 a\.m\./)).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo withdrawal' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Delete from tracker' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Tracker' })).toBeVisible();
  await expectRows(page, ['Night Baker', 'Welder']);
});

test('a link is read from its board, added once, and what is typed outlives a reload', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await openTracker(page, product);
  const posting = (await product.practice.postings()).find(
    ({ open, odd, language }) => open && odd === null && language === 'en',
  );
  const dialog = page.getByRole('dialog', { name: 'Add a job' });
  const lookUp = async (link: string) => {
    await page.getByRole('button', { name: 'Add a job' }).click();
    await dialog.getByLabel('Link to the job posting').fill(link);
    await dialog.getByRole('button', { name: 'Look it up' }).click();
  };
  await lookUp('no link');
  await expect(dialog.getByText('Paste the full link, starting with https://.')).toBeVisible();
  await page.keyboard.press('Escape');

  await lookUp(posting?.url ?? '');
  await expect(dialog.getByRole('heading', { name: posting?.title ?? '' })).toBeVisible();
  await expect(dialog.getByText(/^Open on .*practice/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Prepare application' }).click();
  await expect(dialog.getByText(/one job or education entry with a date/)).toBeVisible();
  await dialog.getByRole('button', { name: 'I already applied' }).click();
  await dialog.getByLabel('Note (optional)').fill('By their own form.');
  await page.reload();
  await page.getByRole('button', { name: 'Add a job' }).click();
  await expect(dialog.getByLabel('Note (optional)')).toHaveValue('By their own form.');
  await dialog.getByRole('button', { name: 'Add to tracker' }).click();
  await expectRows(page, [posting?.title ?? 'no such posting']);

  await lookUp(posting?.url ?? '');
  await dialog.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: posting?.title ?? '' })).toBeVisible();

  await openTracker(page, product);
  await lookUp('https://example.com/jobs/7');
  await expect(dialog.getByText('This site can’t be read. Fill in the details yourself.')).toBeVisible();
  await expect(dialog.getByLabel('Link (optional)')).toHaveValue('https://example.com/jobs/7');
});

test('the tracker, its board, a page and the dialog are sound in both themes and sizes', async ({
  page,
  product,
}) => {
  test.slow();
  await withJobs(page, product);
  await withJobsToFinish(page);
  await expectSound(page, `${product.career}/dashboard/job-tracker`);
  await expectSound(page, `${product.career}/dashboard/job-tracker?view=board`);
  await page.locator('[data-card] a').first().click();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await expectSound(page, page.url());
  await openTracker(page, product);
  await page.getByRole('button', { name: 'Add a job' }).click();
  await page.getByRole('button', { name: 'Enter manually' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  }
});
