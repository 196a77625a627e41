import type { ElementHandle, Frame, Page } from 'playwright-core';
import type { PageDocument, PageElement } from '#server/ports/browser/page/page-types.ts';
import { pressThrough } from '#server/ports/browser/form/lists/press.ts';
import { sightScript } from '#server/ports/browser/page/sight.ts';
import type { Quiet } from '#server/ports/browser/pace/quiet.ts';

// `listAccordions` runs inside the page, with the functions of sight.ts.
declare const document: PageDocument;
declare const everyElement: typeof import('#server/ports/browser/page/sight.ts').everyElement;
declare const around: typeof import('#server/ports/browser/page/sight.ts').around;
declare const isShown: typeof import('#server/ports/browser/page/sight.ts').isShown;
declare const parentOf: typeof import('#server/ports/browser/page/sight.ts').parentOf;
declare const tidy: typeof import('#server/ports/browser/page/sight.ts').tidy;

interface SeenAccordion {
  words: string;
  isClosed: boolean;
}

/** Heads of accordions: parts that close over what is to be filled in; a list, a menu or a lone box that a button brings is none. */
function listAccordions(): { accordions: SeenAccordion[]; elements: PageElement[] } {
  const boxes = 'input:not([type="hidden"]), select, textarea, [role="combobox"], [role="radio"]';
  const heads = 'button[aria-expanded], [role="button"][aria-expanded], summary';
  const elements = everyElement(document).filter((head) => {
    if (!head.matches(heads) || head.matches('[aria-haspopup], [role="combobox"]') || !isShown(head))
      return false;
    if (around(head, 'nav, header nav, [role="search"], [role="dialog"] [class*="cookie" i]')) return false;
    const named = head.getAttribute('aria-controls') ?? '';
    const heading = around(head, 'h1, h2, h3, h4, h5, h6, [role="heading"]');
    const part =
      (named === '' ? null : head.getRootNode().querySelector(`[id="${named.replaceAll('"', '')}"]`)) ??
      (head.matches('summary') ? parentOf(head) : (heading ?? head).nextElementSibling);
    if (!part || part.matches('[role="listbox"], [role="menu"], [role="dialog"], [role="tooltip"]'))
      return false;
    const inside = [...part.querySelectorAll(boxes)].length;
    return inside > 1 || (inside === 1 && (heading !== null || head.matches('summary')));
  });
  const accordions = elements.map((head) => ({
    words: tidy(head.textContent ?? ''),
    isClosed: head.matches('summary')
      ? parentOf(head)?.matches('[open]') === false
      : head.matches('[aria-expanded="false"]'),
  }));
  return { accordions, elements };
}

const script = `(() => { ${sightScript}\n${String(listAccordions)}\nreturn listAccordions(); })()`;

interface LiveAccordion extends SeenAccordion {
  press(): Promise<void>;
}

async function accordionsOf(frame: Frame): Promise<LiveAccordion[]> {
  const seen = await frame.evaluateHandle<{ accordions: SeenAccordion[]; elements: unknown[] }>(script);
  const accordions = await seen.evaluate((found) => found.accordions);
  return accordions.map((accordion, at) => ({
    ...accordion,
    press: async () => {
      const handle = await seen.evaluateHandle((found, index: number) => found.elements[index], at);
      const element = handle.asElement() as ElementHandle | null;
      if (element !== null) await pressThrough(element, frame);
    },
  }));
}

async function closedAccordions(page: Page): Promise<LiveAccordion[]> {
  const found = await Promise.all(page.frames().map((frame) => accordionsOf(frame).catch(() => [])));
  return found.flat().filter(({ isClosed }) => isClosed);
}

/**
 * Opens the accordions of a page, so that nothing is sent before all of it was seen. Where a page keeps one part open at a
 * time, the parts come one after the other.
 */
export class Accordions {
  private readonly opened = new Set<string>();

  /** Opens what is still folded and was not open before; false when nothing is. */
  async open(page: Page, quiet: Quiet): Promise<boolean> {
    let found = false;
    let folded = await closedAccordions(page);
    for (;;) {
      const next = folded.find(({ words }) => !this.opened.has(words));
      if (next === undefined) return found;
      this.opened.add(next.words);
      await next.press().catch(() => undefined);
      await quiet.wait(60);
      found = true;
      const before = new Set(folded.map(({ words }) => words));
      folded = await closedAccordions(page);
      // Opening this part closed another one: what is open is filled first.
      if (folded.some(({ words }) => !before.has(words))) return true;
    }
  }
}
