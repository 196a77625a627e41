import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

const MADE =
  '<html><head><style>h1 { color: rgb(10, 20, 30) } body { font-family: Arial }</style></head><body>' +
  '<h1>Robin Tremblay</h1><h2>Experience</h2><ul><li>Plans 120 stops a day</li></ul><script>window.ran = true</script></body></html>';

/** The text being edited. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Resume text' });
/** What this device keeps of it. */
export const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('resume_html_for_editor') ?? '');

/** Opens the editor on what the generator would have left. */
export async function openEditor(page: Page, product: Product, html = MADE): Promise<void> {
  await page.evaluate((made) => {
    localStorage.setItem('resume_html', made);
    localStorage.setItem('resume_html_for_editor', made);
  }, html);
  await page.goto(`${product.career}/dashboard/resume-editor`);
  await expect(text(page)).toContainText('Robin Tremblay');
  await expect(page.getByText(/^Saved .*, version 1$/)).toBeVisible();
}

/** Types at the end of the page. */
export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}
