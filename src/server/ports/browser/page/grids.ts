import type { PageElement } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const around: typeof import('./sight.ts').around;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const saysSomething: typeof import('./surroundings.ts').saysSomething;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;

/** The head of the column a choice stands in, in a table of questions; "" elsewhere. */
export function columnOf(control: PageElement): string {
  const cell = around(control, 'td, [role="cell"], [role="gridcell"]');
  const row = cell && around(cell, 'tr, [role="row"]');
  const table = row && around(row, 'table, [role="table"], [role="grid"]');
  if (!cell || !row || !table) return '';
  const at = [...row.children].indexOf(cell);
  const rows = [...table.querySelectorAll('tr, [role="row"]')];
  // A title over the whole table is no head of its columns.
  const isHead = (other: PageElement): boolean =>
    [...other.children].length === [...row.children].length &&
    other.querySelector('input, select, textarea, button') === null &&
    /\p{L}/u.test(other.textContent ?? '');
  const head = rows.slice(0, rows.indexOf(row)).find((other) => isHead(other)) ?? rows[0];
  const found = head && head !== row ? [...head.children][at] : undefined;
  return found ? tidy(wordsOf(found)) : '';
}

/** The hours in the head of the column that a choice stands in, "06:00–12:00" beneath "Breakfast"; "" where it names none. */
export function hoursAbove(found: PageElement): string {
  const time = '\\d{1,2}(?: ?[:.h] ?\\d{2}| ?[ap]m| ?h)';
  return new RegExp(`${time} ?(?:[-–—]|to|until|[aà]) ?${time}`, 'iu').exec(columnOf(found))?.[0] ?? '';
}

/** The row of a table whose boxes are named by the heads of their columns alone: they answer what its head asks; null elsewhere. */
export function rowOfBoxes(control: PageElement, controls: readonly PageElement[]): PageElement | null {
  const row = around(control, 'tr, [role="row"]');
  const mates = row ? controls.filter((other) => isWithin(other, row)) : [];
  const areBare = mates.every(
    (mate) =>
      mate.matches('[type="checkbox"], [role="checkbox"]') &&
      labelsOf(mate).length === 0 &&
      !mate.matches('[aria-label], [aria-labelledby]') &&
      tidy(wordsOf(around(mate, 'td, [role="cell"], [role="gridcell"]') ?? mate)) === '' &&
      columnOf(mate) !== '',
  );
  return row && mates.length > 1 && areBare && /\p{L}/u.test(rowHead(mates)) ? row : null;
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
export const gridsScript = [
  columnOf,
  hoursAbove,
  rowOfBoxes,
  rowHead,
  columnQuestion,
  cellQuestion,
  saidAboveGrid,
  gridQuestion,
].join('\n');
