import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardRows } from '#engines/postings/index.ts';
import { listedBoard } from '#engines/postings/rows/board-list.ts';

// Writes the list of boards that pages show, from the rows; a test holds the two together. `oxfmt` after it.
const list = boardRows(null).map(listedBoard);
const text = `import type { ListedBoard } from './board-list.ts';

/** Written by \`npm run boards\` from the rows: every board of the catalogue as pages list it. */
export const BOARD_LIST: readonly ListedBoard[] = ${JSON.stringify(list, null, 2)};
`;
writeFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'engines', 'postings', 'rows', 'board-list.data.ts'),
  text,
);
