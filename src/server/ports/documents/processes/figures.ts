import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const TICKS_A_SECOND = 100;

function readProc(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return null;
  }
}

/** Memory a process holds, in bytes; null where the system does not say (the heap limit still stands there). */
export function residentBytes(pid: number): number | null {
  const said = readProc(pid, 'statm');
  return said === null ? null : Number(said.split(' ')[1]) * PAGE_BYTES;
}

/** Time a process was on a processor, in milliseconds; null where the system does not say. */
export function processorMilliseconds(pid: number): number | null {
  // The program's name in brackets may hold blanks; the 12th and 13th values after it are its own and the system's time for it.
  const said = readProc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return said === undefined ? null : ((Number(said[11]) + Number(said[12])) * 1000) / TICKS_A_SECOND;
}
