import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { curriculumVitae } from './curriculum-vitae.data.ts';
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

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze & Use Content' }).click();

const json = (body: object) => ({ body: JSON.stringify(body), contentType: 'application/json' });

/** Script that drops a text file on the zone, as a hand would. */
const drop = (text: string) => `(() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([${JSON.stringify(text)}], 'dropped.txt', { type: 'text/plain' }));
  const zone = document.querySelector('[aria-label="Upload your resume"]');
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
})()`;

/** Answers the next call of an address as a failing server would. */
const failing = (page: Page, path: string, reply: { status: number; body: string; contentType?: string }) =>
  page.route(`**/api${path}`, (route) => route.fulfill(reply), { times: 1 });

test('a prompt becomes a resume, and the next prompt changes it', async ({ page, product }) => {
  await signUp(page, product, 'Pat Doe');
  await page.goto(address(product));
  await page.getByRole('button', { name: 'Generate My Resume' }).click();
  await expect(page.getByText('Please tell the AI what resume you want to create.')).toBeVisible();

  await ask(page, 'I am a welder in Halifax with 6 years at Irving. I led a crew of 4.');
  await expect(page.getByText('Your professional resume has been generated!').first()).toBeVisible();
  await expect(sheet(page).getByText('Led a crew of 4')).toBeVisible();
  await expect(sheet(page).getByRole('heading', { name: 'Experience' })).toBeVisible();
  await expect(page.getByText(/When did you work as Welder at Irving/)).toBeVisible();
  await expect(page.getByText(/Saved .*, version 1/)).toBeVisible();

  await ask(page, 'in French');
  await expect(sheet(page).getByRole('heading', { name: 'Expérience' })).toBeVisible();
  await page.getByLabel('Template').selectOption('sidebar');
  await expect(sheet(page).locator('header h1')).toHaveText('Pat Doe');

  await page.reload();
  await expect(sheet(page).locator('header h1')).toHaveText('Pat Doe');
  expect(await page.evaluate(() => localStorage.getItem('resume_html'))).toContain('Pat Doe');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open editor' }).click();
  const editor = await opened;
  expect(new URL(editor.url()).pathname).toBe('/dashboard/resume-editor');
  await expect(editor.getByText('Led a crew of 4').first()).toBeVisible();
});

test('a file is judged line by line, and the advice is put to use', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(address(product));
  await analyze(page);
  await expect(page.getByText('Please upload a file to analyze.')).toBeVisible();
  await choose(page, 'cv.exe', 'x');
  await expect(page.getByText('Upload a .pdf, .doc, .docx or .txt file.')).toBeVisible();

  await choose(page, 'cv.txt', curriculumVitae.replace('- Scheduled', '- Responsible for managing'));
  await analyze(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /\d+ out of 100/ })).toBeVisible();
  await expect(page.getByText('Analysis complete!').first()).toBeVisible();
  for (const name of ['Strengths', 'Weaknesses', 'Suggestions'])
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await expect(dialog.getByText('Responsible for', { exact: true })).toBeVisible();
  await expectSoundNow(page, 'the analysis');

  await dialog.getByRole('button', { name: 'Use AI to Fix & Regenerate' }).click();
  await expect(dialog).toBeHidden();
  await expect(promptBox(page)).toBeFocused();
  await expect(promptBox(page)).toHaveValue(/- Start with an action verb[^]*Robin Tremblay/);
  expect(await page.evaluate<number>('window.scrollY')).toBe(0);
  await page.getByRole('button', { name: 'Generate My Resume' }).click();
  await expect(sheet(page).getByText('Managed inbound and outbound shipments')).toBeVisible();
  await page.locator('summary', { hasText: 'Your profile facts' }).click();
  await expect(page.getByText('Stonebridge Haulage').first()).toBeVisible();
});

