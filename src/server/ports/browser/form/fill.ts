import type { ElementHandle } from 'playwright-core';
import type { PlannedField } from '#contract/career/form.ts';
import type { FormFiles } from '#server/ports/browser.ts';
import { optionsFor, ticks } from './match.ts';
import type { LiveField } from './observe.ts';
import type { SeenOption } from '#server/ports/browser/page/page-types.ts';
import { labelKey } from './text.ts';

const TRY_MS = 4000;

/** A planned value has no place among the choices on the page. */
export class NoSuchChoice extends Error {}

async function press(field: LiveField, at: number): Promise<void> {
  const element: ElementHandle = await field.element(at);
  await element.scrollIntoViewIfNeeded({ timeout: TRY_MS });
  await element.click({ timeout: TRY_MS });
}

async function setOptions(field: LiveField, wanted: readonly SeenOption[]): Promise<void> {
  const isSet = field.control === 'checkboxes';
  for (const option of field.options) {
    const should = wanted.includes(option);
    if (should === option.chosen || (!should && !isSet)) continue;
    await press(field, option.proxy);
  }
}

async function select(field: LiveField, wanted: readonly SeenOption[]): Promise<void> {
  const element = await field.element(field.at);
  await element.selectOption(
    wanted.map(({ text, value }) => (value === '' ? { label: text } : { value })),
    { timeout: TRY_MS },
  );
}

/** Opens a replaced list, types where it takes text, and presses the entry that reads exactly as wanted. */
async function chooseFromList(field: LiveField, planned: PlannedField): Promise<void> {
  const values = Array.isArray(planned.value) ? planned.value : [planned.display || String(planned.value)];
  for (const text of values) {
    const element = await field.element(field.at);
    await element.scrollIntoViewIfNeeded({ timeout: TRY_MS });
    await element.click({ timeout: TRY_MS });
    const takesText = await element.isEditable().catch(() => false);
    if (takesText) await element.fill(text);
    const options = field.frame.locator('[role="option"]:visible');
    await options
      .first()
      .waitFor({ timeout: takesText ? 1500 : TRY_MS })
      .catch(() => undefined);
    const texts = await options.allInnerTexts();
    const at = texts.findIndex((entry) => labelKey(entry) === labelKey(text));
    if (at >= 0) await options.nth(at).click({ timeout: TRY_MS });
    // A list that only suggests leaves the text as it was typed.
    else if (texts.length > 0 || !takesText)
      throw new NoSuchChoice(`"${planned.label}" has no choice "${text}".`);
  }
}

async function type(field: LiveField, text: string): Promise<void> {
  const element = await field.element(field.at);
  await element.scrollIntoViewIfNeeded({ timeout: TRY_MS });
  await element.fill(text, { timeout: TRY_MS });
  // Leaving the field is what makes many forms take the value.
  await element.dispatchEvent('change');
  await element.dispatchEvent('blur');
}

/** Puts one planned value on the page, by the way its control wants. Throws NoSuchChoice when the page does not offer it. */
export async function fillField(field: LiveField, planned: PlannedField, files: FormFiles): Promise<void> {
  switch (field.control) {
    case 'file': {
      const file = files[String(planned.value)];
      if (file === undefined)
        throw new Error(`There is no file "${String(planned.value)}" for "${planned.label}".`);
      const element = await field.element(field.at);
      await element.setInputFiles({
        name: file.name,
        mimeType: file.contentType,
        buffer: Buffer.from(file.bytes),
      });
      return;
    }
    case 'text':
    case 'long':
    case 'number':
    case 'date':
      await type(field, Array.isArray(planned.value) ? planned.value.join(', ') : String(planned.value));
      return;
    case 'checkbox':
      if (ticks(planned) !== (field.value === 'true')) await press(field, field.proxy);
      return;
    case 'listbox':
      await chooseFromList(field, planned);
      return;
    case 'select':
    case 'radios':
    case 'buttons':
    case 'checkboxes': {
      const wanted = optionsFor(planned, field.options);
      if (wanted === null) throw new NoSuchChoice(`"${planned.label}" has no choice "${planned.display}".`);
      await (field.control === 'select' ? select(field, wanted) : setOptions(field, wanted));
    }
  }
}

/** Takes away what the page put into a question that the plan leaves blank. False when it cannot be blank. */
export async function leaveBlank(field: LiveField): Promise<boolean> {
  if (field.control === 'checkbox') {
    if (field.value === 'true') await press(field, field.proxy);
    return true;
  }
  if (field.control === 'checkboxes') {
    await setOptions(field, []);
    return true;
  }
  if (
    field.control === 'text' ||
    field.control === 'long' ||
    field.control === 'number' ||
    field.control === 'date'
  ) {
    if (field.value !== '') await type(field, '');
    return true;
  }
  if (field.control === 'select') {
    const blank = field.options.find(({ value }) => value === '');
    if (blank && !blank.chosen) await select(field, [blank]);
    return blank !== undefined || field.options.every(({ chosen }) => !chosen);
  }
  return (
    field.control === 'listbox' || field.control === 'file' || field.options.every(({ chosen }) => !chosen)
  );
}
