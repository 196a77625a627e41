import { expect } from '@playwright/test';
import { openEditor, stored, text, typeAtEnd } from './editor-page.ts';
import { signUp } from './people.ts';
import { test } from './product.ts';

test('keeps an offline edit on the device and sends it when the server is back', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await openEditor(page, product);
  await page.route('**/api/resume/**', (route) => route.abort());
  await typeAtEnd(page, ' and trains dispatchers');
  await expect(page.getByText(/The server didn’t respond/)).toBeVisible();
  expect(await stored(page)).toContain('and trains dispatchers');

  await page.unroute('**/api/resume/**');
  await page.reload();
  await expect(text(page)).toContainText('and trains dispatchers');
  await expect(page.getByText(/^Saved .*, version/)).toBeVisible();
  // Another device has nothing but the server.
  await page.evaluate(() => {
    for (const key of ['resume_html', 'resume_html_for_editor', 'legwork.resume-editor'])
      localStorage.removeItem(key);
  });
  await page.reload();
  await expect(text(page)).toContainText('and trains dispatchers');
});

test('tells two tabs of each other and keeps both texts', async ({ page, product, context }) => {
  await signUp(page, product);
  await openEditor(page, product);
  const other = await context.newPage();
  await other.goto(`${product.career}/dashboard/resume-editor`);
  await typeAtEnd(other, ' OTHER');
  await expect(page.getByText('This resume was changed in another tab.')).toBeVisible();
  await expect(other.getByText('Not saved yet')).toHaveCount(0);
  await expect(other.getByText(/^Saved .*, version/)).toBeVisible();
  await typeAtEnd(page, ' MINE');
  await expect(page.getByText(/Your changes here are saved as version 2\. You’ll find both/)).toBeVisible();
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await expect(page.frameLocator('iframe').getByText('OTHER')).toBeVisible();
});

test('loses nothing when two tabs were typed in offline and closed', async ({ page, product, context }) => {
  await signUp(page, product);
  await openEditor(page, product);
  const other = await context.newPage();
  await other.goto(`${product.career}/dashboard/resume-editor`);
  await expect(text(other)).toContainText('Robin Tremblay');
  await context.setOffline(true);
  for (const [tab, words] of [
    [page, ' ONE'],
    [other, ' OTHER'],
  ] as const) {
    await typeAtEnd(tab, words);
    await expect(tab.getByText(/The server didn’t respond/)).toBeVisible();
  }
  // Each tries again by itself as long as it is there.
  await Promise.all([page.close(), other.close()]);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`${product.career}/dashboard/resume-editor`);
  await expect(text(next)).toContainText('OTHER');
  await expect(next.getByText(/Another tab closed before what you typed/)).toBeVisible();
  await expect(next.getByText(/^Saved .*, version 3$/)).toBeVisible();
  await next.getByRole('button', { name: 'Versions', exact: true }).click();
  await next.getByRole('button', { name: /^Version 2/ }).click();
  await expect(next.frameLocator('iframe').getByText(/ONE/)).toBeVisible();
});

test('notes the lines a person changed, with what they said and where they came from', async ({
  page,
  product,
}) => {
  // Wide enough for notes beside the paper.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page, product);
  await openEditor(page, product, '<h1>Robin Tremblay</h1><ul><li data-facts="f1">Plans 120 stops</li></ul>');
  const notes = page.getByRole('complementary', { name: 'Notes on your lines' });
  await text(page).getByText('Plans 120 stops').click();
  await expect(notes.getByText('Where this comes from')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' a day');
  await expect(notes.getByText('You changed this line')).toBeVisible();
  await expect(notes.getByText('Where this comes from')).toHaveCount(0);
  await expect.poll(() => stored(page)).toContain('data-original="Plans 120 stops"');
  await page.reload();
  await notes.getByRole('button', { name: 'Restore original' }).click();
  await expect(text(page).locator('li')).toHaveText('Plans 120 stops');
  await expect.poll(() => stored(page)).toContain('<li data-facts="f1">Plans 120 stops</li>');
});
