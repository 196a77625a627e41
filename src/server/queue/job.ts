import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { asAccount } from '#server/db/as.ts';
import type { World } from '#server/world.ts';

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
}

export function defineJob<Data extends object>(
  job: Pick<Job<Data>, 'name' | 'schema'> & Partial<Job<Data>>,
): Job<Data> {
  return { retryLimit: 5, retryDelay: 2, expireInSeconds: 300, concurrency: 1, keyed: false, ...job };
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

/** A job, its worker, and the schedule (cron, UTC) on which it also runs by itself. */
export interface JobHandler {
  job: Job;
  schedule: string | null;
  /**
   * Idempotent: the queue may deliver twice. Throwing means another try. `key` is the same on every try of a job, so that what
   * leaves the house twice can be told to be one.
   */
  handle(data: unknown, key?: string): Promise<void>;
}

/** Ties a job of an account to the verb that does it, which sees the database as that account; the data is validated on the way in. */
export const handleOwn = <Data extends { accountId: string }>(
  world: World,
  job: Job<Data>,
  handle: (world: World, data: Data, key: string) => Promise<void>,
): JobHandler => handleJob(job, (data, key) => handle(asAccount(world, data.accountId), data, key));

/** Ties a job of nobody's to the verb that does it: one of all, or of somebody who has no account. */
export function handleJob<Data extends object>(
  job: Job<Data>,
  handle: (data: Data, key: string) => Promise<void>,
  schedule: string | null = null,
): JobHandler {
  // The handler is stored without its data type; `schema.parse` restores it before every call.
  return { job, schedule, handle: (data, key = randomUUID()) => handle(job.schema.parse(data), key) };
}
