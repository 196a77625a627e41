import { randomUUID } from 'node:crypto';
import { asAccount, asBusiness } from '#server/db/as.ts';
import type { World } from '#server/world.ts';
import type { Job } from './job.ts';

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

/**
 * Ties a job of an account or of a business to the verb that does it, which sees the database as that one: as the account where its
 * data names both. The data is validated on the way in.
 */
export const handleOwn = <Data extends { accountId: string } | { businessId: string }>(
  world: World,
  job: Job<Data>,
  handle: (world: World, data: Data, key: string) => Promise<void>,
): JobHandler =>
  handleJob(job, (data, key) => {
    const own = 'accountId' in data ? asAccount(world, data.accountId) : asBusiness(world, data.businessId);
    return handle(own, data, key);
  });

/** The same of a business whose data names an account besides: who asked for it may be a member no more by then. */
export const handleOfBusiness = <Data extends { businessId: string }>(
  world: World,
  job: Job<Data>,
  handle: (world: World, data: Data, key: string) => Promise<void>,
): JobHandler => handleJob(job, (data, key) => handle(asBusiness(world, data.businessId), data, key));

/** Ties a job of nobody's to the verb that does it: one of all, or of somebody who has no account. */
export function handleJob<Data extends object>(
  job: Job<Data>,
  handle: (data: Data, key: string) => Promise<void>,
  schedule: string | null = null,
): JobHandler {
  // The handler is stored without its data type; `schema.parse` restores it before every call.
  return { job, schedule, handle: (data, key = randomUUID()) => handle(job.schema.parse(data), key) };
}
