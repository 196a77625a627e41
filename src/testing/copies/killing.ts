import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { TEST_TOKEN } from '#practice/testing.ts';
import { readArchive } from '#server/copies/archive/read-archive.ts';
import { folderOfHalf, isFolderHalf } from '#server/copies/restore/half-restored.ts';
import { applications as applicationRows } from '#server/features/career/applications/tables.ts';
import { connectDatabase } from '#server/services.ts';
import { freePort } from '#testing/free-port.ts';
import { runScript, startProgram, waitUntil } from './children.ts';
import type { Way } from './person-of-drill.ts';
import type { EmptyPlace } from './places.ts';

/** What became of something that was to be killed in the middle. */
export interface Killed {
  /** It was under way, and it did not come to its end. */
  inTheMiddle: boolean;
  broken: string[];
}

/** Chance aims at a moment that may be over before it is looked for again; then it aims anew. */
const MOST_TRIES = 4;
/** Of some eighty tables: the copy is killed when the rows of so many have been begun. */
const TABLES = 60;

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** A moment in the middle of a copy, by chance: while its rows are read, or while the file is written. */
async function momentOfCopy(
  { config: { dataDir } }: EmptyPlace,
  target: string,
  random: () => number,
): Promise<() => Promise<boolean>> {
  if (random() < 0.5) return () => exists(`${target}.partial`);
  const spool = join(dataDir, 'copying');
  const tables = 1 + Math.floor(random() * TABLES);
  // What an earlier one left that was killed lies there for hours.
  const before = await namesIn(spool);
  return async () => {
    const own = (await namesIn(spool)).find((name) => !before.includes(name));
    return own !== undefined && (await namesIn(join(spool, own))).length >= tables;
  };
}

/** A moment in the middle of a restore, by chance: the place says that it is half, and holds nothing, a database, or rows as well. */
function momentOfRestore({ config }: EmptyPlace, random: () => number): () => Promise<boolean> {
  const { dataDir, database } = config;
  const more = [
    dataDir,
    database.kind === 'pglite' ? join(database.folder, 'PG_VERSION') : dataDir,
    join(dataDir, 'secrets.key'),
  ][Math.floor(random() * 3)];
  return async () => (await isFolderHalf(dataDir)) && (await exists(more ?? dataDir));
}

/** Kills the command that copies a place while it does. Whatever has a copy's name afterwards has to be a whole one. */
export async function killCopy(place: EmptyPlace, folder: string, random: () => number): Promise<Killed> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const target = join(folder, `cut-${tried}.tar.gz`);
    const moment = await momentOfCopy(place, target, random);
    const { code, said } = await runScript(place.config, ['backup', target], moment);
    if (code !== null && code !== 0) return { inTheMiddle: false, broken: [`A copy failed: ${said}`] };
    if (!(await exists(target))) return { inTheMiddle: code === null, broken: [] };
    await readArchive({ path: target, passphrase: null });
  }
  return { inTheMiddle: false, broken: [] };
}

/** Kills the command that restores a copy to a place while it does. */
export async function killRestore(place: EmptyPlace, file: string, random: () => number): Promise<Killed> {
  const moment = momentOfRestore(place, random);
  const { code, said } = await runScript(place.config, ['restore', file, '--erased', 'none'], moment);
  const broken = code === null || code === 0 ? [] : [`A restore failed: ${said}`];
  return { inTheMiddle: code === null, broken };
}

/**
 * Starts the server on a place, asks it for a copy as `npm run backup` does, and kills it while it copies. The command has to say
 * that there is no copy, and a copy of the place has to succeed after it.
 */
export async function killCopyingServer(
  place: EmptyPlace,
  { folder, practiceOrigin, random }: { folder: string; practiceOrigin: string; random: () => number },
): Promise<Killed> {
  const broken: string[] = [];
  let inTheMiddle = false;
  for (let tried = 0; tried < MOST_TRIES && !inTheMiddle; tried += 1) {
    const server = startProgram(place.config, ['src/server/main.ts'], {
      PORT: String(await freePort()),
      // Only the copy that is asked for: one of its own would be seen in its place.
      COPIES: 'off',
      PRACTICE_ORIGIN: practiceOrigin,
      PRACTICE_CONTROL_TOKEN: TEST_TOKEN,
    });
    if (!(await waitUntil(server, async () => server.said().includes('Legwork is at'))))
      return { inTheMiddle, broken: [`A server did not start after a kill: ${server.said()}`] };
    const target = join(folder, `cut-server-${tried}.tar.gz`);
    const moment = await momentOfCopy(place, target, random);
    const asking = startProgram(place.config, ['scripts/operations/backup.ts', target]);
    const isSeen = await waitUntil(asking, moment);
    server.child.kill('SIGKILL');
    const { code, said } = await asking.ended;
    await server.ended;
    inTheMiddle = isSeen && !(await exists(target));
    if (!isSeen && code !== 0) broken.push(`A running server made no copy: ${said}`);
    if (inTheMiddle && (code !== 1 || !said.includes('The server ended before the copy was made.')))
      broken.push(`The copy of a killed server ended with ${code}: ${said}`);
  }
  const after = join(folder, 'after-kills.tar.gz');
  const { code, said } = await runScript(place.config, ['backup', after], null);
  if (code === 0) await readArchive({ path: after, passphrase: null });
  else broken.push(`No copy could be made after a kill: ${said}`);
  return { inTheMiddle, broken };
}

/** What is found where a restore was killed; `silent` is half of everything that does not say so. */
export type State = 'empty' | 'half' | 'whole' | 'silent';

/** What a place is after a restore that was killed, as a server finds it that starts there. */
export async function stateOf({ config }: EmptyPlace, ways: readonly Way[]): Promise<State> {
  if (await isFolderHalf(config.dataDir)) return 'half';
  if (config.database.kind === 'pglite' && !(await exists(config.database.folder))) return 'empty';
  const connection = await connectDatabase(config);
  try {
    if ((await folderOfHalf(connection)) !== null) return 'half';
    const made = await connection.database.execute(sql`select to_regclass('public.applications') as made`);
    const { rows } = made as { rows: { made: string | null }[] }; // The one column that is asked for.
    if (rows[0]?.made === null) return 'empty';
    const found = await connection.database.select({ id: applicationRows.id }).from(applicationRows);
    return found.length === ways.length ? 'whole' : 'silent';
  } finally {
    await connection.close();
  }
}
