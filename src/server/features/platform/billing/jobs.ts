import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Reads one subscription from the provider and keeps what it says. */
export const syncJob = defineJob({
  name: 'billing.sync',
  schema: z.object({ subscriptionId: z.string().max(255) }),
});

/** Asks about every subscription whose month is over and of which nothing was heard; forgets old webhooks. */
export const reconcileJob = defineJob({
  name: 'billing.reconcile',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
});

/**
 * Ends the plan of an account that is to end; one waits for each account. Tried for days, each time twice as long after the
 * last: whoever asked for the deletion must not be charged because the provider was out of reach.
 */
export const endPlanJob = defineJob({
  name: 'billing.end-plan',
  schema: z.object({ accountId: z.uuid() }),
  retryLimit: 12,
  retryDelay: 60,
  keyed: true,
});

/** An account is on another plan: what was held back may go out. Handled by who holds it back. */
export const planChanged = defineJob({
  name: 'billing.plan-changed',
  schema: z.object({ accountId: z.uuid() }),
});
