import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Snapshot } from '#server/copies/rows/snapshot.ts';
import { linesOf } from './lines.ts';
import { KEY_FILES, TRAIL_FILE } from './manifest.ts';
import type { EntryOfCopy, Manifest, TableOfCopy } from './manifest.ts';
import { placeOfFile, storedFiles } from './stored-files.ts';
import type { StoredFile } from './stored-files.ts';
import { RowDigest } from './row-digest.ts';
import { writeArchive } from './write-archive.ts';

/** What is to be packed: rows of a moment, and the data folder they belong to. */
export interface ToPack {
  target: string;
  snapshot: Snapshot;
  dataDir: string;
  /** Where the notes of the trails lie as they were before the snapshot. */
  trailFolder: string;
  /** The stored files that were there before the snapshot. */
  stored: readonly StoredFile[];
  /** Whether to go without files that were removed meanwhile; else nothing is packed then. */
  acceptMissing: boolean;
  passphrase: string | null;
}

/** What became of it. */
export interface Packed {
  rows: number;
  files: number;
  bytes: number;
  /** Files that rows name and that were removed since the snapshot. */
  missing: number;
}

const FILE_KEY = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;

const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** Measures the rows of a table, and notes whatever in them may be the key of a file. */
async function measure(
  { file, ...table }: Snapshot['tables'][number],
  named: Set<string>,
): Promise<TableOfCopy> {
  const whole = createHash('sha256');
  const digest = new RowDigest();
  let bytes = 0;
  for await (const line of linesOf(createReadStream(file))) {
    digest.add(line);
    whole.update(line).update('\n');
    bytes += line.length + 1;
    for (const [key] of line.toString('latin1').matchAll(FILE_KEY)) named.add(key);
  }
  return { ...table, rows: digest.rows, digest: digest.digest, bytes, sha256: whole.digest('hex') };
}

/** Of what rows name the files that are there, and those that no longer are. Most of what looks like a key is some other hash. */
async function sortNamed({ dataDir, stored }: ToPack, named: ReadonlySet<string>) {
  const files: Manifest['files'] = [];
  const there = new Set<string>();
  for (const file of (await storedFiles(dataDir)).filter(({ key }) => named.has(key))) {
    const place = placeOfFile(dataDir, file);
    const bytes = await sizeOf(place);
    if (bytes === null) continue;
    files.push({ ...file, bytes });
    there.add(place);
  }
  const missing = stored.filter((file) => named.has(file.key) && !there.has(placeOfFile(dataDir, file)));
  return { files, missing: missing.map(({ key }) => key) };
}

async function readKeys(dataDir: string): Promise<Map<(typeof KEY_FILES)[number], Buffer>> {
  const found = new Map<(typeof KEY_FILES)[number], Buffer>();
  for (const name of KEY_FILES) {
    const content = await readFile(join(dataDir, name)).catch(() => null);
    if (content !== null) found.set(name, content);
  }
  return found;
}

async function measureTrails(folder: string): Promise<Manifest['trails']> {
  const names = await readdir(folder).catch(() => []);
  const trails: Manifest['trails'] = [];
  for (const name of names.filter((one) => TRAIL_FILE.test(one)).toSorted()) {
    const content = await readFile(join(folder, name));
    trails.push({ name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return trails;
}

/**
 * Packs a snapshot, the files its rows name and the keys into one copy; null when some of those were removed meanwhile. Files never
 * change: their name is what they hold.
 */
export async function pack(given: ToPack): Promise<Packed | null> {
  const { target, snapshot, dataDir, passphrase } = given;
  const { takenAt, database, migrations } = snapshot;
  const named = new Set<string>();
  const tables: TableOfCopy[] = [];
  for (const table of snapshot.tables) tables.push(await measure(table, named));
  const { files, missing } = await sortNamed(given, named);
  if (missing.length > 0 && !given.acceptMissing) return null;
  const keys = await readKeys(dataDir);
  const manifest: Manifest = {
    format: 1,
    takenAt,
    database,
    migrations,
    tables,
    keys: [...keys].map(([name, content]) => ({
      name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
    trails: await measureTrails(given.trailFolder),
    files,
    missing,
  };
  const spooled = new Map(snapshot.tables.map((table) => [`${table.schema}.${table.name}`, table.file]));
  const openEntry = ({ holds }: EntryOfCopy) => {
    if (holds.kind === 'key') return Readable.from([keys.get(holds.name) ?? Buffer.alloc(0)]);
    if (holds.kind === 'trail') return createReadStream(join(given.trailFolder, holds.name));
    return createReadStream(
      holds.kind === 'rows'
        ? (spooled.get(`${holds.table.schema}.${holds.table.name}`) ?? '')
        : placeOfFile(dataDir, holds.file),
    );
  };
  try {
    await writeArchive(target, manifest, { openEntry, passphrase });
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    // Removed between the look and the packing: the same as before it.
    if (isGone && !given.acceptMissing) return null;
    throw error;
  }
  return {
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    files: files.length,
    bytes: (await sizeOf(target)) ?? 0,
    missing: missing.length,
  };
}
