import type { PageElement, PageNode } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const getComputedStyle: (element: PageElement) => {
  borderTopWidth: string;
  borderBottomWidth: string;
};
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const around: typeof import('./sight.ts').around;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const saysSomething: typeof import('./surroundings.ts').saysSomething;
declare const isLabelLike: typeof import('./surroundings.ts').isLabelLike;
declare const isStarred: typeof import('./surroundings.ts').isStarred;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const boxAround: typeof import('./surroundings.ts').boxAround;
declare const columnOf: typeof import('./choices.ts').columnOf;

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

/** The head of the row that a set of choices fills, its first cell: a question of a table; "" elsewhere. */
export function rowHead(controls: readonly PageElement[]): string {
  const [first] = controls;
  const row = first ? around(first, 'tr, [role="row"]') : null;
  if (!first || !row || !controls.every((control) => isWithin(control, row))) return '';
  const cells = [...row.children];
  const named = cells.find(
    (cell) =>
      !controls.some((control) => isWithin(control, cell)) &&
      saysSomething(wordsOf(cell)) &&
      /\p{L}/u.test(wordsOf(cell)),
  );
  // A number in front of a row is not what it asks.
  const head = row.querySelector('th, [role="rowheader"]') ?? cells[0];
  const numbered = head && named && cells.indexOf(named) > 0 && !/\p{L}/u.test(wordsOf(head));
  if (numbered && named) return tidy(wordsOf(named));
  return head && !controls.some((control) => isWithin(control, head)) ? tidy(wordsOf(head)) : '';
}

/** What one box of a table asks whose rows have numbers at most: the head of its column, with the number, "Employer 2"; "" elsewhere. */
export function columnQuestion(control: PageElement): string {
  const cell = around(control, 'td, [role="cell"], [role="gridcell"]');
  const row = cell ? around(cell, 'tr, [role="row"]') : null;
  const cells = row ? [...row.children] : [];
  const column = columnOf(control);
  if (cells.length < 3 || column === '' || !/\p{L}/u.test(column)) return '';
  const said = cells
    .filter((one) => one.querySelector('input, select, textarea, button') === null)
    .map((one) => tidy(wordsOf(one)));
  // A row of boxes: one alone would have its words in front of it.
  if (cells.length - said.length < 3 || said.some((one) => /\p{L}/u.test(one))) return '';
  const number = said.map((one) => /^\d{1,2}(?=\W?$)/.exec(one)?.[0] ?? '').find((one) => one !== '');
  return number === undefined
    ? column
    : `${column.replace(/\s*[*:]+$/, '')} ${number}${/\*\s*$/.test(column) ? ' *' : ''}`;
}

/** What one box of a table asks whose rows and columns both have heads: "French (spoken)"; "" elsewhere. */
export function cellQuestion(control: PageElement, all: readonly PageElement[]): string {
  const table = around(control, 'table, [role="table"], [role="grid"]');
  const head = table ? [...table.querySelectorAll('tr, [role="row"]')][0] : undefined;
  const alone = columnQuestion(control);
  if (alone !== '') return alone;
  const [row, column] = [rowHead([control]), columnOf(control)];
  const isHead = head !== undefined && !all.some((other) => isWithin(other, head));
  return isHead && row !== '' && column !== '' ? `${row} (${column})` : '';
}

/** The two lines above the table of a grid, of which one may say how many of its choices are wanted. */
export function saidAboveGrid(control: PageElement): string {
  const table = around(control, 'table, [role="table"], [role="grid"]');
  const above = table?.previousElementSibling ?? null;
  return [above, above?.previousElementSibling ?? null]
    .map((line) => (line === null || line.querySelector('input, select, textarea') ? '' : wordsOf(line)))
    .join(' ');
}

/** What a table asks of each of its rows, where choices stand in columns with heads; "" elsewhere. */
export function gridQuestion(controls: readonly PageElement[], all: readonly PageElement[]): string {
  const [first] = controls;
  const table = first ? around(first, 'table, [role="table"], [role="grid"]') : null;
  if (!first || !table || controls.length < 2 || columnOf(first) === '' || rowHead(controls) === '')
    return '';
  const caption = table.querySelector('caption');
  return (caption ? tidy(wordsOf(caption)) : '') || wordsBefore(table, all);
}

/** The text of these functions, for a script that has those of the other files as well. */
export const leadingScript = [
  `const ADVICE = ${String(ADVICE)};`,
  lastSaid,
  nearestOf,
  isGridded,
  wordsLeading,
  wordsBehind,
  isFramed,
  frameOf,
  rowHead,
  columnQuestion,
  cellQuestion,
  saidAboveGrid,
  gridQuestion,
].join('\n');
