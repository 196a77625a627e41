import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSoundNow } from './sound.ts';

const address = (product: Product) => `${product.career}/dashboard/resume-generator`;
const sheet = (page: Page) => page.frameLocator('iframe[title="Resume preview"]');
const promptBox = (page: Page) => page.getByRole('textbox', { name: /resume for|should change/ });

async function ask(page: Page, prompt: string): Promise<void> {
  await promptBox(page).fill(prompt);
  await page.getByRole('button', { name: 'Generate My Resume' }).click();
}

const TOLD =
  'I was a dispatcher at Erie Freight Lines from 2019 to 2023. I have a diploma in logistics from St. Clair College, 2015. In 2011 I got to know Brightwater Collective.';

test('a reply that holds only the text of a resume is shown like any other', async ({ page, product }) => {
  await signUp(page, product, 'Pat Doe');
  await page.goto(address(product));
  await page.route('**/api/resume/chat-or-generate', (route) =>
    route.fulfill({
      body: JSON.stringify({ html: '<html><head></head><body><h1>Only Html</h1></body></html>' }),
      contentType: 'application/json',
    }),
  );
  await ask(page, 'a resume please');
  await expect(sheet(page).getByRole('heading', { name: 'Only Html' })).toBeVisible();
  await expect(page.getByText('Your professional resume has been generated!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your resume' })).toBeVisible();
  await expect(page.getByText('Nothing in it is invented')).toBeVisible();
  await expect(page.getByLabel('Template')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('resume_html'))).toContain('Only Html');
});

test('a resume comes back on another device, where the next prompt changes it', async ({
  page,
  product,
  browser,
}) => {
  await signUp(page, product, 'Pat Doe');
  await page.goto(address(product));
  await ask(page, TOLD);
  await expect(sheet(page).getByText('St. Clair College')).toBeVisible();
  await expect(
    page.getByText(/I couldn’t place “In 2011 I got to know Brightwater Collective\.”\. At/),
  ).toBeVisible();
  await ask(page, 'make it for a night dispatcher role in Toronto');
  await expect(page.getByRole('heading', { name: 'Night dispatcher, Toronto' })).toBeVisible();
  await expect(sheet(page).getByText(/Toronto|night/i)).toHaveCount(0);
  await expect(page.getByText(/Saved .*, version 2/)).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${product.career}/robots.txt`);
  await other.evaluate(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
  await other.goto(address(product));
  await expect(sheet(other).getByText('St. Clair College')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Night dispatcher, Toronto' })).toBeVisible();
  await expect(other.getByText(/Saved .*, version 2/)).toBeVisible();
  await expectSoundNow(other, 'the resume of another device');
  expect(await other.evaluate(() => localStorage.getItem('resume_html'))).toContain('St. Clair');

  await ask(other, 'leave out the diploma');
  await expect(other.getByText(/Saved .*, version 3/)).toBeVisible();
  await expect(sheet(other).getByText('Erie Freight Lines').first()).toBeVisible();
  await expect(sheet(other).getByText('St. Clair College')).toHaveCount(0);
  await ask(other, 'put the diploma back');
  await expect(sheet(other).getByText('St. Clair College')).toBeVisible();
  await elsewhere.close();

  // What the first device kept was saved, so the newer one takes its place there.
  await page.reload();
  await expect(page.getByText(/Saved .*, version 4/)).toBeVisible();
});
