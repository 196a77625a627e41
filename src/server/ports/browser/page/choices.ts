import type { PageDocument, PageElement } from './page-types.ts';

// This runs inside the page as well: what sight.ts sends along is a global here, not an import.
declare const document: PageDocument;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const labelsOf: typeof import('./sight.ts').labelsOf;

export function isOn(element: PageElement): boolean {
  return (
    element.checked === true ||
    element.matches(
      '[aria-pressed="true"], [aria-checked="true"], [data-state="on"], [data-state="checked"]',
    ) ||
    (element.matches('button') &&
      /(^|[\s_-])(active|selected|checked|chosen|is-on)([\s_-]|$)/i.test(String(element.className)))
  );
}

export function saysYesOrNo(button: PageElement): boolean {
  return /^(yes|no|oui|non)$/i.test(tidy(button.textContent ?? ''));
}

export function marksItself(button: PageElement): boolean {
  return button.matches('[role="radio"], [aria-pressed], [aria-checked]');
}

/** Sets of buttons that answer one question: marked as such, or worded yes and no. */
export function buttonSets(shown: readonly PageElement[]): PageElement[][] {
  const sets = new Map<PageElement, PageElement[]>();
  for (const button of shown) {
    if (!button.matches('button:not([type="submit"]), [role="radio"]:not(input)') || !button.parentElement)
      continue;
    const parent = button.closest('[role="radiogroup"]') ?? button.parentElement;
    sets.set(parent, [...(sets.get(parent) ?? []), button]);
  }
  return [...sets.values()].filter(
    (set) =>
      set.length > 1 &&
      (set.every((button) => saysYesOrNo(button)) || set.every((button) => marksItself(button))),
  );
}

/** The words of one choice. */
export function captionOf(found: PageElement): string {
  const label = tidy(
    labelsOf(found)
      .map((part) => wordsOf(part))
      .join(' '),
  );
  const own = found.matches('button, [role="radio"]') ? tidy(found.textContent ?? '') : '';
  return label || tidy(found.getAttribute('aria-label') ?? '') || own || tidy(found.value ?? '');
}

export function commonParent(controls: readonly PageElement[]): PageElement {
  let parent = controls[0]?.parentElement ?? document.body;
  while (parent.parentElement && !controls.every((control) => parent.contains(control)))
    parent = parent.parentElement;
  return parent;
}

/** The text of these functions, for a script that has those of sight.ts as well. */
export const choicesScript = [isOn, saysYesOrNo, marksItself, buttonSets, captionOf, commonParent].join('\n');
