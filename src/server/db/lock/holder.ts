import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** What a lock file says of the process that wrote it. */
export interface Holder {
  pid: number;
  host: string;
  /** Start time of the process, so that a reused pid is not taken for its owner; null where the system cannot tell. */
  startedAt: string | null;
}

/** A lock file as it was read; `holder` is null where it says nothing that can be read. */
export interface LockRecord {
  holder: Holder | null;
  /** Stands for exactly this content: two records written by two takings never have the same. */
  mark: string;
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

/** This process, as it writes itself into a lock file. */
export const thisProcess = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  startedAt: startOf(process.pid),
});

/** Whether a holder may still run; one on another machine always may, because nobody here can tell. */
export function isAlive(holder: Holder): boolean {
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

/** The mark of a lock file's content. */
export const markOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

function holderIn(content: string): Holder | null {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('host' in value)) return null;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null;
    return { pid: Number(value.pid), host: String(value.host), startedAt };
  } catch {
    return null;
  }
}

/** Reads a lock file; null when there is none. */
export function readRecord(path: string): LockRecord | null {
  try {
    const content = readFileSync(path, 'utf8');
    return { holder: holderIn(content), mark: markOf(content) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
