import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive, markOf, readRecord, thisProcess } from './holder.ts';
import type { Holder, LockRecord } from './holder.ts';

/** Another process has the data folder open. */
export class FolderInUse extends Error {}

/** The record a process puts in place: written whole beside the lock, then linked or renamed, so that nobody reads half of it. */
interface OwnRecord {
  path: string;
  mark: string;
}

// Others come and go between two looks; who finds no end to it is told to start again.
const MOST_LOOKS = 50;

function writeOwn(lock: string): OwnRecord {
  const path = `${lock}.own-${process.pid}-${randomUUID()}`;
  const content = JSON.stringify({ ...thisProcess(), taking: randomUUID() });
  writeFileSync(path, content, { flag: 'wx', flush: true });
  return { path, mark: markOf(content) };
}

/** Puts the own record at a path unless something is there; the file system lets one process alone do so. */
function place(own: OwnRecord, path: string): boolean {
  try {
    linkSync(own.path, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function refuseLiving({ holder }: LockRecord, folder: string): void {
  if (holder && isAlive(holder)) throw new FolderInUse(inUse(holder, folder));
}

const inUse = ({ pid, host }: Holder, folder: string) =>
  `Another Legwork (process ${pid} on ${host}) uses ${folder}. Stop it first, or set DATA_DIR to another folder.`;

/** Where whoever takes over from a record says so: one process alone can, because a mark never comes twice. */
const successorPath = (lock: string, { mark }: LockRecord) => `${lock}.after-${mark}`;

/**
 * Replaces a dead process's lock. A look and a removal would leave a moment in which two take it, so the right to replace a
 * record is taken first, as a file named by that record. Whoever died with that right is succeeded in the same way, and only
 * the end of this chain may rename its record over the lock. Answers whether that was this process.
 */
function takeOver(own: OwnRecord, lock: string, dead: LockRecord, folder: string): boolean {
  const chain = [dead];
  for (;;) {
    const last = chain.at(-1) ?? dead;
    const path = successorPath(lock, last);
    if (place(own, path)) break;
    const successor = readRecord(path);
    // It has finished or given up meanwhile: look at the lock again.
    if (successor === null) return false;
    refuseLiving(successor, folder);
    chain.push(successor);
  }
  // The right counts only over what still stands: who looked long ago may have taken it over a record that is gone.
  const stands = [lock, ...chain.slice(0, -1).map((record) => successorPath(lock, record))].every(
    (path, index) => readRecord(path)?.mark === chain[index]?.mark,
  );
  if (stands) renameSync(own.path, lock);
  else rmSync(successorPath(lock, chain.at(-1) ?? dead), { force: true });
  return stands;
}

/** Removes what takings left: none of it can lead to the lock while this process lives. */
function clear(lock: string): void {
  const start = `${basename(lock)}.`;
  for (const name of readdirSync(dirname(lock)).filter((file) => file.startsWith(start)))
    rmSync(join(dirname(lock), name), { force: true });
}

function take(lock: string, own: OwnRecord, folder: string): boolean {
  if (place(own, lock)) return true;
  const standing = readRecord(lock);
  if (standing === null) return false;
  refuseLiving(standing, folder);
  return takeOver(own, lock, standing, folder);
}

/**
 * Takes the lock beside a data folder, because PGlite takes none and two processes destroy it.
 * A lock is taken over only when its process is dead, never by age, and by one process however many start at once. Answers
 * the function that gives it back. Throws FolderInUse with a sentence that names the process.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const own = writeOwn(lock);
    try {
      if (!take(lock, own, folder)) continue;
      clear(lock);
      const release = () => {
        process.off('exit', release);
        if (readRecord(lock)?.mark === own.mark) rmSync(lock, { force: true });
      };
      process.once('exit', release);
      return release;
    } catch (error) {
      // Who has the lock removed the record under way: its own name is found at the next look.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    } finally {
      rmSync(own.path, { force: true });
    }
  }
  throw new FolderInUse(`The lock ${lock} could not be taken. Start again in a moment.`);
}
