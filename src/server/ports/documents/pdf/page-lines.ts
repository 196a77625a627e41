import type { PageBox } from '#contract/career/facts.ts';
import type { Glyph } from './drawing.ts';
import { inOrder, newLayout } from './lines.ts';
import type { PageLine } from './joined-rows.ts';
import type { Layout } from './lines.ts';
import { withMarks } from './marks.ts';
import type { Box } from './matrix.ts';
import { ruledTables } from './tables/ruled.ts';
import type { RuledTable } from './tables/ruled.ts';
import { rowsOf } from './segments.ts';
import { linesOfRow } from './tables/table-rows.ts';

const turnedBack = ({ x, y, width, height }: PageBox): PageBox => ({
  x: y,
  y: x,
  width: height,
  height: width,
});

const isIn = ({ x, y, size, width }: Glyph, [left, top, right, bottom]: Box): boolean => {
  const centre = { x: x + width / 2, y: y - size * 0.3 };
  return centre.x > left && centre.x <= right && centre.y > top && centre.y <= bottom;
};

/** The lines of a drawn table, row for row. */
function linesOfTable({ rows }: RuledTable, glyphs: readonly Glyph[], marks: readonly Box[]): PageLine[] {
  return rows.flatMap((row) =>
    linesOfRow(
      row.map((box) => {
        const own = glyphs.filter((glyph) => isIn(glyph, box));
        return { box, lines: inOrder(withMarks(rowsOf(own), marks), newLayout()) };
      }),
    ),
  );
}

/** Whether a table has its part of the page for itself: nothing beside it, and its letters all in cells. */
function standsAlone({ box, rows }: RuledTable, glyphs: readonly Glyph[]): boolean {
  const [, top, , bottom] = box;
  const beside = glyphs.filter((glyph) => isIn(glyph, [-Infinity, top, Infinity, bottom]));
  return (
    beside.length > 0 && beside.every((glyph) => rows.some((row) => row.some((cell) => isIn(glyph, cell))))
  );
}

/** What a page draws that its lines are read from. */
interface Drawn {
  glyphs: readonly Glyph[];
  marks: readonly Box[];
  rules: readonly Box[];
}

/** Level characters as lines: drawn tables row for row, what stands between them as it is set. */
function levelLines({ glyphs, marks, rules }: Drawn, layout: Layout): PageLine[] {
  const inked = glyphs.filter(({ text }) => text.trim() !== '');
  const tables = ruledTables(rules).filter((table) => standsAlone(table, inked));
  const lines: PageLine[] = [];
  let from = -Infinity;
  const between = (top: number, bottom: number) =>
    inOrder(
      withMarks(rowsOf(glyphs.filter((glyph) => isIn(glyph, [-Infinity, top, Infinity, bottom]))), marks),
      layout,
    );
  for (const table of tables) {
    const [, top, , bottom] = table.box;
    lines.push(...between(from, top), ...linesOfTable(table, glyphs, marks));
    from = bottom;
  }
  return [...lines, ...between(from, Infinity)];
}

/** Characters of a page as lines in reading order: columns one after the other, a tab where a line has a wide gap. */
export function linesOfPage({ glyphs, marks, rules }: Drawn, layout: Layout): PageLine[] {
  const level = glyphs.filter((glyph) => !glyph.upright);
  const turned = glyphs
    .filter((glyph) => glyph.upright)
    .map((glyph) => ({ ...glyph, x: glyph.y, y: glyph.x, upright: false }));
  return [
    ...levelLines({ glyphs: level, marks, rules }, layout),
    ...inOrder(rowsOf(turned), newLayout()).map((line) => ({
      ...line,
      box: turnedBack(line.box),
      words: [],
    })),
  ];
}
