import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KINDS, MEANINGS } from '#engines/tables/columns/fields.ts';
import { valuesOf } from './values.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'corpora', 'table-columns');

/** A column to learn from: its name, what it means, and values in several manners. */
export interface Column {
  /** Who wrote the table: the file that it stands in. */
  hand: string;
  /** The table that it comes from. */
  sheet: string;
  language: string;
  name: string;
  meaning: string;
  values: readonly (readonly string[])[];
}

/** In how many manners the values of each table are made. */
const MANNERS = 6;

/** The columns of the tables of a file; `from` is the number of its first table, by which values are made. */
function examplesOfHand(file: string, from: number): { examples: Column[]; tables: number } {
  const hand = basename(file, '.txt');
  let [sheet, language, number] = ['', '', from - 1];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const examples = lines.flatMap((line): Column[] => {
    const title = /^## (\S+) ([a-z]{2}) (\S+)$/.exec(line);
    if (title !== null) {
      [sheet, language] = [`${hand} ${title[1]}`, title[2] ?? ''];
      number += 1;
      if (!KINDS.some((kind) => kind === title[3])) throw new Error(`There is no kind of table ${title[3]}.`);
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
      return { hand, sheet, language, name, meaning, values };
    });
  });
  return { examples, tables: number - from + 1 };
}

/** The columns of the tables of `corpora/table-columns`, a file after the other. Throws an Error that names the line that is not in their format. */
export function examplesOfSheets(): Column[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  let from = 1;
  return files.toSorted().flatMap((name) => {
    const { examples, tables } = examplesOfHand(join(FOLDER, name), from);
    from += tables;
    return examples;
  });
}
