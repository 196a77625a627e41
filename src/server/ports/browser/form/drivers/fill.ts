import { labelOf, textsOf } from '#engines/forms/index.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import type { FormJob } from '#server/ports/browser.ts';
import { text as messages } from '#server/ports/browser/messages.ts';
import type { SeenOption, SeenPart } from '#server/ports/browser/page/page-types.ts';
import { chooseDay } from './calendar.ts';
import { chooseFromList, choosePlace } from './choose.ts';
import { cutNumber, saysPart, writePart } from './days.ts';
import { allEntries, openList, pressEntry } from './lists.ts';
import { closeList } from '#server/ports/browser/form/lists/close.ts';
import { pressThrough } from '#server/ports/browser/form/lists/press.ts';
import { chooseFile } from './files.ts';
import { noChoice, NoSuchChoice } from '#server/ports/browser/form/problems.ts';
import { optionsFor, ticks } from '#server/ports/browser/form/match.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { slide } from './slide.ts';
import { acceptTerms } from './terms.ts';
import { type, typeOrChoose } from './typing.ts';
import { isPlace } from './written.ts';

const TRY_MS = 4000;

/** Clicks an element of a question. */
export async function press(field: LiveField, at: number): Promise<void> {
  await pressThrough(await field.element(at), field.frame);
}

/** Sets exactly the wanted choices of a set. */
export async function setOptions(field: LiveField, wanted: readonly SeenOption[]): Promise<void> {
  const isSet = field.control === 'checkboxes' || field.multiple;
  for (const option of field.options) {
    const should = wanted.includes(option);
    if (should === option.chosen || (!should && !isSet)) continue;
    await press(field, option.proxy);
  }
}

/** Chooses from a list of the page itself. */
export async function select(field: LiveField, wanted: readonly SeenOption[]): Promise<void> {
  const element = await field.element(field.at);
  // A list that a styled one covers takes its value behind it and tells it of the change.
  await element.selectOption(
    wanted.map(({ text, value }) => (value === '' ? { label: text } : { value })),
    { timeout: TRY_MS, force: field.proxy !== field.at },
  );
}

/** Takes a part of a day from a list of the page's own. */
async function choosePart(field: LiveField, part: SeenPart, day: string): Promise<void> {
  const list = await openList({ ...field, at: part.at, proxy: part.at });
  const entry = (await allEntries(field, list)).find((text) => saysPart(part, text, day));
  if (entry === undefined || !(await pressEntry(field, list, entry))) {
    await closeList(field);
    throw noChoice(field, day);
  }
}

async function fillParts(field: LiveField, planned: PlannedField): Promise<void> {
  const value = String(planned.value);
  const digits = cutNumber(
    value,
    field.parts.map(({ size }) => size),
  );
  for (const [index, part] of field.parts.entries()) {
    const text = field.control === 'phoneParts' ? (digits?.[index] ?? null) : writePart(part, value);
    if (text === null)
      throw new NoSuchChoice(messages.message('notAccepted', { question: labelOf(planned), answer: value }));
    if (part.opens && field.control === 'dateParts') {
      await choosePart(field, part, value);
      continue;
    }
    const element = await field.element(part.at);
    if (part.options.length > 0) await element.selectOption({ value: text }, { timeout: TRY_MS });
    else await type(element, text);
  }
}

/** Puts one planned value on the page, by the way its control wants. Throws NoSuchChoice when the page does not offer it. */
export async function fillField(
  field: LiveField,
  planned: PlannedField,
  job: Pick<FormJob, 'files' | 'fields' | 'home' | 'password'>,
): Promise<void> {
  switch (field.control) {
    case 'file':
      return chooseFile(field, planned, job.files);
    case 'text':
    case 'long':
    case 'number':
    case 'date':
      if (isPlace(field)) return choosePlace(field, planned, job.home ?? '');
      return typeOrChoose(field, planned);
    case 'password':
      if (job.password === undefined) throw new Error('No password was agreed to.');
      return type(await field.element(field.at), job.password);
    case 'dateParts':
    case 'phoneParts':
      return fillParts(field, planned);
    case 'slider':
      return slide(field, String(planned.value));
    case 'checkbox':
      if (ticks(planned) === (field.value === 'true')) return;
      return field.manner === 'terms' ? acceptTerms(field) : press(field, field.proxy);
    case 'listbox':
      if (field.options.length === 0 && field.manner === 'typed')
        return choosePlace(field, planned, job.home ?? '');
      if (field.options.length === 0 && (await chooseDay(field, String(planned.value)))) return;
      return chooseFromList(field, planned, job.fields);
    case 'select':
    case 'radios':
    case 'buttons':
    case 'checkboxes': {
      const wanted = optionsFor(planned, field.options);
      if (wanted === null) throw noChoice(planned, textsOf(planned).join(', '));
      await (field.control === 'select' ? select(field, wanted) : setOptions(field, wanted));
    }
  }
}
