import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** Another process has the data folder open. */
export class FolderInUse extends Error {}

interface Holder {
  pid: number;
  host: string;
  /** Start time of the process, so that a reused pid is not taken for its owner; null where the system cannot tell. */
  startedAt: string | null;
}

/** Field 22 of /proc/PID/stat: ticks since boot at which the process started. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return startOf(process.pid) === holder.startedAt;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const startedAt = startOf(holder.pid);
  return holder.startedAt === null || startedAt === null || startedAt === holder.startedAt;
}

function readHolder(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('host' in value)) return null;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null;
    return { pid: Number(value.pid), host: String(value.host), startedAt };
  } catch {
    return null;
  }
}

/**
 * Takes the lock beside a data folder, because PGlite takes none and two processes destroy it.
 * A lock is taken over only when its process is dead, never by age. Answers the function that gives it back.
 * Throws FolderInUse with a sentence that names the process.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  const own: Holder = { pid: process.pid, host: hostname(), startedAt: startOf(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, JSON.stringify(own));
      closeSync(file);
      const release = () => {
        if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
      };
      process.once('exit', release);
      return release;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(path);
      if (holder && isAlive(holder)) {
        throw new FolderInUse(
          `Another Legwork (process ${holder.pid} on ${holder.host}) uses ${folder}. Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new FolderInUse(`The lock ${path} could not be taken. Start again in a moment.`);
}
