import type { PageDocument, PageElement, SeenOption } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const document: PageDocument;
declare const getComputedStyle: (element: PageElement) => { position: string };
declare const around: typeof import('./sight.ts').around;
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const byIds: typeof import('./sight.ts').byIds;
declare const columnOf: typeof import('./grids.ts').columnOf;
declare const hoursAbove: typeof import('./grids.ts').hoursAbove;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const proxyOf: typeof import('./surroundings.ts').proxyOf;
declare const namedBefore: typeof import('./inline.ts').namedBefore;
declare const wordsAfter: typeof import('./surroundings.ts').wordsAfter;

export function isOn(element: PageElement): boolean {
  return (
    element.checked === true ||
    element.matches(
      '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [data-state="on"], [data-state="checked"]',
    ) ||
    (!element.matches('input') &&
      /(^|[\s_-])(active|selected|checked|chosen|is-on|on)([\s_-]|$)/i.test(String(element.className)))
  );
}

export function saysYesOrNo(button: PageElement): boolean {
  return /^(yes|no|oui|non)$/i.test(tidy(button.textContent ?? ''));
}

export function marksItself(button: PageElement): boolean {
  return button.matches('[role="radio"], [role="checkbox"], [role="option"], [aria-pressed], [aria-checked]');
}

/** Whether an element lies over the page, as lists do that a control has opened. */
export function isFloating(element: PageElement): boolean {
  for (
    let outer: PageElement | null = element;
    outer && !outer.matches('form, body');
    outer = parentOf(outer)
  )
    if (
      /absolute|fixed/.test(getComputedStyle(outer).position) ||
      outer.previousElementSibling?.matches('[aria-expanded="true"]') === true
    )
      return true;
  return false;
}

/** Sets of buttons that answer one question: marked as such, or worded yes and no. */
export function buttonSets(shown: readonly PageElement[]): PageElement[][] {
  const sets = new Map<PageElement, PageElement[]>();
  // A list that folds shows its choices only when it is opened.
  for (const button of shown.filter((one) => around(one, '[role="listbox"][aria-expanded]') === null)) {
    const isChoice = button.matches(
      'button:not([type="submit"], [aria-haspopup], [role="switch"], [role="checkbox"]), [role="radio"]:not(input), [role="button"][aria-pressed], [role="option"]:not(option), [role="button"], [tabindex="0"]:not([role], a)',
    );
    const parent = around(button, '[role="radiogroup"], [role="listbox"]') ?? parentOf(button);
    if (!isChoice || !parent || (button.matches('[role="option"]') && isFloating(parent))) continue;
    // Each choice may stand in a box of its own.
    const group =
      marksItself(button) && parent.children && [...parent.children].length === 1 ? parentOf(parent) : parent;
    if (group) sets.set(group, [...(sets.get(group) ?? []), button]);
  }
  return [...sets.values()].filter(
    (set) =>
      set.length > 1 &&
      (set.every((button) => saysYesOrNo(button)) || set.every((button) => marksItself(button))),
  );
}

/** The words of one choice. */
export function captionOf(found: PageElement, controls: readonly PageElement[]): string {
  const label = tidy(
    labelsOf(found)
      .map((part) => wordsOf(part))
      .join(' '),
  );
  const own = found.matches('input') ? '' : tidy(wordsOf(found));
  const words =
    label ||
    byIds(found, 'aria-labelledby') ||
    tidy(found.getAttribute('aria-label') ?? '') ||
    own ||
    namedBefore(found, controls) ||
    wordsAfter(found, controls) ||
    columnOf(found) ||
    tidy(found.value ?? '');
  return /\d/.test(words) ? words : `${words} ${hoursAbove(found)}`.trim();
}

export function commonParent(controls: readonly PageElement[]): PageElement {
  let parent: PageElement | null = controls[0] ? parentOf(controls[0]) : null;
  while (parent && !controls.every((control) => isWithin(control, parent ?? control)))
    parent = parentOf(parent);
  return parent ?? document.body;
}

/** The choices of a set of controls or of a list, with what a person clicks for each. */
export function optionsOf(
  usable: readonly PageElement[],
  isList: boolean,
  controls: readonly PageElement[],
  keep: (element: PageElement) => number,
): SeenOption[] {
  const [first] = usable;
  if (isList)
    return [...(first?.options ?? [])]
      .filter((option) => !option.disabled)
      .map((option) => ({
        text: tidy(option.text),
        value: option.value,
        at: -1,
        proxy: -1,
        chosen: option.selected,
      }));
  return usable.map((found) => ({
    text: captionOf(found, controls),
    // An element of the page's own making may hold anything for a value.
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion
    value: found.matches('button') ? '' : String(found.value ?? ''),
    at: keep(found),
    proxy: keep(proxyOf(found, controls) ?? found),
    chosen: isOn(found),
  }));
}

/** The text of these functions, for a script that has those of the other two as well. */
export const choicesScript = [
  isOn,
  saysYesOrNo,
  marksItself,
  isFloating,
  buttonSets,
  captionOf,
  commonParent,
  optionsOf,
].join('\n');
