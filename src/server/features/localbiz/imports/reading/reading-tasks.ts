import { readFile } from 'node:fs/promises';
import type { LeftOutReason, StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import type { Table } from '#engines/tables/index.ts';
import type { Message } from '#localization/types.ts';
import { writeLines } from '#server/features/localbiz/imports/keeping/lines-file.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import { sha256 } from '#server/ports/files.ts';
import type { Learned } from '#server/ports/learned/learned.ts';
import { UnreadableTable } from '#server/ports/tables/limits.ts';
import { readTables } from '#server/ports/tables/read-tables.ts';
import { textsIn } from '#server/ports/tables/understand.ts';
import { cellsOf } from './columns.ts';
import type { UnderstoodFile } from './file.ts';
import { readImport } from './read-import.ts';
import { placesIn, sizeOf, summarize } from './summarize.ts';

/** A file that is stored, by its place and its SHA-256. */
interface StoredFile {
  path: string;
  fileHash: string;
}

/**
 * What the thread is asked of a file: whether it holds tables; what their columns are called; what it would bring, of which the lines
 * are written to `target` (see `writeLines`).
 */
export type ReadingTask =
  | { kind: 'look'; bytes: Uint8Array }
  | ({ kind: 'names' } & StoredFile)
  | ({
      kind: 'read';
      vectors: ReadonlyMap<string, readonly number[]>;
      answers: ImportAnswers;
      shops: ShopsOfFile;
      fileName: string;
      tables: readonly string[] | null;
      target: string;
    } & StoredFile);

/** A file as it was read, of which nothing is known to be there already; `linesHash` is of what was written. */
export interface StagedFile {
  headerHash: string;
  lines: number;
  firstDay: string | null;
  lastDay: string | null;
  /** Those that it names, "" among them where some rows name none. */
  places: readonly string[];
  /** The names of tables that are each an import of their own together, beside those that are read. */
  apart: readonly (readonly string[])[];
  summary: StagedSummary;
  leftOut: { line: number; reason: LeftOutReason; cells: { header: string; text: string }[] }[];
  linesHash: string;
}

/** What comes of each; `refused` says why there is nothing. */
export interface ReadingResults {
  look: { refused: Message | null };
  names: { refused: Message } | { refused: null; texts: Map<string, string> };
  read: { refused: Message } | ({ refused: null } & StagedFile);
}

const MOST_SHOWN_ROWS = 1000;

const headerHashOf = ({ reading }: UnderstoodFile): string =>
  sha256(reading.columns.map(({ header }) => header).join('\n')).slice(0, 32);

function daysOf(file: UnderstoodFile): string[] {
  // The days of voided orders are touched as well: an older file may have sold them.
  if (file.about === 'sales')
    return [...file.lines, ...[...file.unsold.values()].flat()].map(({ businessDay }) => businessDay);
  return file.about === 'reviews' ? file.reviews.map(({ day }) => day) : [];
}

function stagedFile(
  file: UnderstoodFile,
  { answers, shops, target }: Extract<ReadingTask, { kind: 'read' }>,
): StagedFile {
  const cells = cellsOf(file);
  const days = daysOf(file);
  const shown = file.leftOut.filter(({ reason }) => reason !== 'not-data').slice(0, MOST_SHOWN_ROWS);
  return {
    headerHash: headerHashOf(file),
    lines: sizeOf(file),
    firstDay: days.reduce<string | null>((one, day) => (one === null || day < one ? day : one), null),
    lastDay: days.reduce<string | null>((one, day) => (one === null || day > one ? day : one), null),
    places: placesIn(file),
    apart: file.beside.apart.map(({ parts }) => parts.map(({ name }) => name)),
    summary: summarize(file, answers),
    leftOut: shown.map(({ line, reason }) => ({ line, reason, cells: cells(line) })),
    linesHash: writeLines(target, file, shops),
  };
}

/**
 * Does what the thread is asked. The tables of the file that it looked at last stay at hand: the same file is asked about two or three
 * times in a row.
 */
export function fileReader(
  learned: Learned,
): (task: ReadingTask) => Promise<ReadingResults[ReadingTask['kind']]> {
  let held: { fileHash: string; tables: Table[] } | null = null;
  const hold = async (fileHash: string, bytes: () => Promise<Uint8Array>): Promise<Table[]> => {
    if (held?.fileHash === fileHash) return held.tables;
    // What is held takes memory that the next one needs.
    held = null;
    const tables = await readTables(await bytes());
    held = { fileHash, tables };
    return tables;
  };
  const stored = ({ path, fileHash }: StoredFile) =>
    hold(fileHash, async () => {
      const bytes = await readFile(path);
      if (sha256(bytes) !== fileHash) throw new Error('A stored file is no longer what it was.');
      return bytes;
    });
  const done = async (task: ReadingTask): Promise<ReadingResults[ReadingTask['kind']]> => {
    if (task.kind === 'look') {
      await hold(sha256(task.bytes), () => Promise.resolve(task.bytes));
      return { refused: null };
    }
    const tables = await stored(task);
    if (task.kind === 'names') return { refused: null, texts: textsIn(tables) };
    const model = await learned.model('table-columns');
    const file = readImport(tables, { model, vectors: task.vectors }, task);
    return file.refused === null ? { refused: null, ...stagedFile(file, task) } : { refused: file.refused };
  };
  return (task) =>
    done(task).catch((error: unknown) => {
      if (error instanceof UnreadableTable) return { refused: error.said };
      throw error;
    });
}
