import { readTable, textsOfNames } from '#engines/tables/index.ts';
import type { Knowledge, Said, Table, TableReading } from '#engines/tables/index.ts';
import type { SentenceEncoder } from '#server/ports/encoder/encoder.ts';
import { vectorsOf } from '#server/ports/encoder/vectors-of.ts';
import { UnreadableTable } from './limits.ts';
import { text } from './messages.ts';
import { readTables } from './read-tables.ts';

/** A table of a file with what was understood of it. */
export interface Understood {
  table: Table;
  reading: TableReading;
}

/** What the sentence encoder is asked of the names of columns of some tables, by the names. */
export const textsIn = (tables: readonly Table[]): Map<string, string> =>
  new Map(tables.flatMap((table) => [...textsOfNames(table)]));

/** The vectors of names of columns; none where no encoder can be had: the model judges by letters and values then. */
export async function vectorsOfTexts(
  texts: ReadonlyMap<string, string>,
  encoder: SentenceEncoder,
): Promise<Map<string, readonly number[]>> {
  const vectors = await vectorsOf([...texts.values()], encoder);
  return new Map(
    [...texts].flatMap(([name, asked]) => {
      const vector = vectors.get(asked);
      return vector === undefined ? [] : [[name, [...vector]] as const];
    }),
  );
}

/**
 * Reads a file of an owner (its bytes as they were sent, at most 50 MB) and understands its tables; those that are of nothing we know
 * (a cover sheet, notes) are left out. `said` holds what the owner answered to the questions of a first reading, by name of the table
 * (`Table.name`, "" where a file has one alone). Throws UnreadableTable, whose `said` tells why in a sentence, where no table is left.
 */
export async function understandFile(
  bytes: Uint8Array,
  { model, encoder }: Pick<Knowledge, 'model'> & { encoder: SentenceEncoder | null },
  said: ReadonlyMap<string, Said> = new Map(),
): Promise<Understood[]> {
  const tables = await readTables(bytes);
  const vectors =
    encoder === null ? new Map<string, readonly number[]>() : await vectorsOfTexts(textsIn(tables), encoder);
  const understood = tables.flatMap((table) => {
    const reading = readTable(table, { model, vectors }, said.get(table.name));
    return reading === null ? [] : [{ table, reading }];
  });
  if (understood.length === 0) throw new UnreadableTable(text.message('notOurs'));
  return understood;
}
