import { describe, expect, it } from 'vitest';
import type { Box } from '#server/ports/documents/pdf/matrix.ts';
import { at, linesRead } from '#testing/documents/page-glyphs.ts';

/** The lines of a table between these sides and edges, in points. */
const grid = (sides: readonly number[], edges: readonly number[]): Box[] => [
  ...edges.map((y): Box => [sides[0] ?? 0, y, sides.at(-1) ?? 0, y + 1]),
  ...sides.map((x): Box => [x, edges[0] ?? 0, x + 1, edges.at(-1) ?? 0]),
];

const jobs = [
  ...at(50, 40, 'Marta Lindh'),
  ...at(52, 112, 'Senior Buyer'),
  ...at(132, 112, 'Lakeshore'),
  ...at(132, 124, 'Rail Works'),
  ...at(202, 112, '06/2019'),
  ...at(262, 112, '• Bought brakes'),
  ...at(262, 124, '• Sold scrap'),
  ...at(52, 142, 'Buyer'),
  ...at(132, 142, 'Nimbus Inc.'),
  ...at(202, 142, '02/2017'),
  ...at(262, 142, '• Placed orders'),
];
const lines = grid([50, 130, 200, 260, 360], [100, 130, 160]);

describe('a table that a page draws with lines', () => {
  it('is read row for row, each cell whole though it stands on two lines, what is told after it', () => {
    expect(linesRead(jobs, lines)).toEqual([
      'Marta Lindh',
      'Senior Buyer\tLakeshore Rail Works\t06/2019',
      '• Bought brakes',
      '• Sold scrap',
      'Buyer\tNimbus Inc.\t02/2017',
      '• Placed orders',
    ]);
  });

  it('is told by its lines alone', () => {
    expect(linesRead(jobs, [])).not.toContain('Senior Buyer\tLakeshore Rail Works\t06/2019');
  });

  it('is no frame around a part of the page, and no line between two columns', () => {
    const text = [
      ...at(52, 112, 'Bread'),
      ...at(52, 124, 'Rye'),
      ...at(202, 112, 'Cakes'),
      ...at(202, 124, 'Tarts'),
    ];
    const plain = linesRead(text, []);
    expect(linesRead(text, grid([50, 360], [100, 115, 130]))).toEqual(plain);
    expect(linesRead(text, grid([50, 130, 360], [100, 130]))).toEqual(plain);
  });

  it('is left to the usual way where other text stands beside it', () => {
    const beside = at(420, 112, 'Languages');
    expect(linesRead([...jobs, ...beside], lines)).not.toContain('Buyer\tNimbus Inc.\t02/2017');
  });
});
