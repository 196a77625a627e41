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

/** The words of a table, in the order of its file. */
export const entriesOf = (table: TableName): readonly Entry[] =>
  tables[table].map((row) => {
    const [word = '', language = '', value = ''] = row.split('\t');
    return { word, language, value };
  });

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

/** The words of a table by what they stand for. */
export function wordsFor(table: TableName): (value: string) => ReadonlySet<string> {
  const sets = new Map([...wordsByValue(entriesOf(table))].map(([value, words]) => [value, new Set(words)]));
  return (value) => sets.get(value) ?? new Set();
}

/** The words of a table whose value holds several marks, parted by spaces, by one of those. */
export const wordsMarked = (table: TableName, mark: string): readonly string[] =>
  entriesOf(table)
    .filter(({ value }) => value.split(' ').includes(mark))
    .map(({ word }) => word);
