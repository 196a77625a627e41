import { writeFileSync } from 'node:fs';
import { LIST_FILE, listText, ROWS_FILE, rowsText, writtenBoards } from './tables.ts';

/** `npm run boards`: writes the boards of `assets/boards/*.tsv` as the engine and the pages import them. */
const boards = writtenBoards();
writeFileSync(ROWS_FILE, rowsText(boards));
writeFileSync(LIST_FILE, listText(boards));
console.log(`${boards.length} boards.`);
