import tables from '#assets/lexicon/rows.json' with { type: 'json' };

/** A table of the lexicon, by the name of its file in `assets/lexicon`. */
export type TableName = keyof typeof tables;

/** A word of a table. */
export interface Entry {
  word: string;
  /** ISO 639, `mul` for a word of several languages. */
  language: string;
  /** What the word is, or the code it stands for. */
  value: string;
}

/** A row of three columns, parted by tabs. */
function entryOf(row: string): Entry {
  const first = row.indexOf('\t');
  const second = row.indexOf('\t', first + 1);
  return { word: row.slice(0, first), language: row.slice(first + 1, second), value: row.slice(second + 1) };
}

/** The words of a table, in the order of its file. */
export const entriesOf = (table: TableName): readonly Entry[] => tables[table].map(entryOf);

/** The words of some tables alone. */
export const wordsOf = (...names: readonly TableName[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => entriesOf(name).map(({ word }) => word)));

/** Some words by what they stand for, both in the order of their file. */
export function wordsByValue(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const byValue = new Map<string, string[]>();
  for (const { word, value } of entries) {
    const words = byValue.get(value);
    if (words === undefined) byValue.set(value, [word]);
    else words.push(word);
  }
  return byValue;
}

/** The words of a table by what they stand for; the table is read when it is first asked. */
export function wordsFor(table: TableName): (value: string) => ReadonlySet<string> {
  let sets: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (value) => {
    sets ??= new Map([...wordsByValue(entriesOf(table))].map(([own, words]) => [own, new Set(words)]));
    return sets.get(value) ?? new Set();
  };
}

/** The words of a table whose value holds several marks, parted by spaces, by one of those. */
export const wordsMarked = (table: TableName, mark: string): readonly string[] =>
  entriesOf(table)
    .filter(({ value }) => value.split(' ').includes(mark))
    .map(({ word }) => word);
