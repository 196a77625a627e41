import { z } from 'zod';
import { CopyError } from '#server/copies/copy-error.ts';
import type { StoredFile } from './stored-files.ts';

/** The version of the layout of a copy; raised when an older Legwork could not read it any more. */
const FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** A hundred bytes a file: room for half a million of them. */
export const MANIFEST_BYTES_MOST = 64 * 1024 * 1024;

/** The small files of a data folder that a copy holds beside the stored files. */
export const KEY_FILES = ['secrets.key', 'secrets-before.key', 'vapid.json', 'demo-account.json'] as const;
const KEY_BYTES_MOST = 64 * 1024;
/** An end of a trail takes some 50 bytes: room for three hundred thousand steps of one person. */
const TRAIL_BYTES_MOST = 16 * 1024 * 1024;
/** The noted ends of an account's trail, and that noting has begun; what else lies in that folder is no business of a copy. */
export const TRAIL_FILE = /^(?:begun|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().min(0);
// PostgreSQL's own names for things; they reach SQL as quoted identifiers, and a file's name as they are.
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const table = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: identifier,
  /** The columns in the order of the values of a row. */
  columns: z.array(identifier).min(1).max(1600),
  rows: size,
  /** SHA-256 of every row, joined by exclusive or: the same whatever order a database gives them in. */
  digest: sha256,
  bytes: size,
  sha256,
});
export type TableOfCopy = z.infer<typeof table>;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** When the snapshot of the rows began. */
  takenAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  /** The migrations the schema stood at, by name. */
  migrations: z.array(z.string().regex(/^\d{14}_[\w-]{1,100}$/)).max(10_000),
  /** In an order in which no row comes before what it refers to. */
  tables: z.array(table).max(10_000),
  keys: z.array(z.object({ name: z.enum(KEY_FILES), bytes: size.max(KEY_BYTES_MOST), sha256 })),
  /** What was noted of the trails before the snapshot, so that no note is ahead of the rows. */
  trails: z.array(
    z.object({ name: z.string().regex(TRAIL_FILE), bytes: size.max(TRAIL_BYTES_MOST), sha256 }),
  ),
  /** The stored files that rows name; the name of each is the SHA-256 of its content. */
  files: z.array(z.object({ owner: z.uuid().nullable(), key: sha256, bytes: size })),
  /** Files that rows name and that were removed while the copy was made, each time it was tried. */
  missing: z.array(sha256),
});
export type Manifest = z.infer<typeof manifest>;

/** Reads a manifest. Throws CopyError when it is none, or one of a later format. */
export function readManifest(bytes: Uint8Array): Manifest {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new CopyError('The list of contents of this copy cannot be read, so it is damaged or no copy.');
  }
  const format = z.object({ format: z.int() }).safeParse(given);
  if (format.success && format.data.format > FORMAT)
    throw new CopyError('This copy was made by a newer Legwork than this one, so update it first.');
  const parsed = manifest.safeParse(given);
  if (!parsed.success)
    throw new CopyError(
      'The list of contents of this copy says what no copy can, so it is damaged or forged.',
    );
  return parsed.data;
}

/** One file within a copy. */
export interface EntryOfCopy {
  path: string;
  bytes: number;
  sha256: string;
  holds:
    | { kind: 'key'; name: (typeof KEY_FILES)[number] }
    | { kind: 'trail'; name: string }
    | { kind: 'rows'; table: TableOfCopy }
    | { kind: 'file'; file: StoredFile };
}

/** Everything a copy holds after its manifest, in this order and under these names: a reader takes nothing else. */
export const entriesOf = ({ keys, trails, tables, files }: Manifest): EntryOfCopy[] => [
  ...keys.map(({ name, bytes, sha256: sum }) => ({
    path: `keys/${name}`,
    bytes,
    sha256: sum,
    holds: { kind: 'key' as const, name },
  })),
  ...trails.map(({ name, bytes, sha256: sum }) => ({
    path: `trail/${name}`,
    bytes,
    sha256: sum,
    holds: { kind: 'trail' as const, name },
  })),
  ...tables.map((rows) => ({
    path: `rows/${rows.schema}.${rows.name}.jsonl`,
    bytes: rows.bytes,
    sha256: rows.sha256,
    holds: { kind: 'rows' as const, table: rows },
  })),
  ...files.map(({ owner, key, bytes }) => ({
    path: owner === null ? `files/${key}` : `files/${owner}/${key}`,
    bytes,
    sha256: key,
    holds: { kind: 'file' as const, file: { owner, key } },
  })),
];
