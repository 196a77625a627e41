import { readTable } from '#engines/tables/index.ts';
import type { Knowledge, Said, Table, TableReading } from '#engines/tables/index.ts';
import { UnreadableTable } from './limits.ts';
import { text } from './messages.ts';
import { readTables } from './read-tables.ts';

/** A table of a file with what was understood of it. */
export interface Understood {
  table: Table;
  reading: TableReading;
}

/**
 * Reads a file of an owner (its bytes as they were sent, at most 50 MB) and understands its tables; those that are of nothing we know
 * (a cover sheet, notes) are left out. `said` holds what the owner answered to the questions of a first reading, by name of the table
 * (`Table.name`, "" where a file has one alone). Throws UnreadableTable, whose `said` tells why in a sentence, where no table is left.
 */
export async function understandFile(
  bytes: Uint8Array,
  knowledge: Knowledge,
  said: ReadonlyMap<string, Said> = new Map(),
): Promise<Understood[]> {
  const understood = (await readTables(bytes)).flatMap((table) => {
    const reading = readTable(table, knowledge, said.get(table.name));
    return reading === null ? [] : [{ table, reading }];
  });
  if (understood.length === 0) throw new UnreadableTable(text.message('notOurs'));
  return understood;
}
