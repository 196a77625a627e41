import type { Page } from 'playwright-core';
import { closedScript } from '#server/ports/browser/page/lists/entries.ts';
import type { LiveField } from '#server/ports/browser/form/observe.ts';

const CLICK_MS = 900;

/** Ways to close a list without choosing anything, the least first. */
const WAYS: readonly ((field: LiveField) => Promise<unknown>)[] = [
  ({ frame }) => frame.page().keyboard.press('Escape'),
  ({ frame }) => frame.page().mouse.click(1, 1),
  async (field) => {
    const element = await field.element(field.at);
    await element.evaluate((found) => (found as unknown as { blur(): void }).blur());
  },
  // What opens and closes its list by turns does so now.
  async (field) => (await field.element(field.at)).click({ timeout: CLICK_MS }),
];
/** The way that closed a page's list the last time, or that none did: its others are alike. */
const NONE = WAYS.length;
const lastWay = new WeakMap<Page, number>();

/** Closes what is open, without choosing anything; a list that stays open is told apart from the next one anyway. */
export async function closeList(field: LiveField): Promise<void> {
  const page = field.frame.page();
  const isClosed = () => field.frame.evaluate<boolean>(closedScript);
  const known = lastWay.get(page) ?? 0;
  // The press of a key goes wherever it is due; anything else only where a list is left to close.
  const wasOpen = known > 0 && !(await isClosed());
  const ways = known === NONE ? [0, 1] : [...(wasOpen ? [known] : []), ...WAYS.keys()];
  for (const way of new Set(ways)) {
    await WAYS[way]?.(field).catch(() => undefined);
    if (!(await isClosed())) continue;
    if (known === 0 || wasOpen) lastWay.set(page, way);
    return;
  }
  lastWay.set(page, NONE);
}
