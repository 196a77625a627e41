import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#server/ports/clock.ts';
import type { Job, Queue } from '#server/queue/job.ts';
import type { JobHandler } from './handler.ts';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

interface Waiting {
  job: Pick<Job, 'name' | 'keyed'>;
  data: object;
  dueAt: number;
  /** When it came, less its head start. */
  cameAt: number;
  key: string | null;
}

/** A queue without a database, on a clock of its own: for replaying weeks in seconds. Jobs are lost when the process ends. */
export interface MemoryQueue extends Queue {
  /** Runs what is due by the clock, until nothing is. Answers how many jobs ran; a job that throws ends the run. */
  run(handlers: readonly JobHandler[]): Promise<number>;
}

export function memoryQueue(clock: Clock): MemoryQueue {
  const waiting: Waiting[] = [];
  return {
    async enqueue(_executor, job, data, options = {}) {
      const key = job.keyed ? (options.key ?? '') : null;
      if (key !== null && waiting.some((other) => other.job.name === job.name && other.key === key)) return;
      const dueAt = (options.startAfter ?? clock.now()).getTime();
      const cameAt = clock.now().getTime() - (options.headStartSeconds ?? 0) * 1000;
      const place = waiting.findLastIndex((other) => other.cameAt <= cameAt) + 1;
      waiting.splice(place, 0, { job, data, dueAt, cameAt, key });
    },
    async idsInJobs() {
      return waiting.flatMap(({ data }) => JSON.stringify(data).match(UUID) ?? []);
    },
    async forget(_executor, words) {
      const kept = waiting.filter(
        ({ data, key }) => !words.some((word) => JSON.stringify([data, key]).includes(word)),
      );
      waiting.splice(0, waiting.length, ...kept);
    },
    async run(handlers) {
      const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
      let count = 0;
      for (;;) {
        const now = clock.now().getTime();
        const index = waiting.findIndex(({ dueAt }) => dueAt <= now);
        const [next] = index < 0 ? [] : waiting.splice(index, 1);
        if (!next) return count;
        await byName.get(next.job.name)?.handle(next.data);
        count += 1;
        // Requests and the real queue have their turn between two jobs.
        await setImmediate();
      }
    },
  };
}
