import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

const applicationId = z.object({ accountId: z.uuid(), applicationId: z.uuid() });

/** Documents, questions and plan of one application; `quiet` without a message to the person. */
export const prepareJob = defineJob({
  name: 'applications.prepare',
  schema: applicationId.extend({ quiet: z.boolean().optional() }),
  keyed: true,
  concurrency: 2,
  retryDelay: 5,
});

/** One try to send an approved application; the journal decides whether there is anything to do. */
export const submitJob = defineJob({
  name: 'applications.submit',
  schema: applicationId,
  keyed: true,
  concurrency: 2,
  retryLimit: 2,
});

/** What is overdue: approvals nobody answered, and what deleted campaigns still hold. */
export const expireJob = defineJob({
  name: 'applications.expire',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
});

/** Approvals that expire soon. */
export const remindJob = defineJob({
  name: 'applications.remind',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
});

/** Attempts whose worker is gone, and applications that were left lying. */
export const recoverJob = defineJob({
  name: 'applications.recover',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
  expireInSeconds: 900,
});
