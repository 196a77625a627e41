import type { Page } from 'playwright-core';
import { closedNowScript, closedScript, unmarkScript } from '#server/ports/browser/page/lists/entries.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { pressCovered } from './press.ts';

/** Ways to close a list without choosing anything, the least first. */
const WAYS: readonly ((field: LiveField) => Promise<unknown>)[] = [
  ({ frame }) => frame.page().keyboard.press('Escape'),
  ({ frame }) => frame.page().mouse.click(1, 1),
  async (field) => {
    const element = await field.element(field.at);
    await element.evaluate((found) => (found as unknown as { blur(): void }).blur());
  },
  // What opens and closes its list by turns does so now.
  async (field) => pressCovered(await field.element(field.at), field.frame),
];
/** The way that closed a page's list the last time, or that none did: its others are alike. */
const NONE = WAYS.length;
const lastWay = new WeakMap<Page, number>();

/** Whether no list is open in the frame of a question. */
export const isClosedNow = ({ frame }: LiveField): Promise<boolean> =>
  frame.evaluate<boolean>(closedNowScript);

/** Whether a list goes by itself in a moment, because its box was left. */
const goesByItself = ({ frame }: LiveField): Promise<boolean> =>
  frame.evaluate<boolean>('(window.legworkPace?.leaving.size ?? 0) > 0');

/**
 * Closes a list that was only read; false where it stands open for a moment yet and then goes by itself. The next one does not
 * have to wait for that.
 */
export async function closeRead(field: LiveField): Promise<boolean> {
  if (await isClosedNow(field)) return true;
  const known = lastWay.get(field.frame.page()) ?? 0;
  if (known > 0 && known < NONE) {
    await WAYS[known]?.(field).catch(() => undefined);
    if (await isClosedNow(field)) return true;
    if (await goesByItself(field)) return false;
  }
  await closeList(field, true);
  return true;
}

/** Waits until a list is gone that goes by itself; one that stays is closed. */
export async function awaitClosed(field: LiveField): Promise<void> {
  await field.frame.evaluate(unmarkScript);
  if (!(await field.frame.evaluate<boolean>(closedScript))) await closeList(field, true);
}

/** Closes what is open, without choosing anything; a list that stays open is told apart from the next one anyway. */
export async function closeList(field: LiveField, isOpen = false): Promise<void> {
  const page = field.frame.page();
  const isClosed = () => field.frame.evaluate<boolean>(closedScript);
  const known = lastWay.get(page) ?? 0;
  // The press of a key goes wherever it is due; anything else only where a list is left to close.
  const wasOpen = known > 0 && (isOpen || !(await isClosed()));
  const ways = known === NONE ? [0, 1] : [...(wasOpen ? [known] : []), ...WAYS.keys()];
  for (const way of new Set(ways)) {
    await WAYS[way]?.(field).catch(() => undefined);
    if (!(await isClosed())) continue;
    if (known === 0 || wasOpen) lastWay.set(page, way);
    return;
  }
  lastWay.set(page, NONE);
}
