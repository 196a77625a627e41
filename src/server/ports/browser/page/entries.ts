import type { PageDocument, PageElement } from './page-types.ts';
import { sightScript } from './sight.ts';

// This runs inside the page, with the functions of sight.ts.
declare const document: PageDocument;
declare const window: { legworkEntries?: WeakSet<PageElement> };
declare const everyElement: typeof import('./sight.ts').everyElement;
declare const isShown: typeof import('./sight.ts').isShown;
declare const tidy: typeof import('./sight.ts').tidy;

const MARKED =
  '[role="option"]:not(option), [role="menuitemradio"], [role="treeitem"], [role="menuitem"], [role="gridcell"]';
/** Entries of lists that say nothing of what they are. */
const UNMARKED =
  '[class*="option" i], [class*="menu" i] li, [class*="drop" i] li, [class*="result" i], [class*="suggest" i] li, [class*="suggest" i] > div';

/** What a box of entries holds, where it is called after all of them ("results"): they say nothing of what they are. */
function entriesWithin(element: PageElement): PageElement[] {
  const isBox = /(results|options|suggestions|items)(\s|_|$)/i.test(String(element.className));
  const inner = isBox
    ? [...element.children].filter((child) => isShown(child) && tidy(child.textContent ?? '') !== '')
    : [];
  return inner.length > 0 ? inner : [element];
}

/** The entries of lists that are open, without those that were there before the list was opened. */
function entriesShown(): { texts: string[]; elements: PageElement[] } {
  const before = window.legworkEntries;
  const all = everyElement(document);
  for (const selector of [MARKED, UNMARKED]) {
    const elements = all.filter(
      (element) =>
        element.matches(selector) &&
        before?.has(element) !== true &&
        tidy(element.textContent ?? '') !== '' &&
        isShown(element),
    );
    const innermost = elements
      .filter((element) => !elements.some((other) => other !== element && element.contains(other)))
      .flatMap((element) => (selector === MARKED ? [element] : entriesWithin(element)))
      .filter((element) => before?.has(element) !== true);
    if (innermost.length > 0)
      return { texts: innermost.map((element) => tidy(element.textContent ?? '')), elements: innermost };
  }
  return { texts: [], elements: [] };
}

/** Remembers the entries that are shown now: those of a list that is opened next are others. */
function markEntries(): number {
  delete window.legworkEntries;
  const { elements } = entriesShown();
  window.legworkEntries = new WeakSet(elements);
  return elements.length;
}

const shared = [
  sightScript,
  `const MARKED = ${JSON.stringify(MARKED)}; const UNMARKED = ${JSON.stringify(UNMARKED)};`,
  String(entriesWithin),
  String(entriesShown),
].join('\n');

export const entriesScript = `(() => { ${shared}\nreturn entriesShown(); })()`;
export const markScript = `(() => { ${shared}\n${String(markEntries)}\nreturn markEntries(); })()`;
