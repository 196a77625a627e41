import type { PageElement } from '#server/ports/browser/page/page-types.ts';
import type { Pace } from '#server/ports/browser/pace/stillness.ts';

// The functions of this file run inside the page, each by itself.

/** A press on its way to its target. */
interface Press {
  isTrusted: boolean;
  composedPath(): unknown[];
  preventDefault(): void;
  stopImmediatePropagation(): void;
}
interface Root {
  elementFromPoint(x: number, y: number): PageElement | null;
}
interface PageWindow {
  addEventListener(type: string, heard: (event: Press) => void, capture: boolean): void;
  removeEventListener(type: string, heard: (event: Press) => void, capture: boolean): void;
  innerWidth: number;
  innerHeight: number;
  parent: PageWindow;
  /** Null in the window itself, and in a frame of another site. */
  frameElement: (PageElement & { clientLeft: number; clientTop: number; offsetWidth: number }) | null;
  legworkPace?: Pace;
  /** Ends the watch over a press; whether it went elsewhere. */
  legworkPress?: () => boolean;
}
declare const window: PageWindow;
declare const performance: { now(): number };

/** How a control stands in its page before it is pressed. */
export interface Standing {
  wasOpen: boolean;
  /** Whether a list that was left open lies over it. */
  isCovered: boolean;
  /** Whether the page still has something to do because another box was left. */
  isLeaving: boolean;
  /** Where in the window it can be pressed; null where one look does not tell that. */
  point: { x: number; y: number } | null;
}

/** Brings a control into view and says how it stands. */
export function standing(found: unknown): Standing {
  const control = found as PageElement & {
    scrollIntoViewIfNeeded?(): void;
    getClientRects(): Iterable<{ left: number; top: number; width: number; height: number }>;
  };
  control.scrollIntoViewIfNeeded?.();
  const boxes = [...control.getClientRects()];
  const box = boxes.find((one) => one.width * one.height > 1) ?? control.getBoundingClientRect();
  let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const over = (control.getRootNode() as unknown as Root).elementFromPoint(x, y);
  const lists = '[role="listbox"], [role="option"], [role="menu"], [role="grid"], [role="tree"]';
  const isApart = over !== null && !control.contains(over) && !over.contains(control);
  let isHit =
    over !== null &&
    control.contains(over) &&
    !control.matches(':disabled, [aria-disabled="true"], [inert], [inert] *');
  // From frame to frame, as long as each can be told where it stands in the next and is drawn there as large as it is.
  let inner = window;
  while (isHit && inner.parent !== inner) {
    const frame = inner.frameElement;
    const place = frame?.getBoundingClientRect();
    isHit &&= x > 0 && y > 0 && x < inner.innerWidth && y < inner.innerHeight;
    if (!frame || !place || Math.abs(place.width - frame.offsetWidth) > 1) isHit = false;
    else {
      [x, y] = [x + place.left + frame.clientLeft, y + place.top + frame.clientTop];
      isHit &&= (frame.getRootNode() as unknown as Root).elementFromPoint(x, y) === frame;
    }
    inner = inner.parent;
  }
  isHit &&= x > 0 && y > 0 && x < inner.innerWidth && y < inner.innerHeight;
  return {
    wasOpen: control.getAttribute('aria-expanded') === 'true',
    isCovered: isApart && over.closest(lists) !== null,
    isLeaving: (window.legworkPace?.leaving.size ?? 0) > 0,
    point: isHit ? { x, y } : null,
  };
}

/** Watches the press that comes next: one that goes elsewhere than to the control does nothing there. */
export function watchPress(control: unknown): void {
  window.legworkPress?.();
  const until = performance.now() + 3000;
  const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let missed: boolean | null = null;
  const heard = (event: Press) => {
    if (!event.isTrusted || performance.now() > until) return;
    // Where the first of its events goes is where the press goes.
    missed ??= !event.composedPath().includes(control);
    if (!missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of events) window.addEventListener(type, heard, true);
  window.legworkPress = () => {
    for (const type of events) window.removeEventListener(type, heard, true);
    delete window.legworkPress;
    return missed === true;
  };
}

/** The text of a script that ends the watch over a press; its value is whether the press went elsewhere. */
export const missedScript = 'window.legworkPress?.() ?? false';
