import type { ElementHandle } from 'playwright-core';
import type { PageElement } from '#server/ports/browser/page/page-types.ts';

/** How long a click is tried before it is looked at what lies over the element, and how long where nothing does. */
const CLICK_MS = 900;
const TRY_MS = 4000;

/** Presses an element that something lies over. */
export async function pressBehind(element: ElementHandle): Promise<void> {
  for (const event of ['mousedown', 'mouseup', 'click'])
    await element.dispatchEvent(event, { bubbles: true, composed: true });
}

/** Presses an element, also one that a list lies over that does not go away by itself. */
export async function pressThrough(element: ElementHandle): Promise<void> {
  await element.click({ timeout: CLICK_MS }).catch((error: unknown) => {
    const told = String(error);
    if (told.includes('intercepts pointer events')) return pressBehind(element);
    // A busy machine is late. What was pressed is not pressed again: what came of it is read from the page.
    return told.includes('performing click action') ? undefined : element.click({ timeout: TRY_MS });
  });
}

/** Whether a control's list is open, and whether one that was left open lies over it. Runs inside the page. */
export function standing(found: unknown): { wasOpen: boolean; isCovered: boolean } {
  const control = found as PageElement & { scrollIntoViewIfNeeded?(): void };
  control.scrollIntoViewIfNeeded?.();
  const { left, top, width, height } = control.getBoundingClientRect();
  const root = control.getRootNode() as unknown as {
    elementFromPoint(x: number, y: number): PageElement | null;
  };
  const over = root.elementFromPoint(left + width / 2, top + height / 2);
  const lists = '[role="listbox"], [role="option"], [role="menu"], [role="grid"], [role="tree"]';
  return {
    wasOpen: control.getAttribute('aria-expanded') === 'true',
    isCovered:
      over !== null && !control.contains(over) && !over.contains(control) && over.closest(lists) !== null,
  };
}
