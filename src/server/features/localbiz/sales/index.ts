import { handleOfBusiness } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { rollUpJob } from './jobs.ts';
import { rememberTold } from './look-at-shop.ts';
import { rollUpDays } from './roll-up.ts';

export { keepCatalogue } from './keep/catalogue-queries.ts';
export type { NamedItem } from './keep/catalogue-queries.ts';
export { entriesAhead, keepEntries } from './catalogue/keep-entries.ts';
export { takeOutEntries } from './catalogue/queries.ts';
export { countKnown, keepLines, keepSourceDays, lockShop } from './keep/line-queries.ts';
export type { KeptLine, SourceDay } from './keep/line-queries.ts';
export {
  changeSourceDays,
  countReplaced,
  forgetReplaced,
  putBackLines,
  replaceLines,
} from './keep/replace-queries.ts';
export {
  handOverOrders,
  handOverThings,
  takeOutDays,
  takeOutLines,
  takeOutOrders,
  takeOutThings,
} from './keep/take-out-queries.ts';
export { rollUpJob } from './jobs.ts';
export { rememberTold } from './look-at-shop.ts';
export { rollUpDays } from './roll-up.ts';
export { catalogueRoutes, countingRoutes, salesRoutes } from './routes.ts';

/** Rolls days up; what the shop is told of the last of them is told from then on. */
async function rollUpAndRemember(world: World, days: Parameters<typeof rollUpDays>[1]): Promise<void> {
  await rollUpDays(world, days);
  await rememberTold(world, days);
}

/** The feature's background work. */
export const salesJobs = (world: World): JobHandler[] => [
  handleOfBusiness(world, rollUpJob, rollUpAndRemember),
];
