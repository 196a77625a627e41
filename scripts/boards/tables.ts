import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listedBoard } from '#engines/postings/rows/board-list.ts';
import { rowOf } from '#engines/postings/rows/row.ts';
import type { BoardData } from '#engines/postings/rows/row.ts';
import { root } from '#scripts/run.ts';
import { boardData } from './board-data.ts';

const FOLDER = join(root, 'assets', 'boards');
const HEADER = 'board\tkey\tvalue\tnote';

/** In the order in which pages list them and addresses are recognised. */
const TABLES = [
  'open-systems',
  'other-systems',
  'regional-systems',
  'aggregators',
  'feeds',
  'public-services',
] as const;

/** Where the engine finds the rows. */
export const ROWS_FILE = join(FOLDER, 'rows.json');
/** Where pages find what they list of each board. */
export const LIST_FILE = join(FOLDER, 'list.json');

interface Members {
  [key: string]: unknown;
}

/** What a value stands for: JSON, or where it is none a text as it is. */
function valueOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

/** Puts a value where a key says, `reading.fields.id` two objects down. Throws where there is one. */
function put(members: Members, key: string, value: unknown): void {
  const [first = '', ...rest] = key.split('.');
  if (rest.length === 0) {
    if (first in members) throw new Error(`${key} is said twice`);
    members[first] = value;
    return;
  }
  const inner = z.record(z.string(), z.unknown()).parse(members[first] ?? {});
  put(inner, rest.join('.'), value);
  members[first] = inner;
}

function boardsIn(table: string): BoardData[] {
  const [header, ...lines] = readFileSync(join(FOLDER, `${table}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  if (header !== HEADER) throw new Error(`${table}.tsv does not begin with the names of its columns.`);
  const boards = new Map<string, Members>();
  for (const [at, line] of lines.entries()) {
    const [id = '', key = '', value = '', note, ...more] = line.split('\t');
    const where = `${table}.tsv, line ${at + 2}`;
    if ([id, key, value, note].includes('') || more.length > 0)
      throw new Error(`${where}: a row has a board, a key, a value and perhaps a note.`);
    const members = boards.get(id) ?? { id };
    boards.set(id, members);
    put(members, key, valueOf(value));
  }
  return [...boards].map(([id, members]) => {
    const read = boardData.safeParse(members);
    if (!read.success) throw new Error(`${table}.tsv, ${id}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

/** The boards of `assets/boards/*.tsv` in their order. Throws for a row that is not whole, and for a board that is none. */
export const writtenBoards = (): BoardData[] => TABLES.flatMap(boardsIn);

const lined = (values: readonly unknown[]): string =>
  `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`;

/** What the engine is given of them: the JSON of each as a text, which is read when boards are first asked for. */
export const rowsText = (boards: readonly BoardData[]): string =>
  lined(boards.map((board) => JSON.stringify(board)));

/** What pages are given of them. */
export const listText = (boards: readonly BoardData[]): string =>
  lined(boards.map((board) => listedBoard(rowOf(board))));
