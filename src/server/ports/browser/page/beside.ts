import type { PageElement, PageNode } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const document: {
  createRange(): {
    selectNode(node: PageNode): void;
    getBoundingClientRect(): { top: number; height: number };
  };
};
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const byIds: typeof import('./sight.ts').byIds;
declare const groupOf: typeof import('./sight.ts').groupOf;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const saysSomething: typeof import('./surroundings.ts').saysSomething;

/** Whether something stands in one line with a control. */
export function isInLine(node: PageNode, control: PageElement): boolean {
  const range = document.createRange();
  range.selectNode(node);
  const [its, own] = [range.getBoundingClientRect(), control.getBoundingClientRect()];
  const shared = Math.min(its.top + its.height, own.top + own.height) - Math.max(its.top, own.top);
  return shared * 2 > Math.min(its.height, own.height);
}

/** The short words in one line with a box, before and behind it, that name no box: "CA$" and "per year". */
export function saidBeside(control: PageElement, label: string, all: readonly PageElement[]): string {
  const asked = label.toLowerCase();
  const words = (node: PageNode | null, next: 'previousSibling' | 'nextSibling'): string => {
    let found = node;
    while (found?.nodeType === 3 && (found.textContent ?? '').trim() === '') found = found[next];
    if (!found || (found.nodeType !== 1 && found.nodeType !== 3)) return '';
    const element = found.nodeType === 1 ? (found as PageElement) : null; // nodeType 1 is an element.
    const isOther =
      element !== null &&
      (element.matches('label, legend, button, [role="alert"], [role="button"]') ||
        labelsOf(control).some((one) => isWithin(one, element)) ||
        all.some((other) => isWithin(other, element)));
    const said = isOther ? '' : tidy(wordsOf(found, false));
    // What ends so names what follows.
    const isName = /[:?]\s*[*(]*$/.test(said);
    const isSaid = !isName && (saysSomething(said) || /\p{Sc}/u.test(said)) && said.length <= 40;
    return isSaid && !asked.includes(said.toLowerCase()) && isInLine(found, control) ? said : '';
  };
  // Words between two boxes may be the name of the second.
  const isLast = control.nextElementSibling?.matches('input, select, textarea') !== true;
  return tidy(
    `${words(control.previousSibling, 'previousSibling')} ${isLast ? words(control.nextSibling, 'nextSibling') : ''}`,
  );
}

/** What is said to help with a control; with the words in one line with it where it is a box, of which `label` is the name. */
export function helpOf(first: PageElement, label: string | null, all: readonly PageElement[]): string {
  const said = byIds(first, 'aria-describedby') || byIds(groupOf(first) ?? first, 'aria-describedby');
  return tidy(`${said} ${label === null ? '' : saidBeside(first, label, all)}`);
}

/**
 * Whether a box takes figures alone, as it says of itself: the keys it brings on a telephone, or the signs it allows. An area
 * code, a day or a postal code may be in figures too; what is asked decides.
 */
export function takesFigures(control: PageElement): boolean {
  const allowed = control.getAttribute('pattern') ?? '';
  return (
    control.matches('[type="number"], [inputmode="numeric"], [inputmode="decimal"]') ||
    /^\^?(\[[\d\\,.' -]*(0-9|\\d)[\d\\,.' -]*\]|\\d)([+*]|\{[\d,]+\})\$?$/.test(allowed)
  );
}

/** The text of these functions, for a script that has those of the other files as well. */
export const besideScript = [isInLine, saidBeside, helpOf, takesFigures].join('\n');
