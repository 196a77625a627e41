import type { ElementHandle, Frame, Page } from 'playwright-core';
import type { FormQuestion } from '#contract/career/form.ts';
import { observeScript } from '#server/ports/browser/page/in-page.ts';
import type { SeenField } from '#server/ports/browser/page/page-types.ts';

/** A question in a frame of an open page, with the way to its controls. */
export interface LiveField extends SeenField {
  frame: Frame;
  element(at: number): Promise<ElementHandle>;
}

async function observeFrame(frame: Frame): Promise<LiveField[]> {
  const seen = await frame.evaluateHandle<{ fields: SeenField[]; elements: unknown[] }>(observeScript);
  // The script answers a SeenPage; its elements stay in the page.
  const fields = await seen.evaluate((page) => page.fields);
  return fields.map((field) => ({
    ...field,
    frame,
    element: async (at) => {
      const handle = await seen.evaluateHandle((page, index: number) => page.elements[index], at);
      const element = handle.asElement();
      if (element === null) throw new Error(`The control of "${field.label}" is gone from the page.`);
      return element as ElementHandle;
    },
  }));
}

/** The questions of the frame with the largest form, from top to bottom. */
export async function observeForm(page: Page): Promise<LiveField[]> {
  const frames = await Promise.all(page.frames().map((frame) => observeFrame(frame).catch(() => [])));
  return frames.reduce((largest, fields) => (fields.length > largest.length ? fields : largest), []);
}

const KINDS = {
  text: 'short',
  long: 'long',
  number: 'number',
  date: 'date',
  select: 'single',
  listbox: 'single',
  radios: 'single',
  buttons: 'single',
  checkboxes: 'multi',
  checkbox: 'consent',
  file: 'file',
} as const;

/** A question on the page in the form the rest of the product asks it. */
export function questionFrom(field: SeenField): FormQuestion {
  const isYesNo =
    field.options.length === 2 && field.options.every(({ text }) => /^(yes|no|oui|non)$/i.test(text));
  return {
    key: field.names[0] ?? field.label,
    label: field.label.replaceAll(/\s*[*✱∗]\s*$/g, ''),
    help: field.help,
    required: field.required,
    kind: isYesNo ? 'boolean' : field.multiple ? 'multi' : KINDS[field.control],
    options: field.options
      .filter(({ text, value }) => text !== '' && (field.control !== 'select' || value !== ''))
      .map(({ text, value }) => ({ value: value === '' || value === 'on' ? text : value, label: text })),
    alternatives: [],
  };
}
