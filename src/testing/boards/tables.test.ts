import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boardData } from '#scripts/boards/board-data.ts';
import { LIST_FILE, listText, ROWS_FILE, rowsText, writtenBoards } from '#scripts/boards/tables.ts';
import { root } from '#scripts/run.ts';

const boards = writtenBoards();

it('boards are read as their tables say: npm run boards writes them again', () => {
  expect(readFileSync(ROWS_FILE, 'utf8') === rowsText(boards)).toBe(true);
  expect(readFileSync(LIST_FILE, 'utf8') === listText(boards)).toBe(true);
});

it('a member of a board that nothing reads is no board', () => {
  const [board] = boards;
  expect(boardData.safeParse(board).success).toBe(true);
  expect(boardData.safeParse({ ...board, pauses: 100 }).success).toBe(false);
  expect(boardData.safeParse({ ...board, policy: 'blue' }).success).toBe(false);
});

it('every table is described, and no board stands in two', () => {
  const card = readFileSync(join(root, 'assets/boards/README.md'), 'utf8');
  for (const table of globSync('*.tsv', { cwd: join(root, 'assets/boards') }))
    expect(card).toContain(`\`${table}\``);
  expect(new Set(boards.map(({ id }) => id)).size).toBe(boards.length);
});

it('boards are imported by the engine for postings alone', () => {
  const importing = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('#assets/boards/'))
    .map((path) => path.replaceAll('\\', '/'));
  expect(importing.toSorted()).toEqual([
    'src/engines/postings/rows/board-list.ts',
    'src/engines/postings/rows/rows.ts',
  ]);
});
