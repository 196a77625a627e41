import type { Page } from 'playwright-core';
import { documentPaths, fillByHand, rightValues, sendByHand } from './hand.ts';
import { asWritten, partOf, pick, valueOf } from './hand-controls.ts';
import type { Script } from './hand-controls.ts';
import { STEP_SCRIPTS } from './hand-steps.ts';
import type { ApplicationForm } from './set.ts';

/** Answers one question after the other. */
const chat: Script = async (page, form) => {
  for (const { label, key, expect } of form.truth.fields) {
    await page.getByText(label, { exact: true }).last().waitFor();
    if (expect.file) {
      await page.locator('input[type=file]').setInputFiles(documentPaths[expect.file]);
      await page.getByRole('button', { name: 'Next' }).click();
      continue;
    }
    const value = valueOf(form, key);
    const choice = page.getByRole('button', {
      name: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
      exact: true,
    });
    const text = page.getByPlaceholder('Type your answer');
    await choice.or(text).first().waitFor();
    if ((await choice.count()) > 0) await choice.click();
    else {
      await text.fill(value);
      await page.getByRole('button', { name: 'Next' }).click();
    }
  }
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Your application has been sent').waitFor();
};

/** Lets the reader of resumes have its say first, then writes over it. */
const material: Script = async (page, form) => {
  const read = page.waitForResponse((response) => response.url().endsWith('/parse'));
  await page.locator('input[type=file]').setInputFiles(documentPaths.resume);
  await read;
  // The answer is there a moment before the page has written it into its fields.
  await page.waitForFunction(`document.querySelector('[name=name]').value !== ''`);
  for (const key of ['name', 'email', 'phone', 'headline', 'start', 'salary'])
    await page.locator(`[name=${key}]`).fill(valueOf(form, key));
  await page.locator('[name=place]').fill('Ottawa');
  await page.getByRole('option', { name: valueOf(form, 'place'), exact: true }).click();
  await pick(page, page.locator('[data-name=years]'), '9 to 14');
  await pick(page, page.locator('[data-name=mode]'), 'On site');
  await pick(page, page.locator('[data-name=gender]'), 'Woman');
  await pick(page, page.locator('[data-name=veteran]'), 'I am not a veteran');
  for (const skill of ['AutoCAD', 'PLC', 'Excel']) await page.getByRole('button', { name: skill }).click();
  await page.getByRole('switch', { name: 'Product news' }).click();
  await page.getByRole('switch', { name: 'privacy' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Application sent').waitFor();
};

const MONTHS: Readonly<Record<string, string>> = { '2': 'February', '3': 'March', '5': 'May' };

/** Adds a second job, and takes months and years from their lists. */
const history: Script = async (page, form) => {
  await page.getByRole('button', { name: 'Add a position' }).click();
  const dated = /_(month|year)$/;
  await fillByHand(
    page,
    partOf(form, (key) => !dated.test(key)),
    asWritten,
  );
  for (const field of form.truth.fields.filter(({ key, expect }) => dated.test(key) && !expect.blank)) {
    const [value = ''] = rightValues(field);
    const box = page.locator('.combo').filter({ has: page.locator(`[name="${field.key}"]`) });
    await pick(
      page,
      box.getByRole('combobox'),
      field.key.endsWith('month') ? (MONTHS[value] ?? value) : value,
    );
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('has been received').waitFor();
};

/** Chooses the country first, which loads the page again with its provinces. */
const portal: Script = async (page, form) => {
  const again = page.waitForEvent('load');
  await page.locator('[name$=ddlCountry]').selectOption('CA');
  await again;
  await fillByHand(page, form, asWritten);
  await page.locator('[name$=btnSubmit]').click();
  await page.getByText('has been submitted').waitFor();
};

const SCRIPTS: Readonly<Record<string, Script>> = { chat, material, history, portal, ...STEP_SCRIPTS };

/** Fills in a form as it was written and sends it, in the least steps that it takes. */
export async function sendByScript(page: Page, address: string, form: ApplicationForm): Promise<void> {
  const script = SCRIPTS[form.id];
  if (!script) return sendByHand(page, address, form, asWritten);
  await page.goto(address);
  return script(page, form);
}
