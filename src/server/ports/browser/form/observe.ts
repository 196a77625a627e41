import type { LiveField, LiveForm } from './live-form.ts';
import type { ElementHandle, Frame, Page } from 'playwright-core';
import type { FormQuestion } from '#contract/career/form.ts';
import { observeScript } from '#server/ports/browser/page/in-page.ts';
import type { SeenField } from '#server/ports/browser/page/page-types.ts';
import { formatOf } from './drivers/days.ts';
import { joinFrames } from './steps/frames.ts';
import { bareQuestion, saysNothingChosen, saysRequired } from './text.ts';

async function observeFrame(frame: Frame): Promise<LiveForm> {
  const seen = await frame.evaluateHandle<{ fields: SeenField[]; hidden: string; elements: unknown[] }>(
    observeScript,
  );
  // The script answers a SeenPage; its elements stay in the page.
  const { fields, hidden } = await seen.evaluate((page) => ({ fields: page.fields, hidden: page.hidden }));
  const live = fields.map((field) => ({
    ...field,
    label: bareQuestion(field.label),
    required: field.required || saysRequired(field.label),
    frame,
    element: async (at: number) => {
      const handle = await seen.evaluateHandle((page, index: number) => page.elements[index], at);
      const element = handle.asElement();
      if (element === null) throw new Error(`The control of "${field.label}" is gone from the page.`);
      return element as ElementHandle;
    },
  }));
  return { fields: live, hidden };
}

/** The questions of a page's application, from top to bottom. */
export async function observePage(page: Page): Promise<LiveForm> {
  const nothing: LiveForm = { fields: [], hidden: '' };
  const frames = await Promise.all(page.frames().map((frame) => observeFrame(frame).catch(() => nothing)));
  return joinFrames(frames);
}

export const observeForm = async (page: Page): Promise<LiveField[]> => (await observePage(page)).fields;

const KINDS = {
  text: 'short',
  long: 'long',
  number: 'number',
  slider: 'number',
  date: 'date',
  select: 'single',
  listbox: 'single',
  radios: 'single',
  buttons: 'single',
  checkboxes: 'multi',
  checkbox: 'consent',
  password: 'password',
  dateParts: 'date',
  phoneParts: 'short',
  file: 'file',
} as const;

function kindOf(field: SeenField): FormQuestion['kind'] {
  const choices = field.options.filter(({ text }) => !saysNothingChosen(text));
  const isYesNo = choices.length === 2 && choices.every(({ text }) => /^(yes|no|oui|non)$/i.test(text));
  if (field.control === 'file') return 'file';
  if (isYesNo) return 'boolean';
  if (field.multiple) return 'multi';
  // A list that shows nothing before something is typed takes words; a line that wants a date takes a day.
  if (field.manner === 'day') return 'date';
  if (field.control === 'listbox' && field.options.length === 0)
    return field.manner === '' && formatOf(field) !== null ? 'date' : 'short';
  return field.control === 'text' && formatOf(field) !== null ? 'date' : KINDS[field.control];
}

/** Says that boxes for a month and a year take no day. */
const monthOnly = ({ control, parts }: SeenField): string =>
  control === 'dateParts' && parts.every(({ unit }) => unit !== 'day') ? 'MM/YYYY' : '';

/** A question on the page in the form the rest of the product asks it. */
export function questionFrom(field: SeenField): FormQuestion {
  return {
    key: field.key,
    label: field.label.replaceAll(/^\s*[*✱∗]\s*|\s*[*✱∗]\s*$/g, ''),
    help: [
      field.help,
      ['text', 'long', 'date'].includes(field.control) || kindOf(field) === 'date' ? field.placeholder : '',
      monthOnly(field),
    ]
      .filter(Boolean)
      .join(' '),
    required: field.required,
    kind: kindOf(field),
    section: field.section,
    ...(field.figures && kindOf(field) === 'short' ? { figures: true } : {}),
    options: field.options
      .filter(({ text, value }) => !saysNothingChosen(text) && (field.control !== 'select' || value !== ''))
      .map(({ text, value }) => ({ value: value === '' || value === 'on' ? text : value, label: text })),
    alternatives: [],
  };
}
