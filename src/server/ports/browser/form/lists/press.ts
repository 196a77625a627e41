import type { ElementHandle, Frame, Page } from 'playwright-core';
import { missedScript, standing, watchPress } from './aim.ts';
import type { Standing } from './aim.ts';

/** How long a click is tried before it is looked at what lies over the element, and how long where nothing does. */
const CLICK_MS = 900;
const TRY_MS = 4000;

/** Presses an element that something lies over. */
export async function pressBehind(element: ElementHandle): Promise<void> {
  for (const event of ['mousedown', 'mouseup', 'click'])
    await element.dispatchEvent(event, { bubbles: true, composed: true });
}

/** Presses an element where it was seen a moment ago. Whether that went elsewhere, and so did nothing, is for the page to say. */
export async function pressAt(
  page: Page,
  element: ElementHandle,
  { x, y }: NonNullable<Standing['point']>,
): Promise<void> {
  await element.evaluate(watchPress);
  await page.mouse.click(x, y);
}

/**
 * Presses an element where one look tells that it can be pressed: without the waits of a click that does not know. False where
 * it cannot, or something came in between; nothing was pressed then.
 */
export async function pressAtOnce(frame: Frame, element: ElementHandle): Promise<boolean> {
  const seen = await element.evaluate(standing).catch(() => null);
  if (!seen?.point) return false;
  await pressAt(frame.page(), element, seen.point);
  // A page that is gone by now was pressed.
  return !(await frame.evaluate<boolean>(missedScript).catch(() => false));
}

/** Whether one look tells that an element can be pressed. */
export async function canBePressed(element: ElementHandle): Promise<boolean> {
  return (await element.evaluate(standing)).point !== null;
}

/** Presses an element, also one that a list lies over that does not go away by itself. */
export async function pressThrough(element: ElementHandle, frame: Frame): Promise<void> {
  if (await pressAtOnce(frame, element)) return;
  await element.click({ timeout: CLICK_MS }).catch((error: unknown) => {
    const told = String(error);
    if (told.includes('intercepts pointer events')) return pressBehind(element);
    // A busy machine is late. What was pressed is not pressed again: what came of it is read from the page.
    return told.includes('performing click action') ? undefined : element.click({ timeout: TRY_MS });
  });
}

/** Presses a control whose own list, or one that was tried to close, may lie over it: that will not go away by being waited for. */
export async function pressCovered(element: ElementHandle, frame: Frame): Promise<void> {
  const { isCovered } = await element.evaluate(standing);
  await (isCovered ? pressBehind(element) : pressThrough(element, frame));
}
