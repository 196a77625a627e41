import type { Browser, Page } from 'playwright-core';
import type { PlannedField } from '#engines/forms/index.ts';
import type { FormFiles } from '#server/ports/browser.ts';

const CONFIRMED = '.receipt';

async function choose(page: Page, key: string, value: string): Promise<void> {
  // A tick box has a hidden twin that says "no".
  const seen = page.locator(`[name="${key}"]:not([type=hidden])`);
  const named = (await seen.count()) > 0 ? seen : page.locator(`[name="${key}"]`);
  const first = named.first();
  const control = await first.evaluate((element: { tagName: string; type: string; id: string }) => ({
    tag: element.tagName.toLowerCase(),
    type: element.type,
    id: element.id,
  }));
  if (control.tag === 'select') await first.selectOption(value);
  else if (control.type === 'radio' || (control.type === 'checkbox' && (await named.count()) > 1))
    await page.locator(`[name="${key}"][value="${value}"]:not([type=hidden])`).check();
  else if (control.type === 'checkbox') await first.check();
  else if (control.type === 'hidden') {
    const pair = page.locator(`.yes-no[data-input="${control.id}"] button[value="${value}"]`);
    if ((await pair.count()) > 0) await pair.click();
    else {
      const box = page.locator(`button[aria-haspopup=listbox][data-input="${control.id}"]`);
      const options = await box.getAttribute('aria-controls');
      await box.click();
      await page.locator(`[id="${options}"] [role=option][data-value="${value}"]`).click();
    }
  } else await first.fill(value);
}

/**
 * What somebody would write for one form whose field names they know: fill, choose, click, wait for the receipt. No
 * journal, no look at what the page asks, nothing read back, no proxy, no screenshots.
 */
export async function sendBare(
  browser: Browser,
  address: string,
  fields: readonly PlannedField[],
  files: FormFiles,
  atClick: () => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address);
    for (const { key, kind, value } of fields) {
      const file = kind === 'file' ? files[String(value)] : undefined;
      if (file)
        await page.locator(`input[type=file][name="${key}"]`).setInputFiles({
          name: file.name,
          mimeType: file.contentType,
          buffer: Buffer.from(file.bytes),
        });
      else if (value === false) continue;
      else for (const one of Array.isArray(value) ? value : [String(value)]) await choose(page, key, one);
    }
    await atClick();
    await page.locator('#application-form button[type=submit]').click();
    await page.locator(CONFIRMED).first().waitFor();
  } finally {
    await context.close();
  }
}

const PAGE = `<h1>Name</h1>${'<p>What somebody did, in some words that fill a line or two of their CV.</p>'.repeat(20)}`;

/** What somebody would write to print a resume and a letter that are ready: no board asked, nothing written, nothing checked. */
export async function printBare(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  try {
    for (let document = 0; document < 2; document += 1) {
      const page = await context.newPage();
      await page.setContent(PAGE);
      await page.pdf();
    }
  } finally {
    await context.close();
  }
}
