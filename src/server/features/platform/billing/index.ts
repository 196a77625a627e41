import { handleJob, handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { endPlan } from './change-plan.ts';
import { endPlanJob, reconcileJob, syncJob } from './jobs.ts';
import { reconcile } from './reconcile.ts';
import { syncAnybodys } from './sync-subscription.ts';

export { allowanceFrom, giveBackApplication, readAllowance, takeApplication } from './standing/allowance.ts';
export { allowanceQuestion } from './standing/allowance-queries.ts';
export type { Allowed } from './standing/allowance.ts';
export { endPlanAfter } from './change-plan.ts';
export { grantPlan, readBenefits, readStanding } from './standing/standing.ts';
export { planChanged } from './jobs.ts';
export { billingRoutes, receivePayment } from './routes.ts';

const EVERY_HOUR = '41 * * * *';

/** The feature's background work. */
export const billingJobs = (world: World): JobHandler[] => [
  handleJob(syncJob, ({ subscriptionId }) => syncAnybodys(world, subscriptionId)),
  handleOwn(world, endPlanJob, (own, { accountId }) => endPlan(own, accountId)),
  handleJob(reconcileJob, () => reconcile(world), EVERY_HOUR),
];
