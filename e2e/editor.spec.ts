import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openEditor, text } from './editor-page.ts';
import { signUp } from './people.ts';
import { test } from './product.ts';
import { expectSoundOpened } from './sound.ts';

test('opens what the generator made, in its own styles, and formats it with the whole toolbar', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await openEditor(page, product);
  const heading = text(page).getByRole('heading', { name: 'Robin Tremblay' });
  await expect(heading).toHaveCSS('color', 'rgb(10, 20, 30)');
  expect(await page.evaluate("'ran' in window")).toBe(false);

  await text(page).getByText('Plans 120 stops').click({ clickCount: 3 });
  for (const mark of ['Bold', 'Italic', 'Underline', 'Strikethrough'])
    await page.getByRole('button', { name: mark, exact: true }).click();
  await page.getByLabel('Font', { exact: true }).selectOption({ label: 'Verdana' });
  await expect(page.getByLabel('Font size')).toHaveValue('16');
  await page.getByLabel('Font size').fill('20');
  await page.getByLabel('Font size').press('Enter');
  await page.getByRole('button', { name: 'Align centre' }).click();
  await page.getByRole('button', { name: 'Numbered list' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect(page.getByText('Enter a web address')).toBeVisible();
  await page.getByLabel('Address').fill('example.com/robin');
  await page.getByRole('button', { name: 'Set link' }).click();
  const item = text(page).locator('ol li');
  await expect(item.locator('strong, em, u, s')).toHaveCount(4);
  await expect(item.locator('a')).toHaveAttribute('href', 'https://example.com/robin');
  await expect(item.locator('p')).toHaveCSS('text-align', 'center');
  await expect(item.locator('span')).toHaveAttribute('style', /Verdana.*20px|20px.*Verdana/);

  const blockFormat = page.getByLabel('Block format');
  for (const format of ['H1', 'H2', 'H3', 'Normal']) {
    await heading.or(text(page).getByText('Robin Tremblay')).first().click();
    await expect(blockFormat).toHaveValue(/^h\d$/);
    await blockFormat.selectOption({ label: format });
    const name = format === 'Normal' ? 'p' : format.toLowerCase();
    await expect(text(page).locator(`> ${name}`, { hasText: 'Robin Tremblay' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  const normal = text(page).locator('> p', { hasText: 'Robin Tremblay' });
  await expect(normal).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(normal).toBeVisible();

  // A tool in the very moment after a click works on the line that was clicked.
  await item.click();
  await expect(page.getByRole('button', { name: 'Numbered list' })).toHaveAttribute('aria-pressed', 'true');
  // Written as text: tests are typed without a document.
  await page.evaluate(`{
    const lines = [...document.querySelectorAll('#resume-text > p')];
    getSelection().collapse(lines.find((line) => line.textContent === 'Robin Tremblay').firstChild, 3);
    const select = document.querySelector('select[aria-label="Block format"]');
    select.value = 'h3';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }`);
  await expect(text(page).getByRole('heading', { name: 'Robin Tremblay', level: 3 })).toBeVisible();
});

test('names, looks at, restores and deletes versions', async ({ page, product }) => {
  await signUp(page, product);
  await openEditor(page, product);
  const name = page.getByLabel('Name of this resume');
  await name.fill('Dispatcher');
  await name.press('Enter');
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Versions' }).getByText('Dispatcher')).toBeVisible();
  // A second version, as from another device.
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const made = await page.request.post(`${product.main}/api/resume/versions`, {
    maxRetries: 3,
    headers: { authorization: `Bearer ${token}` },
    data: { html: '<h1>Robin Tremblay</h1><p>Second text</p>', title: 'Planner' },
  });
  expect(made.ok()).toBe(true);
  await page.reload();
  await expect(text(page)).toContainText('Second text');
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await page.getByRole('button', { name: /^Dispatcher/ }).click();
  await expect(page.getByText('This is a preview. Nothing has changed.')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Plans 120 stops')).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Version 1 restored as version 3.').first()).toBeVisible();
  await expect(text(page)).toContainText('Plans 120 stops');
  await page.getByRole('button', { name: 'Delete version 2' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Planner')).toHaveCount(0);
});

test('downloads resume.html and the other formats', async ({ page, product }) => {
  await signUp(page, product);
  await openEditor(page, product);
  const download = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const html = await download(() => page.getByRole('button', { name: 'Download resume.html' }).click());
  expect(html.name).toBe('resume.html');
  expect(html.content.toString()).toContain('<h1>Robin Tremblay</h1>');
  for (const [label, name, start] of [
    ['PDF, Letter', 'Robin_Tremblay_Resume.pdf', '%PDF'],
    ['Word (.docx)', 'Robin_Tremblay_Resume.docx', 'PK'],
    ['JSON Resume (.json)', 'Robin_Tremblay_Resume.json', '{'],
  ] as const) {
    const file = await download(async () => {
      await page.getByRole('button', { name: 'Download another format' }).click();
      await page.getByRole('menuitem', { name: label }).click();
    });
    expect(file.name).toBe(name);
    expect(file.content.toString('latin1').startsWith(start)).toBe(true);
  }
});

test('takes what another program pastes, without what could run', async ({ page, product }) => {
  await signUp(page, product);
  await openEditor(page, product);
  await text(page).click();
  await page.keyboard.press('Control+End');
  // Written as text: tests are typed without a document.
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/html', '<p class="MsoNormal"><b>Forklift</b> licence<img src=x onerror="window.ran = true"></p>');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('#resume-text').dispatchEvent(paste);
  }`);
  await expect(text(page).locator('strong')).toHaveText('Forklift');
  expect(await page.evaluate("'ran' in window")).toBe(false);
});

test('is one toolbar for the keyboard, light in both themes, and sound at both sizes', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await openEditor(page, product);
  await text(page).click();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Block format')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();

  await expectSoundOpened(page, 'the Resume Editor', async () => {
    await page.reload();
    await expect(text(page)).toContainText('Robin Tremblay');
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    await expect(page.getByText('Your last 100 versions are kept.')).toBeVisible();
  });
  // The last look was at the dark theme.
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
});
