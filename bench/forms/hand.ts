import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Frame, Locator, Page } from 'playwright-core';
import { driftedName } from './drift/index.ts';
import type { Drift } from './drift/index.ts';
import type { DocumentHashes } from './score.ts';
import type { ApplicationForm, TruthField } from './set.ts';

/** The applicant's documents on disk. */
export const documentPaths = {
  resume: join(import.meta.dirname, 'documents', 'Ines_Achterberg_CV.pdf'),
  cover_letter: join(import.meta.dirname, 'documents', 'Ines_Achterberg_Cover_Letter.pdf'),
};

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
/** What those documents hash to. */
export const documentHashes: DocumentHashes = {
  resume: hashOf(documentPaths.resume),
  cover_letter: hashOf(documentPaths.cover_letter),
};

/** The values with which a field is right; none where it stays empty. */
export function rightValues({ expect, example }: TruthField): string[] {
  if (example !== undefined) return [example];
  if (expect.set) return expect.set;
  if (expect.today) {
    const now = new Date();
    const [day = '', month = ''] = [now.getDate(), now.getMonth() + 1].map((part) =>
      String(part).padStart(2, '0'),
    );
    return [expect.today.replace('DD', day).replace('MM', month).replace('YYYY', String(now.getFullYear()))];
  }
  if (expect.url !== undefined) return [`https://${expect.url}`];
  const value = expect.eq ?? expect.anyOf?.[0] ?? expect.phone;
  return value === undefined ? [] : [value];
}

/** The frame of a page that has a field, shadow roots included. */
async function frameWith(page: Page, selector: string): Promise<Frame | null> {
  for (const frame of page.frames()) if ((await frame.locator(selector).count()) > 0) return frame;
  return null;
}

async function fillOne(
  control: Locator,
  frame: Frame,
  selector: string,
  values: readonly string[],
): Promise<void> {
  const [value = ''] = values;
  const { tag, type } = await control.evaluate((element: { tagName: string; type: string }) => ({
    tag: element.tagName,
    type: element.type,
  }));
  if (tag === 'SELECT') {
    // Choosing what is chosen would say again that it has changed.
    if ((await control.inputValue()) !== value) await control.selectOption(value);
  } else if (type === 'radio' || type === 'checkbox')
    for (const one of values)
      await frame.locator(`${selector}[value="${one}"], ${selector}:not([value])`).check();
  else if (type === 'hidden') {
    const box = frame
      .locator('div')
      .filter({ has: frame.locator(`> ${selector}`) })
      .last();
    // A group of choices stands open; a list is opened first.
    const list = box.getByRole('combobox');
    if ((await list.count()) > 0) await list.click();
    await box.locator(`[data-value="${value}"]`).click();
  } else await control.fill(value);
}

/** Fills in what a page of a form shows, by the names its fields have before any drift, as somebody who wrote the page could. */
export async function fillByHand(page: Page, form: ApplicationForm, drift: Drift): Promise<void> {
  for (const field of form.truth.fields) {
    const selector = `[name="${driftedName(field.key, drift)}"]`;
    const frame = await frameWith(page, selector);
    if (!frame) continue;
    const control = frame.locator(selector).first();
    if (field.expect.file) await control.setInputFiles(documentPaths[field.expect.file]);
    else if (field.expect.blank) {
      if (['radio', 'checkbox'].includes((await control.getAttribute('type')) ?? ''))
        await frame.locator(selector).first().uncheck();
    } else if (rightValues(field).length > 0) await fillOne(control, frame, selector, rightValues(field));
  }
}

/** Fills in a server-made form page after page and sends it. */
export async function sendByHand(
  page: Page,
  address: string,
  form: ApplicationForm,
  drift: Drift,
): Promise<void> {
  await page.goto(address);
  const file = form.definition.form;
  if (file !== undefined) await frameWith(page, 'form[action="submit"]');
  for (let sent = 0; sent < Math.max(1, form.definition.pages?.length ?? 1); sent++) {
    await fillByHand(page, form, drift);
    const frame = await frameWith(page, 'form[action="submit"], form[action^="step-"]');
    if (!frame) throw new Error(`${form.id} has no form`);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await frame
      .locator('form[action="submit"], form[action^="step-"]')
      .locator('button:not([role]), input[type=submit]')
      .last()
      .click();
    await answered;
    await page.waitForLoadState();
  }
}
