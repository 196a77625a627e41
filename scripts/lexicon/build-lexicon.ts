import { writeFileSync } from 'node:fs';
import { lexiconTables, ROWS_FILE, rowsText } from './tables.ts';

/** `npm run lexicon`: writes the rows of `assets/lexicon/*.tsv` as the engines import them. */
const tables = lexiconTables();
writeFileSync(ROWS_FILE, rowsText(tables));
const count = [...tables.values()].reduce((sum, rows) => sum + rows.length, 0);
console.log(`${count} rows of ${tables.size} tables.`);
