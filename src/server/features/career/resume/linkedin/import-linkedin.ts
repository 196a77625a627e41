import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { FILE_TOO_LARGE, UPLOAD_LIMIT_BYTES } from '#contract/career/resume.ts';
import { linkedInTables, readLinkedIn } from '#engines/resume/index.ts';
import type { ExportTable } from '#engines/resume/index.ts';
import { invisible } from '#engines/text/index.ts';
import { forgetImported, saveImported } from '#server/features/career/profile/index.ts';
import { countUpload } from '#server/features/career/resume/reading/count-upload.ts';
import { readerOfAccount } from '#server/features/platform/accounts/index.ts';
import { sha256 } from '#server/ports/files.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

const MOST_TABLE_BYTES = 1024 * 1024;
const MOST_ROWS = 300;
const LONGEST_VALUE = 4000;
const LONGEST_NAME = 120;

const notIt = () => new Problem('unreadable_file', text.message('notTheArchive'));

const records = z.array(z.record(z.string(), z.string()));
const names: ReadonlySet<string> = new Set(linkedInTables);
const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';

/** One table's records, cut to what a CV may hold; the text is whatever somebody typed on another site. */
function tableOf(file: string, bytes: Uint8Array): ExportTable {
  const rows = records.parse(
    parse(Buffer.from(bytes), {
      columns: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_ROWS,
    }),
  );
  return {
    file,
    rows: rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name.trim(), invisible(value).slice(0, LONGEST_VALUE)]),
      ),
    ),
  };
}

/** The tables we read, and nothing else of the archive. Throws Problem `unreadable_file`. */
function tablesIn(archive: Uint8Array): ExportTable[] {
  // An archive may name a table thousands of times: only the first of each is unpacked.
  const taken = new Set<string>();
  const isWanted = (name: string, size: number): boolean => {
    if (!names.has(name) || taken.has(name) || size > MOST_TABLE_BYTES) return false;
    taken.add(name);
    return true;
  };
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => isWanted(baseName(name), originalSize),
    });
    return Object.entries(files).map(([path, bytes]) => tableOf(baseName(path), bytes));
  } catch {
    throw notIt();
  }
}

/**
 * Reads LinkedIn's own export into the master profile, beside what the CV says; a later one takes the earlier one's place.
 * It is among the day's uploads. Throws a Problem that says what to do when it is none.
 */
export async function importLinkedIn(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'events'>,
  accountId: string,
  file: File,
): Promise<void> {
  if (file.size > UPLOAD_LIMIT_BYTES)
    throw new Problem('too_large', text.message('archiveTooLarge', { reason: FILE_TOO_LARGE }));
  const archive = new Uint8Array(await file.arrayBuffer());
  const id = world.tokens.uuid();
  const reader = await readerOfAccount(world.database, accountId);
  const name = invisible(baseName(file.name)).slice(-LONGEST_NAME) || text.for(reader)('namelessFile');
  await countUpload(world, { id, accountId, name, bytes: archive.length, sha256: sha256(archive) });
  const master = readLinkedIn(tablesIn(archive), { id, name });
  if (master.facts.length === 0) throw notIt();
  const at = world.clock.now().toISOString();
  await world.database.transaction((transaction) =>
    saveImported(world, transaction, { accountId, imported: { name, at, master } }),
  );
}

/** Takes what the export said out of the profile again. */
export async function forgetLinkedIn(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'events'>,
  accountId: string,
): Promise<void> {
  await world.database.transaction((transaction) => forgetImported(world, transaction, accountId));
}
