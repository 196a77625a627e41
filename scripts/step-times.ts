import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What a step took by the clock. */
export interface StepTime {
  name: string;
  seconds: number;
}

// proc_pid_stat(5): fields 16 and 17, the time of children that were waited for, in ticks of a hundredth of a second.
const TICKS_A_SECOND = 100;

/** Seconds of processor of all children of this process that have ended, and of theirs; null where there is no /proc. */
export function processorOfChildren(): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program stands in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/** Does a step; answers what it gave and the seconds it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ given: T; seconds: number }> {
  const start = performance.now();
  const given = await work();
  return { given, seconds: (performance.now() - start) / 1000 };
}

const line = ({ name, seconds }: StepTime) => `${seconds.toFixed(0).padStart(6)} s  ${name}`;

/** The steps as a table, and what all of them took together: by the clock less than their sum where one ran beside another. */
export function tableOf(
  times: readonly StepTime[],
  { seconds, processor }: { seconds: number; processor: number | null },
): string {
  const work = processor === null ? '' : `, ${processor.toFixed(0)} s of processor`;
  const all = { name: `all of it (${availableParallelism()} processors${work})`, seconds };
  return [...times, all].map(line).join('\n');
}
