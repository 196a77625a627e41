import type { PageDocument, PageElement, PageNode, PageRoot } from './page-types.ts';

// Everything here runs inside the page: functions reach only each other and the page's own globals, and are sent as text.
declare const document: PageDocument;
declare const getComputedStyle: (element: PageElement) => { overflowX: string; overflowY: string };
declare const scrollX: number;
declare const scrollY: number;

export function everyElement(root: PageRoot): PageElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...everyElement(element.shadowRoot)] : [element],
  );
}

/** Whether a person would see it: rendered, not transparent, of some size, on the page, in no collapsed box. */
export function isShown(element: PageElement): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest('[aria-hidden="true"]')) return false;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return false;
  if (box.left + scrollX + box.width <= 0 || box.top + scrollY + box.height <= 0) return false;
  if (box.left + scrollX >= Math.max(document.documentElement.scrollWidth, 320)) return false;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const size = parent.getBoundingClientRect();
    const style = getComputedStyle(parent);
    if (
      (style.overflowX !== 'visible' || style.overflowY !== 'visible') &&
      (size.width < 2 || size.height < 2)
    )
      return false;
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
      'script, style, select, textarea, button, noscript, template, [role="alert"], [role="listbox"], [role="status"], [class*="error"]',
    )
  )
    return '';
  if (!top && !element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return '';
  return [...element.childNodes].map((child) => wordsOf(child, false)).join(' ');
}

export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function byIds(element: PageElement, attribute: string): string {
  // A control that names itself adds its value to its name.
  const ids = (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .filter((id) => id !== '' && id !== element.id);
  const root = element.getRootNode();
  return tidy(
    ids
      .map((id) => root.querySelector(`[id="${id.replaceAll('"', '')}"]`))
      .map((found) => (found ? wordsOf(found) : ''))
      .join(' '),
  );
}

/** The nearest words before an element: its earlier neighbours, then those of its parents, up to the form. */
export function wordsBefore(element: PageElement, controls: readonly PageElement[]): string {
  let current: PageElement | null = element;
  for (let level = 0; level < 7 && current && !current.matches('form, body'); level += 1) {
    for (let before = current.previousElementSibling; before; before = before.previousElementSibling) {
      const neighbour = before;
      if (controls.some((control) => neighbour === control || neighbour.contains(control))) return '';
      const words = tidy(wordsOf(before));
      if (words !== '') return words;
    }
    current = current.parentElement;
  }
  return '';
}

export function labelsOf(control: PageElement): PageElement[] {
  return [...(control.labels ?? [])];
}

/** What a person clicks to use a control: itself when shown, else its shown label or a button beside it; null for none. */
export function proxyOf(control: PageElement): PageElement | null {
  if (isShown(control)) return control;
  const label = labelsOf(control).find((found) => isShown(found));
  if (label) return label;
  if (control.type !== 'file') return null;
  return (
    [...(control.parentElement?.querySelectorAll('button, a, [role="button"]') ?? [])].find((found) =>
      isShown(found),
    ) ?? null
  );
}

export function groupOf(control: PageElement): PageElement | null {
  return control.closest('fieldset, [role="radiogroup"], [role="group"]');
}

/** The text of these functions, for a script that uses them. */
export const sightScript = [
  everyElement,
  isShown,
  wordsOf,
  tidy,
  byIds,
  wordsBefore,
  labelsOf,
  proxyOf,
  groupOf,
].join('\n');
