import type { PageElement } from './page-types.ts';

// This runs inside the page as well: what sight.ts sends along is a global here, not an import.
declare const getComputedStyle: (element: PageElement, part?: string) => { content: string };
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const saysSomething: typeof import('./surroundings.ts').saysSomething;
declare const tidy: typeof import('./sight.ts').tidy;
declare const byIds: typeof import('./sight.ts').byIds;

/** Whether words or the style of a label mark it as required. */
export function isMarked(label: PageElement): boolean {
  const styled = [label, ...label.querySelectorAll('*')].some((part) =>
    ['::before', '::after'].some((pseudo) => /[*✱∗]|required/i.test(getComputedStyle(part, pseudo).content)),
  );
  return (
    styled ||
    label.querySelector('abbr[title*="required" i], [aria-label*="required" i]') !== null ||
    /[*✱∗]|[([](required|obligatoire|requis|mandatory)[)\]]/i.test(label.textContent ?? '')
  );
}

/** The headings a control stands under, from the outside in, joined by " / ". */
export function sectionOf(control: PageElement, controls: readonly PageElement[]): string {
  const names: string[] = [];
  const add = (name: string) => {
    const plain = tidy(name).slice(0, 120);
    if (saysSomething(plain) && !names.includes(plain)) names.unshift(plain);
  };
  for (
    let current: PageElement | null = control;
    current && !current.matches('body');
    current = parentOf(current)
  ) {
    if (
      current !== control &&
      current.matches('fieldset, section, [role="group"], [role="region"], details')
    ) {
      const legend = [...current.children].find((child) => child.matches('legend, summary'));
      add(
        byIds(current, 'aria-labelledby') ||
          current.getAttribute('aria-label') ||
          (legend ? wordsOf(legend) : ''),
      );
    }
    for (let before = current.previousElementSibling; before; before = before.previousElementSibling) {
      const row = before;
      const isHeading = row.matches('h2, h3, h4, h5, h6, [role="heading"]');
      const isRow =
        row.matches('tr') &&
        [...row.children].filter((cell) => saysSomething(cell.textContent ?? '')).length === 1 &&
        !controls.some((other) => isWithin(other, row));
      if (!isHeading && !isRow) continue;
      add(wordsOf(row));
      break;
    }
  }
  return names.join(' / ');
}

/** The text of these functions, for a script that has those of the others as well. */
export const sectionsScript = [isMarked, sectionOf].join('\n');
