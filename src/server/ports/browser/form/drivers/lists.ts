import type { ElementHandle, JSHandle } from 'playwright-core';
import type { PageElement } from '#server/ports/browser/page/page-types.ts';
import {
  bareEntriesScript,
  entriesScript,
  entryTextsScript,
  markScript,
} from '#server/ports/browser/page/lists/entries.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { standing } from '#server/ports/browser/form/lists/aim.ts';
import { pressAtOnce, pressCovered, pressThrough } from '#server/ports/browser/form/lists/press.ts';
import { labelKey } from '#server/ports/browser/form/text.ts';
import { quietOf } from '#server/ports/browser/pace/quiet.ts';

const STEP_MS = 30;
const MOST_SCROLLS = 40;
const OTHERS_MS = 240;
/** How long a list is waited for that the page is still asking somebody for. */
const LATE_MS = 6000;
/** How long something scheduled is waited for that may close a list. */
const STAY_MS = 900;
/** How long entries may take of a list that says it is open. */
const OPEN_MS = 1500;
interface Shown {
  texts: string[];
  isDue: boolean;
  elements: unknown[];
}

/** A replaced list that is open: its entries in the page. */
export interface OpenedList {
  handle: JSHandle<Shown>;
  texts: string[];
  /** Whether something is scheduled that may close it again. */
  isDue: boolean;
}

/** The entries shown now, without those that stood there before the list was opened. */
async function entriesOf(field: LiveField): Promise<OpenedList> {
  const handle = await field.frame.evaluateHandle<Shown>(entriesScript);
  return { handle, ...(await handle.evaluate(({ texts, isDue }) => ({ texts, isDue }))) };
}

/** The entries of a list that says nothing of itself: what came to be seen with it. Lines to type in open no such list. */
async function bareEntriesOf(field: LiveField): Promise<OpenedList> {
  const handle = await field.frame.evaluateHandle<Shown>(bareEntriesScript);
  const texts = field.manner === 'typed' ? [] : await handle.evaluate((shown) => shown.texts);
  return { handle, texts, isDue: false };
}

export const shownEntries = (field: LiveField): Promise<string[]> =>
  field.frame.evaluate<string[]>(entryTextsScript);

/**
 * Waits until there are entries other than those of `before`, at most `limitMs`, longer while the page still asks somebody,
 * and no longer once nothing is to come; else the list has no texts.
 */
export async function waitForEntries(
  field: LiveField,
  before: readonly string[],
  limitMs: number,
): Promise<OpenedList> {
  const quiet = quietOf(field.frame.page());
  let list = await entriesOf(field);
  let isStill = false;
  const isNew = () => list.texts.length > 0 && list.texts.join('\n') !== before.join('\n');
  const mayCome = (waited: number) =>
    !isStill && (waited < limitMs || (quiet.isAsking() && waited < LATE_MS));
  for (let waited = 0; !isNew() && mayCome(waited); waited += STEP_MS) {
    isStill = await quiet.rest(STEP_MS);
    list = await entriesOf(field);
  }
  return isNew() ? list : { ...list, texts: [] };
}

/** Whether a control that says when its list is open says that it is not: what is shown then is another's list. */
const isElsewhere = (element: ElementHandle): Promise<boolean> =>
  element
    .evaluate((found) => (found as unknown as PageElement).getAttribute('aria-expanded') === 'false')
    .catch(() => false);

const saysOpen = (element: ElementHandle): Promise<boolean> =>
  element
    .evaluate((found) => (found as unknown as PageElement).getAttribute('aria-expanded') === 'true')
    .catch(() => false);

/** Waits for the entries of a control's own list; lists that were closed late or not at all are not taken for it. */
async function ownEntries(field: LiveField, element: ElementHandle, limitMs: number): Promise<OpenedList> {
  const soon = await waitForEntries(field, [], limitMs);
  // A control that says that its list is open has entries to come, however busy the page is.
  const list =
    soon.texts.length === 0 && (await saysOpen(element)) ? await waitForEntries(field, [], OPEN_MS) : soon;
  if (list.texts.length === 0 || !(await isElsewhere(element))) return list;
  for (let waited = 0; waited < OTHERS_MS && (await isElsewhere(element)); waited += STEP_MS)
    await field.frame.page().waitForTimeout(STEP_MS);
  return entriesOf(field);
}

