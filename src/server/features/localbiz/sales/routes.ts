import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { askSales } from './asking/ask-sales.ts';
import { changeCounting, readCounting } from './counting/counting-rules.ts';
import { exportDays } from './export-days.ts';
import { readCatalogueCounts } from './catalogue/read-counts.ts';
import { typeCost } from './catalogue/type-cost.ts';
import { readLines } from './lines/read-lines.ts';
import { readOverview } from './read-overview.ts';
import { readSales } from './read-sales.ts';

const on = endpoints.sales;

/** HTTP of the feature: one call to one verb each. */
export const salesRoutes = {
  read: on.read.handler(({ context, input }) => readSales(context.world, accountOf(context), input)),
  export: on.export.handler(({ context, input }) => exportDays(context.world, accountOf(context), input)),
  lines: on.lines.handler(({ context, input }) => readLines(context.world, accountOf(context), input)),
  ask: on.ask.handler(({ context, input }) => askSales(context.world, accountOf(context), input)),
  overview: on.overview.handler(({ context, input }) =>
    readOverview(context.world, accountOf(context), input),
  ),
};

export const catalogueRoutes = {
  cost: endpoints.catalogue.cost.handler(({ context, input }) =>
    typeCost(context.world, accountOf(context), input),
  ),
  counts: endpoints.catalogue.counts.handler(({ context }) =>
    readCatalogueCounts(context.world, accountOf(context)),
  ),
};

/** How sales are counted. */
export const countingRoutes = {
  read: endpoints.counting.read.handler(({ context }) => readCounting(context.world, accountOf(context))),
  change: endpoints.counting.change.handler(({ context, input }) =>
    changeCounting(context.world, accountOf(context), input),
  ),
};
