import { access, copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import type { Log } from '#server/ports/log.ts';
import { packAside } from './archive/pack-aside.ts';
import type { Packed } from './archive/pack.ts';
import { storedFiles } from './archive/stored-files.ts';
import { CopyError } from './copy-error.ts';
import { spoolSnapshot } from './rows/snapshot.ts';
import type { Snapshot } from './rows/snapshot.ts';

/** What a copy is taken of, and when. */
export interface CopySource {
  connection: Pick<DatabaseConnection, 'database' | 'kind'>;
  dataDir: string;
  passphrase: string | null;
  /** Hears of a copy that kept people waiting; a command that has the database to itself keeps nobody. */
  log?: Log;
  /** Asked inside the snapshot; while it says no, the copy waits. */
  mayTakeNow?: (executor: Executor) => Promise<boolean>;
}

/** A copy that was made. */
export interface CopyMade extends Packed {
  path: string;
  takenAt: string;
  /** How long its transaction was open, in milliseconds. */
  heldMs: number;
}

/** A file that rows name may be removed while they are packed; then they are taken anew. */
const MOST_TRIES = 3;
const WAIT_MS = 1_000;
const MOST_WAITS = 120;
/** How long the embedded database may answer nobody for a copy. */
const MOST_HELD_MS = 1_000;

/** Where rows lie between their snapshot and the copy; a copy that was killed leaves it, the next takes it away. */
const spoolFolder = (dataDir: string): string => join(dataDir, 'copying');

/** Says that nobody was answered for long: the embedded database has one connection, and grows slower to copy as it grows. */
function warnOfHolding({ connection, log }: CopySource, { heldMs }: Snapshot): void {
  if (connection.kind === 'pglite' && heldMs > MOST_HELD_MS)
    log?.warn('copy.held_long', { heldMs: Math.round(heldMs) });
}

/** Takes rows as soon as nothing forbids it. */
async function snapshotWhenQuiet(source: CopySource, folder: string): Promise<Snapshot> {
  for (let waited = 0; waited < MOST_WAITS; waited += 1) {
    const snapshot = await spoolSnapshot(source.connection, folder, source.mayTakeNow ?? (async () => true));
    if (snapshot) {
      warnOfHolding(source, snapshot);
      return snapshot;
    }
    await sleep(WAIT_MS);
  }
  throw new CopyError('Applications were on their way the whole time, so no copy was made: try again.');
}

/** Long after any copy is made. */
const FORGOTTEN_MS = 2 * 60 * 60 * 1000;

/** Takes away what a copy left that was killed. */
async function clearForgotten(dataDir: string): Promise<void> {
  for (const name of await readdir(spoolFolder(dataDir))) {
    const path = join(spoolFolder(dataDir), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > FORGOTTEN_MS) await rm(path, { recursive: true, force: true });
  }
}

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
};

/** Copies what was noted of the trails; an account that is erased meanwhile takes its file along. */
async function copyNotes(from: string, to: string): Promise<void> {
  await mkdir(to);
  const names = (await readdir(from).catch(unlessMissing)) ?? [];
  for (const name of names) await copyFile(join(from, name), join(to, name)).catch(unlessMissing);
}

async function tryCopy(source: CopySource, target: string, isLast: boolean): Promise<CopyMade | null> {
  const { dataDir, passphrase } = source;
  const folder = await mkdtemp(join(spoolFolder(dataDir), 'rows-'));
  try {
    const stored = await storedFiles(dataDir);
    // Before the rows: a note may lag behind them, and is never ahead.
    const trailFolder = join(folder, 'trail');
    await copyNotes(join(dataDir, 'trail'), trailFolder);
    const snapshot = await snapshotWhenQuiet(source, folder);
    const packed = await packAside({
      target,
      snapshot,
      dataDir,
      trailFolder,
      stored,
      passphrase,
      acceptMissing: isLast,
    });
    if (packed === null) return null;
    return { ...packed, path: target, takenAt: snapshot.takenAt, heldMs: snapshot.heldMs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Takes a copy of everything into one new file: the rows of one moment, the files they name, and the keys. Throws CopyError when
 * there is a file already, or the time never came.
 */
export async function takeCopy(source: CopySource, target: string): Promise<CopyMade> {
  const isTaken = await access(target).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new CopyError(`There is already a file at ${target}, and I replace none.`);
  await mkdir(dirname(target), { recursive: true });
  await mkdir(spoolFolder(source.dataDir), { recursive: true, mode: 0o700 });
  await clearForgotten(source.dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const made = await tryCopy(source, target, attempt === MOST_TRIES);
    if (made) return made;
  }
}
