import { tableOfJson } from '#engines/tables/index.ts';
import type { Table } from '#engines/tables/index.ts';
import { isWorkbook, refuseBomb, unpack } from './archive.ts';
import { decodeTable } from './decode.ts';
import { readDelimited } from './delimited.ts';
import { inMegabytes, MOST, UnreadableTable } from './limits.ts';
import { text } from './messages.ts';
import { readWorkbook } from './workbook.ts';

const ZIP = [0x50, 0x4b];
/** The container of old workbooks and of those that are locked. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

const noTable = (): UnreadableTable => new UnreadableTable(text.message('noTable'));

/** JSON, or one JSON value a line; undefined where the text is neither. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    const lines = content.split('\n').filter((line) => line.trim() !== '');
    try {
      return lines.length > 1 ? lines.map((line): unknown => JSON.parse(line)) : undefined;
    } catch {
      return undefined;
    }
  }
}

async function tableOfText(bytes: Uint8Array): Promise<Table> {
  const content = decodeTable(bytes);
  if (content.trim() === '') throw new UnreadableTable(text.message('empty'));
  // Binary files have control characters everywhere, texts have none.
  if (/(?:(?!\s)\p{Cc}){2}/u.test(content.slice(0, 4096))) throw noTable();
  if (/^\s*[[{]/.test(content)) {
    const value = jsonIn(content);
    const table = value === undefined ? null : tableOfJson(value, MOST);
    if (table !== null) return table;
    if (value !== undefined) throw noTable();
  }
  const records = await readDelimited(content);
  if (records === null) throw noTable();
  return { name: '', headers: null, records };
}

async function tablesOfArchive(archive: Uint8Array): Promise<Table[]> {
  const tables: Table[] = [];
  let first: unknown = null;
  for (const [name, bytes] of unpack(archive))
    try {
      // An archive within an archive is not looked into, but a workbook is one.
      const found = begins(bytes, ZIP) && !isWorkbook(bytes) ? [] : await readTables(bytes);
      const taken = new Set(tables.map((table) => table.name));
      // Sheets of two workbooks may have one name.
      const nameOf = (own: string) => (own === '' ? name : taken.has(own) ? `${name}: ${own}` : own);
      tables.push(...found.map((table) => ({ ...table, name: nameOf(table.name) })));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      first ??= error;
    }
  if (tables.length === 0) throw first ?? noTable();
  return tables;
}

/**
 * The tables of a file, told by what is in it and not by its name: text with separated fields in any usual encoding, JSON and JSON
 * lines, workbooks by sheet, and archives of these by file. Throws UnreadableTable, which says why in a sentence.
 */
export async function readTables(bytes: Uint8Array): Promise<Table[]> {
  if (bytes.length === 0) throw new UnreadableTable(text.message('empty'));
  if (bytes.length > MOST.bytes)
    throw new UnreadableTable(text.message('tooLarge', { most: inMegabytes(MOST.bytes) }));
  if (begins(bytes, ZIP)) {
    if (!isWorkbook(bytes)) return tablesOfArchive(bytes);
    refuseBomb(bytes);
    return readWorkbook(bytes);
  }
  if (begins(bytes, COMPOUND)) return readWorkbook(bytes);
  return [await tableOfText(bytes)];
}
