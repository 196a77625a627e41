import type { PageElement, PageNode } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const getComputedStyle: (element: PageElement) => {
  borderTopWidth: string;
  borderBottomWidth: string;
};
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const saysSomething: typeof import('./surroundings.ts').saysSomething;
declare const isLabelLike: typeof import('./surroundings.ts').isLabelLike;
declare const isStarred: typeof import('./surroundings.ts').isStarred;
declare const boxAround: typeof import('./surroundings.ts').boxAround;

/** The words of what stands before a control; of a conversation or a row of paragraphs, the last thing said. */
export function lastSaid(node: PageNode): string {
  const whole = tidy(wordsOf(node, false));
  if (node.nodeType !== 1) return whole;
  const element = node as PageElement; // nodeType 1 is an element.
  const parts = [...element.children].filter((part) => saysSomething(wordsOf(part, false)));
  const isTalk = element.matches('[aria-live], [role="log"]') || parts.length > 3;
  const last = parts.at(-1);
  const loose = [...element.childNodes].some(
    (child) => child.nodeType === 3 && saysSomething(child.textContent ?? ''),
  );
  return last && isTalk && !loose ? lastSaid(last) : whole;
}

/** Whether loose words end as what names the box behind them: "Name:", "Phone: (". */
export function isLead(node: PageNode, words: string): boolean {
  return node.nodeType === 3 && /[\p{L}\p{N})]\s*:\s*\(?$/u.test(words);
}

/** How words begin that say how to answer, and do not say what is asked. */
const ADVICE =
  /^\W*(include |use |tap |press |click |tick |e\.?g\.?\W|example|for example|for instance|if |at least |at most |up to |max|min\b|minimum|must |format|exemple|par exemple|p\. ?ex|si |au moins |au plus |z\. ?b\.|zum beispiel)/i;

/**
 * Of words before a control, from the nearest on: the nearest where it asks, else what looks like a name, else the nearest that
 * is no advice on how to answer, else the nearest.
 */
export function nearestOf<Words extends { words: string; named: boolean }>(
  found: readonly Words[],
): Words | undefined {
  const [first] = found;
  if (first && /\?[\s*]*$/.test(first.words)) return first;
  return found.find(({ named }) => named) ?? found.find(({ words }) => !ADVICE.test(words)) ?? first;
}

/** Whether choices stand in rows and columns with heads of their own: words between them name no choice. */
export function isGridded(controls: readonly PageElement[]): boolean {
  if (!controls.every((control) => tidy(control.getAttribute('aria-label') ?? '') !== '')) return false;
  return controls.some((control, index) => {
    const before = control.previousElementSibling;
    return (
      index > 0 && before !== null && !controls.includes(before) && saysSomething(wordsOf(before, false))
    );
  });
}

/** The words within a box before the first of the controls of one question; not those that name a choice. */
export function wordsLeading(
  controls: readonly PageElement[],
  box: PageElement,
  all: readonly PageElement[],
): string {
  if (isGridded(controls)) return '';
  const isChoice = (node: PageNode) =>
    node.nodeType === 1 &&
    controls.some(
      (control) =>
        isWithin(control, node as PageElement) ||
        labelsOf(control).some((label) => isWithin(label, node as PageElement)),
    );
  for (
    let current: PageElement | null = controls[0] ?? null;
    current && current !== box;
    current = parentOf(current)
  ) {
    const found: { words: string; named: boolean }[] = [];
    for (let before = current.previousSibling; before; before = before.previousSibling) {
      if (isChoice(before)) continue;
      const neighbour = before as PageElement; // A text holds no control either.
      if (all.some((other) => isWithin(other, neighbour))) break;
      const words = lastSaid(before);
      if (saysSomething(words)) found.push({ words, named: isLabelLike(before) || isStarred(before) });
    }
    const chosen = nearestOf(found);
    // A choice may have its word in front of it.
    if (chosen && !/^(yes|no|oui|non)$/i.test(chosen.words)) return chosen.words;
  }
  return '';
}

/** The words of what follows a control in its own box, where a form writes its labels behind: up to the next control. */
export function wordsBehind(control: PageElement, controls: readonly PageElement[]): string {
  const box = boxAround([control], controls);
  if (!box) return '';
  for (let current: PageElement | null = control; current && current !== box; current = parentOf(current))
    for (let after = current.nextSibling; after; after = after.nextSibling) {
      const words = tidy(wordsOf(after, false));
      if (saysSomething(words)) return words.length <= 120 ? words : '';
    }
  return '';
}

/** Whether an element has a line around it. */
export function isFramed(element: PageElement): boolean {
  const style = getComputedStyle(element);
  return [style.borderTopWidth, style.borderBottomWidth].every((width) => Number.parseFloat(width) > 0);
}

/** The box a person sees as the control: where a list of the page's own is a bare line inside a frame, that frame. */
export function frameOf(control: PageElement, controls: readonly PageElement[]): PageElement {
  let current: PageElement | null = control;
  for (let level = 0; level < 4 && current && !current.matches('form, fieldset, td, li, body'); level += 1) {
    const inner = current;
    if (controls.some((other) => other !== control && isWithin(other, inner))) break;
    if (isFramed(inner)) return inner;
    current = parentOf(inner);
  }
  return control;
}

/** The text of these functions, for a script that has those of the other files as well. */
export const leadingScript = [
  `const ADVICE = ${String(ADVICE)};`,
  lastSaid,
  isLead,
  nearestOf,
  isGridded,
  wordsLeading,
  wordsBehind,
  isFramed,
  frameOf,
].join('\n');
