import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What a step of many processes took. `processor` is the seconds of all of them, null where the system does not tell. */
export interface StepTime {
  name: string;
  seconds: number;
  processor: number | null;
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

/** Does a step whose work is done by child processes; answers what it gave and what it took. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<{ given: T; time: StepTime }> {
  const start = performance.now();
  const before = processorOfChildren();
  const given = await work();
  const after = processorOfChildren();
  return {
    given,
    time: {
      name,
      seconds: (performance.now() - start) / 1000,
      processor: before === null || after === null ? null : after - before,
    },
  };
}

const line = ({ name, seconds, processor }: StepTime) =>
  `${seconds.toFixed(0).padStart(6)} s${processor === null ? '' : `  ${processor.toFixed(0).padStart(6)} s`}  ${name}`;

/** The steps and their sum as a table: seconds by the clock, seconds of processor where they are known. */
export function tableOf(times: readonly StepTime[]): string {
  const sum = (of: (time: StepTime) => number) => times.reduce((total, time) => total + of(time), 0);
  const total: StepTime = {
    name: `all of it (${availableParallelism()} processors)`,
    seconds: sum(({ seconds }) => seconds),
    processor: times.some(({ processor }) => processor === null)
      ? null
      : sum(({ processor }) => processor ?? 0),
  };
  const head = total.processor === null ? '   clock  step' : '   clock  processor  step';
  return [head, ...[...times, total].map(line)].join('\n');
}
