import type { Reader } from '#localization/format.ts';
import type { World } from '#server/world.ts';
import type { Entry } from './archive/zip.ts';
import { personalTables, rowsOf } from './catalogue-queries.ts';
import type { PersonalRow } from './catalogue-queries.ts';
import { archivePath, filesNamed } from './archive/files-named.ts';
import type { NamedFile } from './archive/files-named.ts';
import { tables, text } from './archive/messages.ts';
import { withSaid } from './archive/with-said.ts';

/** What only proves who somebody is to us; in an archive it would be a key lying about. Hashes of content are none. */
const SECRET =
  /^(?!(content|approved|candidate)_hash$|address_token$)(sealed_.+|.+_hash|.+_token|hash|secret|challenge|public_key|credential_id|p256dh|auth|endpoint)$/;
/** Archives are not packed into archives. */
const OWN = new Set(['data_exports']);

/** How rows of some tables are shown, by the table's name: with what is sealed in them. */
export type Opened = Readonly<
  Record<
    string,
    (world: Pick<World, 'database' | 'secrets'>, rows: readonly PersonalRow[]) => Promise<PersonalRow[]>
  >
>;

/** Whose archive it is, and who reads it. */
interface Owner extends Reader {
  id: string;
  fullName: string;
}

const withoutSecrets = (row: PersonalRow): PersonalRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name)));

const hasText = (table: string): table is keyof typeof tables.messages =>
  Object.hasOwn(tables.messages, table);

function readme(
  { fullName: name, ...reader }: Owner,
  at: Date,
  counted: readonly { name: string; rows: number }[],
  files: number,
): string {
  const [words, called] = [text.for(reader), tables.for(reader)];
  const lines = counted.map(
    ({ name: table, rows }) =>
      `data/${table}.json  (${rows})  ${hasText(table) ? called(table) : table.replaceAll('_', ' ')}`,
  );
  return [
    words('about', { name, at: at.toISOString() }),
    '',
    words('lists'),
    words('messages'),
    ...lines,
    '',
    `files/  (${files})  ${words('files')}`,
    '',
    ...(counted.some(({ name: table }) => table === 'trail_lines') ? [words('howToCheck'), ''] : []),
    words('leftOut'),
    '',
  ].join('\n');
}

/** The entries of the archive of an account: every record with what its messages say, every file they name, and what is what. */
export async function* contentsOf(
  world: Pick<World, 'database' | 'files' | 'clock' | 'secrets'>,
  owner: Owner,
  opened: Opened = {},
): AsyncGenerator<Entry> {
  const { database, files, clock } = world;
  const { id } = owner;
  const counted: { name: string; rows: number }[] = [];
  const named = new Map<string, NamedFile>();
  for (const table of await personalTables(database)) {
    const stored = await rowsOf(database, table, id);
    const rows = (await opened[table.name]?.(world, stored)) ?? stored;
    if (!OWN.has(table.name)) filesNamed(rows, named);
    if (rows.length === 0) continue;
    counted.push({ name: table.name, rows: rows.length });
    const shown = rows.map((row) => withSaid(withoutSecrets(row), owner));
    yield { path: `data/${table.name}.json`, content: JSON.stringify(shown, null, 2) };
  }
  const index: Record<string, string> = {};
  for (const file of named.values()) {
    // Most of what looks like a key is the hash of something else.
    const bytes = await files.get(id, file.key).catch(() => null);
    if (!bytes) continue;
    const path = archivePath(file, bytes);
    index[file.key] = path;
    yield { path, content: bytes };
  }
  yield { path: 'files/index.json', content: JSON.stringify(index, null, 2) };
  yield { path: 'README.txt', content: readme(owner, clock.now(), counted, Object.keys(index).length) };
}