test('a resume that was made is sound in both themes and sizes', async ({ page, product }) => {
  await signUp(page, product, 'Pat Doe');
  await page.goto(address(product));
  await ask(page, 'I am a welder in Halifax with 6 years at Irving.');
  await expect(sheet(page).getByText('Irving', { exact: true })).toBeVisible();
  await expectSoundNow(page, 'the generator with a resume');

  // Each line tells its source without a mouse: the lines are one stop of the Tab key.
  await sheet(page).getByRole('button', { name: 'Pat Doe' }).press('ArrowDown');
  await expect(sheet(page).getByRole('button', { name: 'Welder' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const source = page.getByRole('dialog', { name: 'Where this comes from' });
  await expect(source.getByText('Welder', { exact: true })).toBeVisible();
  await source.getByRole('button', { name: 'Previous line' }).click();
  await expect(source.getByText('Pat Doe', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page).getByRole('button', { name: 'Pat Doe' })).toBeFocused();
});

test('a dropped file is looked at without being kept when the person says so', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(address(product));
  await expect(page.getByRole('region', { name: 'Upload your resume' })).toBeVisible();
  await page.evaluate(drop(curriculumVitae));
  await expect(page.getByText('dropped.txt')).toBeVisible();
  await page.getByLabel(/Use this as my main resume/).uncheck();
  await analyze(page);
  await expect(page.getByText('Nothing from it was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep as is' }).click();
  await page.reload();
  await expect(page.getByText('Stonebridge Haulage')).toHaveCount(0);
});

test('what fails is said in its words, and nothing typed or chosen is lost', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(address(product));
  const unexpected = "Server returned an unexpected error. Check the browser's Network tab for details.";
  const generation = '/resume/chat-or-generate';
  await failing(page, generation, { status: 500, ...json({}) });
  await ask(page, 'A resume for a cook');
  await expect(page.getByText('Generation failed due to a server error.')).toBeVisible();
  await failing(page, generation, { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
  await page.getByRole('button', { name: 'Generate My Resume' }).click();
  await expect(page.getByText(unexpected)).toBeVisible();
  await failing(page, generation, {
    status: 429,
    ...json({ detail: 'Please wait a minute.', code: 'too_many_requests' }),
  });
  await page.getByRole('button', { name: 'Generate My Resume' }).click();
  await expect(page.getByText('Please wait a minute.')).toBeVisible();
  const empty = { html: '', title: '', questions: ['What is your full name?'], notes: [], facts: 0 };
  await failing(page, generation, {
    status: 200,
    ...json({ ...empty, style: { template: 'plain', paper: 'a4', language: 'en' } }),
  });
  await page.getByRole('button', { name: 'Generate My Resume' }).click();
  await expect(page.getByText('AI returned an empty resume.')).toBeVisible();
  await expect(page.getByText('What is your full name?')).toBeVisible();
  await expect(promptBox(page)).toHaveValue('A resume for a cook');

  const analysis = '/resume/analyze-file';
  await choose(page, 'cv.txt', curriculumVitae);
  await failing(page, analysis, { status: 500, ...json({}) });
  await analyze(page);
  await expect(page.getByText('Analysis failed due to a server error.')).toBeVisible();
  await failing(page, analysis, { status: 502, body: 'oops' });
  await analyze(page);
  await expect(page.getByText(unexpected)).toBeVisible();
  await expect(page.getByText('cv.txt', { exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.getByRole('button', { name: 'Generate My Resume' }).click();
  await expect(page.getByText('Please log in to generate a resume.')).toBeVisible();
});

test('long work says what it does, goes on when it is put aside, and stops when it is cancelled', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(address(product));
  const hold = (path: string) =>
    page.route(`**/api${path}`, () => new Promise(() => undefined), { times: 1 });
  await hold('/resume/analyze-file');
  await choose(page, 'cv.txt', curriculumVitae);
  await analyze(page);
  await expect(page.getByRole('dialog', { name: 'Analyzing your document...' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Your file is still selected.')).toBeVisible();
  await hold('/resume/chat-or-generate');
  await ask(page, 'A resume for a cook');
  await expect(page.getByRole('dialog', { name: 'AutoCareer Pro is building your resume...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const aside = page.getByRole('region', { name: 'AutoCareer Pro is building your resume...' });
  await expect(aside.getByText('Gathering the facts from your profile')).toBeVisible();
  await aside.getByRole('button', { name: 'Show progress' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Your prompt is still here.')).toBeVisible();
});
