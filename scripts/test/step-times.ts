import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What a step of many processes took, in seconds by the clock. */
export interface StepTime {
  name: string;
  seconds: number;
}

// proc_pid_stat(5): fields 16 and 17, the time of children that were waited for, in ticks of a hundredth of a second.
const TICKS_A_SECOND = 100;

/** Seconds of processor of all children of this process that have ended, and of theirs; null where there is no /proc. */
function processorOfChildren(): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program stands in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

const line = (seconds: number, name: string) => `${seconds.toFixed(0).padStart(6)} s  ${name}`;

/** What the steps took, some of them side by side, and all of it since this process began: by the clock, and of processor where that is known. */
export function tableOf(times: readonly StepTime[]): string {
  const processor = processorOfChildren();
  return [
    ...times.map(({ seconds, name }) => line(seconds, name)),
    line(performance.now() / 1000, `all of it, on ${availableParallelism()} processors`),
    ...(processor === null ? [] : [line(processor, 'of processor')]),
  ].join('\n');
}
