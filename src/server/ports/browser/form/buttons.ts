import type { ElementHandle, Frame, Page } from 'playwright-core';
import type { PageDocument, PageElement } from '#server/ports/browser/page/page-types.ts';
import { sightScript } from '#server/ports/browser/page/sight.ts';
import { plain } from './text.ts';

// `listButtons` runs inside the page, with the functions of sight.ts.
declare const document: PageDocument;
declare const everyElement: typeof import('#server/ports/browser/page/sight.ts').everyElement;
declare const around: typeof import('#server/ports/browser/page/sight.ts').around;
declare const isShown: typeof import('#server/ports/browser/page/sight.ts').isShown;
declare const tidy: typeof import('#server/ports/browser/page/sight.ts').tidy;
declare const parentOf: typeof import('#server/ports/browser/page/sight.ts').parentOf;

interface SeenButton {
  words: string;
  /** Its words and the name it is read out by. */
  said: string;
  /** The same with the heading it stands under. */
  near: string;
  submits: boolean;
  /** Whether it submits a form in which something can be filled in. */
  handsIn: boolean;
  isLink: boolean;
  isOff: boolean;
}

function listButtons(): { buttons: SeenButton[]; elements: PageElement[] } {
  const selector =
    'button, input[type="submit"], input[type="button"], input[type="image"], [role="button"], a[href], a[class*="btn" i], a[class*="button" i]';
  const all = everyElement(document);
  const elements = all.filter(
    (element) =>
      element.matches(selector) &&
      isShown(element) &&
      !around(element, 'nav') &&
      // The foot of a form or of the page's own content holds its way on.
      (!around(element, 'footer') ||
        around(element, 'main, form, dialog, [role="main"], [role="dialog"]') !== null),
  );
  const field =
    'input:not([type="hidden"], [type="submit"], [type="button"], [type="image"]), select, textarea';
  const filled = all.filter((element) => element.matches(field) && isShown(element));
  const forms = filled.map((element) => around(element, 'form'));
  const buttons = elements.map((element) => {
    const form = element.type === 'submit' ? around(element, 'form') : null;
    const own = tidy(element.textContent ?? '') || tidy(element.value ?? '');
    const label = tidy(element.getAttribute('aria-label') ?? '');
    const group = around(element, 'section, fieldset, [role="group"], [role="region"]') ?? parentOf(element);
    const headings = group ? [...group.querySelectorAll('h2, h3, h4, h5, legend')] : [];
    // The nearest one above, where the part that holds the button has several.
    const heading = headings.findLast((one) => all.indexOf(one) < all.indexOf(element)) ?? headings[0];
    return {
      words: own || label || tidy(element.title ?? ''),
      said: `${own} ${label}`,
      near: `${own} ${label} ${tidy(heading?.textContent ?? '')} ${group?.getAttribute('aria-label') ?? ''}`,
      submits: form !== null,
      handsIn: form !== null && forms.includes(form),
      isLink: element.matches('a'),
      isOff: element.disabled === true || element.getAttribute('aria-disabled') === 'true',
    };
  });
  return { buttons, elements };
}

const script = `(() => { ${sightScript}\n${String(listButtons)}\nreturn listButtons(); })()`;

/** A button of an open page that a person sees; its words are folded. */
export interface LiveButton extends SeenButton {
  frame: Frame;
  element(): Promise<ElementHandle>;
}

async function buttonsOf(frame: Frame): Promise<LiveButton[]> {
  const seen = await frame.evaluateHandle<{ buttons: SeenButton[]; elements: unknown[] }>(script);
  const buttons = await seen.evaluate((found) => found.buttons);
  return buttons.map((button, at) => ({
    ...button,
    words: plain(button.words),
    said: plain(button.said),
    near: plain(button.near),
    frame,
    element: async () => {
      const handle = await seen.evaluateHandle((found, index: number) => found.elements[index], at);
      const element = handle.asElement();
      if (element === null) throw new Error(`The button "${button.words}" is gone from the page.`);
      return element as ElementHandle;
    },
  }));
}

/** Every button of a page that can be pressed, frame by frame, in their order. */
export async function pageButtons(page: Page): Promise<LiveButton[]> {
  const found = await Promise.all(page.frames().map((frame) => buttonsOf(frame).catch(() => [])));
  return found.flat().filter(({ isOff }) => !isOff);
}

/** Presses a button. Throws when it cannot be pressed. */
export async function pressButton(button: LiveButton): Promise<void> {
  const element = await button.element();
  await element.scrollIntoViewIfNeeded({ timeout: 3000 });
  await element.click({ timeout: 4000 });
}
