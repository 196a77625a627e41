import type { z } from 'zod';
import type { Executor } from '#server/db/database.ts';

/** A kind of background work: its name, the shape of its data (ids only) and how often it may be tried. */
export interface Job<Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  /** Tries after the first. */
  retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelay: number;
  /** Seconds one try may take before another worker may take it over. */
  expireInSeconds: number;
  /** How many of this kind one process works on at the same time. */
  concurrency: number;
  /** Every job of this kind carries a key, and only one with the same key waits at a time. */
  keyed: boolean;
  /**
   * It goes on where a worker that died left it, and somebody waits for it: it is handed out anew as soon as that is known, and not
   * only when its time is over.
   */
  resumes: boolean;
}

export function defineJob<Data extends object>(
  job: Pick<Job<Data>, 'name' | 'schema'> & Partial<Job<Data>>,
): Job<Data> {
  return {
    retryLimit: 5,
    retryDelay: 2,
    expireInSeconds: 300,
    concurrency: 1,
    keyed: false,
    resumes: false,
    ...job,
  };
}

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** For keyed jobs: while one with the same key waits, another is not added. */
  key?: string;
  /**
   * Seconds of waiting it counts as having had already: it goes before what fell due less than that before it. Who has waited
   * longer goes first all the same, so that none waits for ever.
   */
  headStartSeconds?: number;
}

/** The queue on the same database: a job is enqueued in the transaction that caused it. */
export interface Queue {
  enqueue<Data extends object>(
    executor: Executor,
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Every UUID that the data of a job holds, done ones included. */
  idsInJobs(executor: Executor): Promise<string[]>;
  /** Takes out every job, also a done one, whose data, key or outcome holds one of some words. */
  forget(executor: Executor, words: readonly string[]): Promise<void>;
}
