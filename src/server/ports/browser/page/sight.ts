import type { PageDocument, PageElement, PageNode, PageRoot } from './page-types.ts';

// Everything here runs inside the page: functions reach only each other and the page's own globals, and are sent as text.
declare const document: PageDocument;
interface Style {
  overflowX: string;
  overflowY: string;
  position: string;
  clipPath: string;
  fontSize: string;
  content: string;
}
declare const getComputedStyle: (element: PageElement, part?: string) => Style;
declare const scrollX: number;
declare const scrollY: number;

export function everyElement(root: PageRoot): PageElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...everyElement(element.shadowRoot)] : [element],
  );
}

/** The element around an element, out of a shadow root as well. */
export function parentOf(element: PageElement): PageElement | null {
  return element.parentElement ?? element.getRootNode().host ?? null;
}

/** The nearest element around an element, itself included, that a selector names, out of shadow roots as well. */
export function around(element: PageElement, selector: string): PageElement | null {
  let current: PageElement | null = element;
  while (current && !current.matches(selector)) current = parentOf(current);
  return current;
}

/** Whether an element is within another, through shadow roots as well. */
export function isWithin(element: PageElement, outer: PageElement): boolean {
  let current: PageElement | null = element;
  while (current && current !== outer) current = parentOf(current);
  return current !== null;
}

/** The elements within one that a selector names, through its open shadow roots as well. */
export function within(element: PageElement, selector: string): PageElement[] {
  const own = element.shadowRoot ? everyElement(element.shadowRoot) : [];
  return [...everyElement(element), ...own].filter((found) => found.matches(selector));
}

/** How far an element is moved up by the boxes around it that a person can scroll back, in pixels. */
export function scrolledBy(element: PageElement): number {
  const outer = parentOf(element);
  if (!outer || outer.matches('body, html')) return 0;
  const scrolls = /auto|scroll/.test(getComputedStyle(outer).overflowY);
  return (scrolls ? (outer.scrollTop ?? 0) : 0) + scrolledBy(outer);
}

/** Whether a person would see it: rendered, not transparent, of some size, on the page, in no collapsed box. */
export function isShown(element: PageElement): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return false;
  if (box.left + scrollX + box.width <= 0) return false;
  const end = box.top + scrollY + box.height;
  if (end <= 0 && end + scrolledBy(element) <= 0) return false;
  if (box.left + scrollX >= Math.max(document.documentElement.scrollWidth, 320)) return false;
  if (getComputedStyle(element).fontSize === '0px') return false;
  // What is fixed to the window is cut off by no box around it, and the page itself cuts nothing off.
  let cuts = true;
  for (let parent: PageElement | null = element; parent; parent = parentOf(parent)) {
    if (parent.getAttribute('aria-hidden') === 'true') return false;
    const size = parent.getBoundingClientRect();
    const style = getComputedStyle(parent);
    if (/^(inset\((50|100)%|circle\(0)/.test(style.clipPath)) return false;
    if (
      cuts &&
      parent !== element &&
      !parent.matches('body, html') &&
      (style.overflowX !== 'visible' || style.overflowY !== 'visible') &&
      (size.width < 2 || size.height < 2)
    )
      return false;
    if (style.position === 'fixed') cuts = false;
  }
  return true;
}

/** The words of an element without those of controls, messages and what is hidden. */
export function wordsOf(node: PageNode, top = true): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1) return '';
  const element = node as PageElement; // nodeType 1 is an element.
  if (
    !top &&
    element.matches(
      'script, style, select, textarea, button, noscript, template, option, [role="alert"], [role="listbox"], [role="status"], [role="combobox"], [role="button"], [class*="error" i]',
    )
  )
    return '';
  if (
    !top &&
    !element.matches('slot') &&
    !element.checkVisibility({ opacityProperty: false, visibilityProperty: true })
  )
    return '';
  const slotted = element.matches('slot') ? (element.assignedNodes?.() ?? []) : [];
  const inner = slotted.length > 0 ? slotted : (element.shadowRoot?.childNodes ?? element.childNodes);
  return [...inner].map((child) => wordsOf(child, false)).join(' ');
}

export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function byIds(element: PageElement, attribute: string, empty?: RegExp): string {
  // A control that names itself, or a part of itself, adds its value to its name.
  const ids = (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .filter((id) => id !== '' && id !== element.id);
  const root = element.getRootNode();
  const said = ids
    .map((id) => root.querySelector(`[id="${id.replaceAll('"', '')}"]`))
    .map((found) => (found && !isWithin(found, element) ? tidy(wordsOf(found)) : ''));
  // Beside a name, words that only say that there is something to answer are none of it.
  const telling = said.filter((words) => empty?.test(words) !== true);
  return tidy((telling.some(Boolean) ? telling : said).join(' '));
}

export function labelsOf(control: PageElement): PageElement[] {
  return [...(control.labels ?? [])];
}

export function groupOf(control: PageElement): PageElement | null {
  return around(control, 'fieldset, [role="radiogroup"], [role="group"]');
}

/** The text of these functions, for a script that uses them. */
export const sightScript = [
  everyElement,
  parentOf,
  around,
  isWithin,
  within,
  scrolledBy,
  isShown,
  wordsOf,
  tidy,
  byIds,
  labelsOf,
  groupOf,
].join('\n');
