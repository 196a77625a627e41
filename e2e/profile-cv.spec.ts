import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { curriculumVitae } from './curriculum-vitae.data.ts';
import { signUp } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';

// Nothing may be complained of in the console, and a worker held off would be.
test.use({ serviceWorkers: 'allow' });

/** The resume of the journeys as a PDF, printed by the browser itself. */
async function printedCv(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(
    `<pre style="font: 13px/1.4 sans-serif; white-space: pre-wrap">${curriculumVitae}</pre>`,
  );
  const pdf = await page.pdf({ format: 'Letter' });
  await page.close();
  return pdf;
}

async function upload(page: Page, product: Product, buffer: Buffer): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const reply = await page.request.post(`${product.main}/api/resume/upload`, {
    headers: { authorization: `Bearer ${token}` },
    // A kept connection may just have been closed by the server; a browser asks again then.
    maxRetries: 3,
    multipart: { file: { name: 'Robin.pdf', mimeType: 'application/pdf', buffer } },
  });
  expect(reply.ok()).toBe(true);
}

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'),
  ).toBeLessThanOrEqual(0);
}

test('shows the page of a CV with what was read in it, and takes the word of the person', async ({
  page,
  context,
  product,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await signUp(page, product, 'Robin Tremblay');
  const pdf = await printedCv(context);
  await upload(page, product, pdf);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`${product.career}/dashboard/profile-edit`);
  await page.getByRole('link', { name: 'See it on the page' }).click();
  await expect(page.getByRole('heading', { name: 'What I found in your resume' })).toBeVisible();
  const row = (name: RegExp) => page.getByRole('button', { name });
  // Drawn: the canvas has more than the 300 by 150 pixels of an empty one.
  await expect
    .poll(() => page.locator('canvas').evaluate((canvas) => Number(Reflect.get(canvas, 'width'))))
    .toBeGreaterThan(400);

  await row(/^Employer Lakeside Foods/).click();
  await expect(page.getByText('Select the line for: Employer.')).toBeVisible();
  await page.getByRole('button', { name: /^Line \d+: Operations Coordinator, Stonebridge/ }).click();
  await expect(row(/^Employer Stonebridge Haulage Confirmed by you/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(/^Employer Lakeside Foods Line/)).toBeVisible();

  await row(/^Headline Not found/).click();
  await page.getByLabel('Headline').fill('Dispatcher');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(/^Headline Dispatcher Confirmed by you/)).toBeVisible();

  await row(/^Duty Prepared customs documentation/).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  const left = page.locator('[data-unused]').filter({ hasText: 'Prepared customs' });
  await left.click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Not part of my resume' }).click();
  await expect(page.getByText(/^Not part of your resume: /)).toContainText('Prepared customs documentation');

  await upload(page, product, pdf);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.reload();
  await expect(row(/^Headline Dispatcher Confirmed by you/)).toBeVisible();
  await expect(row(/^Duty Prepared customs/)).toHaveCount(0);
  await row(/^Job title Logistics Coordinator/).click();
  await page.getByRole('button', { name: 'Choose on page' }).click();
  await expectSound(page);
  expect(complaints).toEqual([]);
});
