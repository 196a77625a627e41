/** Two columns of words, under their heads. */
export interface WordTable {
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

export interface Clause {
  title: string;
  /** Paragraphs; a list stands as an array of its lines. */
  parts: readonly (string | readonly string[] | WordTable)[];
}

export const clause = (title: string, ...parts: Clause['parts']): Clause => ({ title, parts });
