import type { PageDocument, PageElement } from '#server/ports/browser/page/page-types.ts';
import type { Pace } from '#server/ports/browser/pace/stillness.ts';
import { sightScript } from '#server/ports/browser/page/sight.ts';

// This runs inside the page, with the functions of sight.ts.
declare const document: PageDocument;
declare const window: {
  legworkEntries?: WeakSet<PageElement>;
  legworkShown?: WeakSet<PageElement>;
  /** What was taken for the entries of a list that says nothing of itself. */
  legworkBare?: readonly PageElement[];
  legworkPace?: Pace;
};
declare const performance: { now(): number };
declare const requestAnimationFrame: (drawn: () => void) => void;
declare const everyElement: typeof import('#server/ports/browser/page/sight.ts').everyElement;
declare const isShown: typeof import('#server/ports/browser/page/sight.ts').isShown;
declare const tidy: typeof import('#server/ports/browser/page/sight.ts').tidy;

const MARKED =
  '[role="option"]:not(option), [role="menuitemradio"], [role="treeitem"], [role="menuitem"], [role="gridcell"]';
/** Entries of lists that say nothing of what they are. */
const UNMARKED =
  '[class*="option" i], [class*="menu" i] li, [class*="drop" i] li, [class*="result" i], [class*="suggest" i] li, [class*="suggest" i] > div';

/** Entries that not even a name tells: what stands in a list and was not to be seen before it was opened. */
const BARE = 'li, [data-value], [role="listitem"]';

/** What a box of entries holds, where it is called after all of them ("results"): they say nothing of what they are. */
function entriesWithin(element: PageElement): PageElement[] {
  const isBox = /(results|options|suggestions|items)(\s|_|$)/i.test(String(element.className));
  const inner = isBox
    ? [...element.children].filter((child) => isShown(child) && tidy(child.textContent ?? '') !== '')
    : [];
  return inner.length > 0 ? inner : [element];
}

/** What may be an entry of a list and is to be seen. */
function bareEntries(all: readonly PageElement[]): PageElement[] {
  return all.filter(
    (element) => element.matches(BARE) && tidy(element.textContent ?? '') !== '' && isShown(element),
  );
}

/** The entries of lists that are open, without those that were there before the list was opened. */
export function entriesShown(): { texts: string[]; elements: PageElement[] } {
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

/** What has come to be seen since a list was opened that says nothing of what it or its entries are. */
function bareShown(): { texts: string[]; elements: PageElement[] } {
  const before = window.legworkShown;
  const fresh = before ? bareEntries(everyElement(document)).filter((element) => !before.has(element)) : [];
  window.legworkBare = fresh;
  return { texts: fresh.map((element) => tidy(element.textContent ?? '')), elements: fresh };
}

/** Remembers the entries that are shown now: those of a list that is opened next are others. */
function markEntries(): number {
  delete window.legworkEntries;
  delete window.legworkShown;
  delete window.legworkBare;
  const { elements } = entriesShown();
  window.legworkEntries = new WeakSet(elements);
  window.legworkShown = new WeakSet(bareEntries(everyElement(document)));
  return elements.length;
}

/** Whether the page has something scheduled that may still close what is open: pages often do so a moment after a box was left. */
export function isDue(): boolean {
  const now = performance.now();
  return [...(window.legworkPace?.due.values() ?? [])].some((at) => at > now - 400 && at < now + 400);
}

function nothingOpen(): boolean {
  return entriesShown().texts.length === 0 && !window.legworkBare?.some((element) => isShown(element));
}

/** Whether no list is open any more; one that is about to go is given the moments it takes. */
async function isClosed(): Promise<boolean> {
  for (let moment = 0; moment < 30 && (moment < 3 || isDue()); moment += 1) {
    if (nothingOpen()) return true;
    await new Promise<void>((drawn) => {
      requestAnimationFrame(() => drawn());
      (window.legworkPace?.later ?? setTimeout)(drawn, 60);
    });
  }
  return nothingOpen();
}

/** The text of the functions that tell the entries of an open list, for a script that uses them. */
export const entriesParts = [
  sightScript,
  `const MARKED = ${JSON.stringify(MARKED)}; const UNMARKED = ${JSON.stringify(UNMARKED)}; const BARE = ${JSON.stringify(BARE)};`,
  String(entriesWithin),
  String(bareEntries),
  String(entriesShown),
  String(isDue),
].join('\n');

/** The text of a script whose value is the texts of the entries alone. */
export const entryTextsScript = `(() => { ${entriesParts}\nreturn entriesShown().texts; })()`;
export const entriesScript = `(() => { ${entriesParts}\nreturn { ...entriesShown(), isDue: isDue() }; })()`;
export const bareEntriesScript = `(() => { ${entriesParts}\n${String(bareShown)}\nreturn { ...bareShown(), isDue: false }; })()`;
export const markScript = `(() => { ${entriesParts}\n${String(markEntries)}\nreturn markEntries(); })()`;
/** The text of a script after which what stands open counts as open, though it stood there before another list was opened. */
export const unmarkScript = 'void delete window.legworkEntries';
/** The text of a script whose value is whether no list is open now, and of one whose value is a promise of it a moment later. */
export const closedNowScript = `(() => { ${entriesParts}\n${String(nothingOpen)}\nreturn nothingOpen(); })()`;
export const closedScript = `(() => { ${entriesParts}\n${String(nothingOpen)}\n${String(isClosed)}\nreturn isClosed(); })()`;
