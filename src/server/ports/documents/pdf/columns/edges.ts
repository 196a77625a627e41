import type { Glyph } from '#server/ports/documents/pdf/drawing.ts';

/** How many rows begin at one place before it is the edge of a column. */
const EDGE_ROWS = 4;

/** Whether a character begins a column, though what stands before it is as near as another word. */
export type ColumnStart = (glyph: Glyph, before: Glyph | undefined) => boolean;

/**
 * Tells where a column begins that something in the column before it nearly touches, as a long mail address does: other
 * rows begin there too, and the page was drawn elsewhere in between. `wideGap` is where a row is cut anyway, in parts of the font size.
 */
export function columnStarts(
  rows: readonly (readonly Glyph[])[],
  glyphs: readonly Glyph[],
  wideGap: number,
): ColumnStart {
  const inked = glyphs.filter(({ text }) => text.trim() !== '');
  const places = new Map(inked.map((glyph, index) => [glyph, index]));
  const edges = new Map<number, number>();
  for (const row of rows) {
    const sorted = row.filter((glyph) => places.has(glyph)).toSorted((one, other) => one.x - other.x);
    for (const [index, glyph] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before && glyph.x - before.x - before.width <= wideGap * glyph.size) continue;
      const edge = Math.round(glyph.x);
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  }
  return (glyph, before) => {
    const edge = Math.round(glyph.x);
    const begun = [edge - 1, edge, edge + 1].reduce((sum, place) => sum + (edges.get(place) ?? 0), 0);
    if (before === undefined || begun < EDGE_ROWS) return false;
    return inked[(places.get(glyph) ?? 0) - 1] !== before;
  };
}
