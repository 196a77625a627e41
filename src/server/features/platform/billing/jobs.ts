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

/** An account is on another plan: what was held back may go out. Handled by who holds it back. */
export const planChanged = defineJob({
  name: 'billing.plan-changed',
  schema: z.object({ accountId: z.uuid() }),
});
