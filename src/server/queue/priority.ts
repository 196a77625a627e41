import type { EnqueueOptions } from '#server/queue/job.ts';

/** From here on the seconds of due jobs are counted; a priority has 32 bits. */
const COUNTED_FROM_MS = Date.parse('2020-01-01T00:00:00Z');
const MOST_SECONDS = 2_000_000_000;

/**
 * The queue takes the highest priority first. A priority that falls with the second a job is due makes it take who has waited
 * longest, and a head start counts as waiting.
 */
export function priorityOf({ startAfter = new Date(), headStartSeconds = 0 }: EnqueueOptions): number {
  const seconds = Math.floor((startAfter.getTime() - COUNTED_FROM_MS) / 1000);
  return headStartSeconds - Math.max(-MOST_SECONDS, Math.min(MOST_SECONDS, seconds));
}
