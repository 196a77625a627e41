import { handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { rollUpJob } from './jobs.ts';
import { rollUpDays } from './roll-up.ts';

export { itemKey, keepCatalogue } from './keep/catalogue-queries.ts';
export { keepLines, keepSourceDays, knownLines, lineName } from './keep/line-queries.ts';
export type { KeptLine, SourceDay } from './keep/line-queries.ts';
export { takeOutLines, takeOutOrders, takeOutRest } from './keep/take-out-queries.ts';
export { rollUpJob } from './jobs.ts';
export { salesRoutes } from './routes.ts';

/** The feature's background work. */
export const salesJobs = (world: World): JobHandler[] => [
  handleOwn(world, rollUpJob, (own, days) => rollUpDays(own, days)),
];
