import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, MEANINGS } from '#engines/tables/columns/fields.ts';
import { valuesOf } from './values.ts';

const FILE = join(import.meta.dirname, '..', '..', 'corpora', 'table-columns', 'sheets.txt');

/** A column to learn from: its name, what it means, and values in several manners. */
export interface Example {
  /** The table that it comes from. */
  sheet: string;
  language: string;
  name: string;
  meaning: string;
  values: readonly (readonly string[])[];
}

/** In how many manners the values of each table are made. */
const MANNERS = 6;

/** The columns of the tables of `corpora/table-columns`. Throws an Error that names the line that is not in their format. */
export function examplesOfSheets(): Example[] {
  let [sheet, language, number] = ['', '', 0];
  return readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line): Example[] => {
      const title = /^## (\S+) ([a-z]{2}) (\S+)$/.exec(line);
      if (title !== null) {
        [sheet = '', language = ''] = title.slice(1);
        number += 1;
        if (!KINDS.some((kind) => kind === title[3]))
          throw new Error(`There is no kind of table ${title[3]}.`);
        return [];
      }
      return line.split('; ').map((pair, column) => {
        const end = pair.lastIndexOf('=');
        const [name, told] = [pair.slice(0, end), pair.slice(end + 1)];
        const meaning = told.startsWith('none:') ? 'none' : told;
        if (!MEANINGS.some((known) => known === meaning))
          throw new Error(`There is no meaning ${told}: ${line}`);
        const values = Array.from({ length: MANNERS }, (_, at) =>
          valuesOf(told, { table: number * MANNERS + at, column }),
        );
        return { sheet, language, name, meaning, values };
      });
    });
}
