import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readOverview } from './read-overview.ts';
import { printPerformance, readPerformance } from './read-performance.ts';

const { reports } = endpoints;

/** HTTP of the feature: one call to one verb each. */
export const reportsRoutes = {
  overview: reports.overview.handler(({ context }) =>
    readOverview(context.world, accountOf(context), context.reader),
  ),
  performance: reports.performance.handler(({ context }) =>
    readPerformance(context.world, accountOf(context), context.reader),
  ),
  performancePdf: reports.performancePdf.handler(({ context }) =>
    printPerformance(context.world, accountOf(context), context.reader),
  ),
};
