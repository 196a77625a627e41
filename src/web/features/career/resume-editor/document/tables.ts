import { Node } from '@tiptap/react';
import { CELL_ATTRIBUTES, WIDEST_CELL } from '#contract/career/resume-markup.data.ts';

/** Columns or rows a cell stretches over; null for one. */
function spanOf(element: HTMLElement, name: string): number | null {
  const span = Number(element.getAttribute(name));
  return Number.isInteger(span) && span > 1 && span <= WIDEST_CELL ? span : null;
}

/** A table that came with the text: it keeps its rows and cells, whose text can be edited. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

/** A cell, or the head of a column. Enter and Backspace stay within it. */
const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    tag: { default: 'td', rendered: false },
    ...Object.fromEntries(
      CELL_ATTRIBUTES.map((name) => [
        name,
        { default: null, parseHTML: (element: HTMLElement) => spanOf(element, name) },
      ]),
    ),
  }),
  parseHTML: () => ['td', 'th'].map((tag) => ({ tag, getAttrs: () => ({ tag }) })),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

export const tableNodes = [Table, TableRow, TableCell];