/** A list once nothing is left that may close it; without texts where that happened. */
async function staying(field: LiveField, list: OpenedList): Promise<OpenedList> {
  let now = list;
  for (let waited = 0; now.isDue && now.texts.length > 0 && waited < STAY_MS; waited += STEP_MS) {
    await field.frame.page().waitForTimeout(STEP_MS);
    now = await entriesOf(field);
  }
  return now;
}

/** Opens a list; its entries, none where it opens only when something is typed. */
export async function openList(field: LiveField, limitMs = 400): Promise<OpenedList> {
  const element = await field.element(field.at);
  const shown = field.proxy === field.at ? element : await field.element(field.proxy);
  const [{ wasOpen }] = await Promise.all([element.evaluate(standing), field.frame.evaluate(markScript)]);
  await pressCovered(shown, field.frame);
  const opened = await ownEntries(field, element, limitMs);
  const list = await staying(field, opened);
  if (list.texts.length > 0) return list;
  if (!wasOpen && opened.texts.length === 0) return bareEntriesOf(field);
  // It had been left open, and the press closed it; or the box that was left for it closed it a moment later.
  await field.frame.evaluate(markScript);
  await pressThrough(shown, field.frame);
  return waitForEntries(field, [], limitMs);
}

/** Shows the next entries of a list that draws only those in view; false when there are no more. */
async function scrollOn({ handle }: OpenedList): Promise<boolean> {
  return handle
    .evaluate(({ elements }) => {
      type Box = PageElement & { scrollTop: number; scrollHeight: number; clientHeight: number };
      let box = ((elements[0] as PageElement | undefined)?.parentElement ?? null) as Box | null;
      while (box && box.scrollHeight <= box.clientHeight + 4) box = box.parentElement as Box | null;
      if (!box || box.matches('html, body')) return false;
      const before = box.scrollTop;
      box.scrollTop = before + box.clientHeight * 0.8;
      return box.scrollTop > before;
    })
    .catch(() => false);
}

/** Every entry of an open list, also those drawn only when they come into view. */
export async function allEntries(field: LiveField, list: OpenedList): Promise<string[]> {
  const texts = [...list.texts];
  if (list.texts.length < 5) return texts;
  for (let turn = 0; turn < MOST_SCROLLS && (await scrollOn(list)); turn += 1) {
    await field.frame.page().waitForTimeout(STEP_MS);
    const fresh = (await shownEntries(field)).filter((text) => !texts.includes(text));
    texts.push(...fresh);
    // Lists that hold everything from the start bring nothing new.
    if (fresh.length === 0) break;
  }
  return texts;
}

async function press({ frame }: LiveField, list: OpenedList, at: number): Promise<void> {
  const handle = await list.handle.evaluateHandle(({ elements }, index: number) => elements[index], at);
  const element = handle.asElement() as ElementHandle | null;
  if (element === null || (await pressAtOnce(frame, element))) return;
  await element.click({ timeout: 3000 });
}

/** Presses the one entry that reads as wanted, scrolling to it where needed; false when there is none. */
export async function pressEntry(field: LiveField, list: OpenedList, wanted: string): Promise<boolean> {
  let current = list;
  for (let turn = 0; turn < MOST_SCROLLS; turn += 1) {
    const at = current.texts.findIndex((text) => labelKey(text) === labelKey(wanted));
    if (at >= 0) {
      await press(field, current, at);
      return true;
    }
    if (current.texts.length === 0 || !(await scrollOn(current))) return false;
    await field.frame.page().waitForTimeout(STEP_MS);
    current = await entriesOf(field);
  }
  return false;
}
