import type { ElementHandle } from 'playwright-core';
import { labelOf, textsOf, wordOf } from '#engines/forms/index.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import { text as messages } from '#server/ports/browser/messages.ts';
import type { PageElement } from '#server/ports/browser/page/page-types.ts';
import { openList, pressEntry, shownEntries, waitForEntries } from './lists.ts';
import { closeList } from '#server/ports/browser/form/lists/close.ts';
import type { OpenedList } from './lists.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { quietOf } from '#server/ports/browser/pace/quiet.ts';
import { noChoice, NoSuchChoice } from '#server/ports/browser/form/problems.ts';
import { placeAmong } from './place-among.ts';

const TYPED_MS = 2500;
const ASKED_MS = 420;
const SETTLE_MS = 480;
const STEP_MS = 40;

/** A choice opened further choices, which nobody could know before. */
export class MoreChoices extends Error {
  readonly path: string;
  readonly choices: readonly string[];
  constructor(path: string, choices: readonly string[]) {
    super(`“${path}” has choices of its own.`);
    this.path = path;
    this.choices = choices;
  }
}

/** Between the key of a question and the choice that led to further ones. */
export const PATH = ' › ';

async function typeInto(field: LiveField, text: string): Promise<void> {
  const element = await field.element(field.at);
  await element.fill('');
  await element.type(text, { delay: 5 });
}

/** Whether Enter only asks a list to search; within a form of the page itself it would send the form. */
const mayPressEnter = (element: ElementHandle): Promise<boolean> =>
  element.evaluate((found) => (found as unknown as PageElement).closest('form') === null);

/** Types what a list is searched for and waits for what it suggests; lists that search on Enter are asked so. */
async function search(field: LiveField, text: string): Promise<OpenedList> {
  const page = field.frame.page();
  let asks = 0;
  const count = () => void (asks += 1);
  page.on('request', count);
  try {
    const before = await shownEntries(field);
    await typeInto(field, text);
    // A page that suggests asks for suggestions a moment after the last letter.
    const soon = await waitForEntries(field, before, ASKED_MS);
    if (soon.texts.length > 0) return soon;
    const found = asks > 0 ? await waitForEntries(field, before, TYPED_MS) : soon;
    const element = await field.element(field.at);
    if (found.texts.length > 0 || field.control !== 'listbox' || !(await mayPressEnter(element)))
      return found;
    await element.press('Enter');
    const asked = await waitForEntries(field, before, ASKED_MS);
    return asked.texts.length > 0 ? asked : waitForEntries(field, [], 0);
  } finally {
    page.off('request', count);
  }
}

/** Writes a whole text where nothing was suggested; letter by letter where the line does not take it at once. */
async function writeWhole(field: LiveField, text: string): Promise<void> {
  const element = await field.element(field.at);
  const held = () => element.evaluate((found) => (found as unknown as PageElement).value);
  if ((await held()) === text) return;
  await element.fill(text);
  if ((await held()) !== text) await typeInto(field, text);
}

/** Chooses a place from what a line suggests; a line that suggests nothing keeps the text. */
export async function choosePlace(field: LiveField, planned: PlannedField, home: string): Promise<void> {
  const wanted = textsOf(planned)[0] ?? '';
  const list = await search(field, wanted.split(',')[0] ?? wanted);
  if (list.texts.length === 0) return writeWhole(field, wanted);
  const text = placeAmong(list.texts, wanted, home);
  if (text === null || !(await pressEntry(field, list, text)))
    throw new NoSuchChoice(messages.message('noPlace', { question: labelOf(planned), place: wanted }));
}

async function chooseOne(field: LiveField, planned: PlannedField, text: string): Promise<void> {
  let list = await openList(field);
  if (!(await pressEntry(field, list, text))) {
    const takesText = field.manner === 'typed';
    if (takesText) list = await search(field, text);
    if (!takesText || !(await pressEntry(field, list, text))) {
      await closeList(field);
      throw noChoice(planned, text);
    }
  }
  if (field.multiple) return;
  // A filter that lists everything again is no second level.
  const quiet = quietOf(field.frame.page());
  for (let waited = 0, isStill = false; ; waited += STEP_MS) {
    const shown = await shownEntries(field);
    if (shown.length === 0) return;
    if (shown.every((one) => !list.texts.includes(one))) throw new MoreChoices(text, shown);
    if (isStill || waited >= SETTLE_MS) return;
    isStill = await quiet.rest(STEP_MS);
  }
}

/** Opens a replaced list and presses the entries that read exactly as wanted, also in the list that an entry opens. */
export async function chooseFromList(
  field: LiveField,
  planned: PlannedField,
  fields: readonly PlannedField[],
): Promise<void> {
  for (const text of textsOf(planned)) {
    try {
      await chooseOne(field, planned, text);
    } catch (error) {
      if (!(error instanceof MoreChoices)) throw error;
      const next = fields.find(({ key }) => key === `${planned.key}${PATH}${text}`);
      const list = await waitForEntries(field, [], 40);
      if (next === undefined) {
        await closeList(field);
        throw error;
      }
      if (!(await pressEntry(field, list, textsOf(next)[0] ?? '')))
        throw noChoice(planned, wordOf(next), { cause: error });
    }
  }
  if (field.multiple) await closeList(field);
}
