import type { Reader } from '#localization/format.ts';
import type { World } from '#server/world.ts';
import type { Entry } from './archive/zip.ts';
import { pagesOf, personalTables } from './catalogue-queries.ts';
import type { PersonalRow, PersonalTable } from './catalogue-queries.ts';
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

/** What is found on the way through the tables of an account. */
interface Found {
  counted: { name: string; rows: number }[];
  files: Map<string, NamedFile>;
  /** Whose places its files may lie in: its own, and those of its businesses. */
  places: string[];
}

/** The rows of a table as they are shown, some at a time, with what they name noted. */
async function* shownRows(
  world: Pick<World, 'database' | 'secrets'>,
  { table, owner, opened }: { table: PersonalTable; owner: Owner; opened: Opened },
  found: Found,
): AsyncGenerator<unknown[]> {
  for await (const stored of pagesOf(world.database, table, owner.id)) {
    if (stored.length === 0) return;
    const rows = (await opened[table.name]?.(world, stored)) ?? stored;
    if (!OWN.has(table.name)) filesNamed(rows, found.files);
    if (table.name === 'businesses')
      for (const { id } of rows) if (typeof id === 'string') found.places.push(id);
    yield rows.map((row) => withSaid(withoutSecrets(row), owner));
  }
}

/** The entries of a list in JSON, without what opens and ends it. */
const written = (rows: unknown[]): string => JSON.stringify(rows, null, 2).slice(1, -2);

/** A list in JSON, piece by piece as its parts come. */
async function* listed(first: unknown[], others: AsyncIterable<unknown[]>, count: (rows: number) => void) {
  count(first.length);
  yield `[${written(first)}`;
  for await (const rows of others) {
    count(rows.length);
    yield `,${written(rows)}`;
  }
  yield '\n]';
}

/** The bytes of a file, from whichever place it lies in. */
async function bytesOf({ files }: Pick<World, 'files'>, key: string, places: readonly string[]) {
  for (const place of places) {
    const bytes = await files.get(place, key).catch(() => null);
    if (bytes !== null) return bytes;
  }
  return null;
}

/** The entries of the archive of an account: every record with what its messages say, every file they name, and what is what. */
export async function* contentsOf(
  world: Pick<World, 'database' | 'files' | 'clock' | 'secrets'>,
  owner: Owner,
  opened: Opened = {},
): AsyncGenerator<Entry> {
  const found: Found = { counted: [], files: new Map(), places: [owner.id] };
  for (const table of await personalTables(world.database)) {
    const pages = shownRows(world, { table, owner, opened }, found);
    const first = await pages.next();
    if (first.done === true) continue;
    const own = { name: table.name, rows: 0 };
    found.counted.push(own);
    yield {
      path: `data/${table.name}.json`,
      content: listed(first.value, pages, (rows) => (own.rows += rows)),
    };
  }
  const index: Record<string, string> = {};
  for (const file of found.files.values()) {
    // Most of what looks like a key is the hash of something else.
    const bytes = await bytesOf(world, file.key, found.places);
    if (!bytes) continue;
    const path = archivePath(file, bytes);
    index[file.key] = path;
    yield { path, content: bytes };
  }
  yield { path: 'files/index.json', content: JSON.stringify(index, null, 2) };
  const about = readme(owner, world.clock.now(), found.counted, Object.keys(index).length);
  yield { path: 'README.txt', content: about };
}
