import { Hono } from 'hono';
import { z } from 'zod';
import { bulkThing, type BulkRuns } from './bulk.ts';
import { costOf, createBudget, MOST_FOR_ONE, type Budget } from './cost.ts';
import { select, type Arguments } from './execute.ts';
import { readOperation, type Operation } from './language.ts';
import { mutationThing } from './mutations.ts';
import { queryThing } from './queries.ts';
import type { Grant } from '#practice/town/dialects/connections.ts';
import { guarded, type VendorEnv, type Vendors } from '#practice/town/dialects/vendors.ts';
import type { Shop } from '#practice/town/world/types.ts';

const askedSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** How many objects an answer holds, which is what it really cost. */
function objectsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + objectsIn(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + objectsIn(each), 1);
}

const throttled = (cost: object) => ({
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: { cost: { ...cost, actualQueryCost: null } },
});

const dear = (cost: number) => ({
  errors: [
    {
      message: `Query cost is ${cost}, which exceeds the single query max cost limit (${MOST_FOR_ONE}).`,
      extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: MOST_FOR_ONE },
    },
  ],
});

/** Reads, weighs and answers one document. */
async function answered(
  budget: Budget,
  operation: Operation,
  variables: Arguments,
  root: () => Parameters<typeof select>[0],
): Promise<object> {
  const requestedQueryCost = costOf(operation.fields, variables, operation.kind === 'mutation');
  if (requestedQueryCost > MOST_FOR_ONE) return dear(requestedQueryCost);
  if (!budget.spend(requestedQueryCost))
    return throttled({ requestedQueryCost, throttleStatus: budget.status() });
  const data = await select(root(), operation.fields, variables);
  const actualQueryCost = Math.min(
    requestedQueryCost,
    operation.kind === 'mutation' ? 10 : Math.max(0, objectsIn(data) - 1),
  );
  budget.giveBack(requestedQueryCost - actualQueryCost);
  const cost = { requestedQueryCost, actualQueryCost, throttleStatus: budget.status() };
  return { data, extensions: { cost } };
}

type Asking = { shop: Shop; grant: Grant; origin: string };
type Runner = { vendors: Vendors; runs: BulkRuns };

/** The fields by which a query over everything is run and looked after. */
function bulkFields({ vendors, runs }: Runner, { shop, grant, origin }: Asking) {
  return {
    query: { currentBulkOperation: () => bulkThing(runs.latest(shop.id), origin) },
    mutation: {
      bulkOperationRunQuery: async ({ query }: Arguments) => {
        const { fields } = readOperation(String(query));
        const run = runs.start(shop.id, await select(queryThing(vendors, shop, grant, 'all'), fields, {}));
        const bulkOperation = bulkThing(run, origin);
        return { __typename: 'BulkOperationRunQueryPayload', bulkOperation, userErrors: [] };
      },
    },
  };
}

/** Shopify's administration interface of a shop: GraphQL with points. */
export function shopifyRoutes(vendors: Vendors, runs: BulkRuns): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const runner = { vendors, runs };
  const budgets = new Map<string, Budget>();
  const budgetOf = (access: string): Budget => {
    const budget = budgets.get(access) ?? createBudget();
    budgets.set(access, budget);
    return budget;
  };
  app.use(
    guarded(vendors, 'shopify', (context) => context.req.header('x-shopify-access-token') ?? '', {
      unauthorized: (context) =>
        context.json(
          { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
          401,
        ),
      limited: (context) =>
        context.json(
          throttled({
            requestedQueryCost: 100,
            throttleStatus: { ...createBudget().status(), currentlyAvailable: 0 },
          }),
        ),
    }),
  );
  // An error of the question is part of an answer that is right for HTTP.
  app.onError((error, context) => context.json({ errors: [{ message: error.message }] }));
  app.post('/', async (context) => {
    const { query, variables } = askedSchema.parse(await context.req.json());
    const [shop, grant] = [context.get('shop'), context.get('grant')];
    if (shop.id !== context.req.param('shop')) return context.json({ errors: 'Not Found' }, 404);
    const operation = readOperation(query);
    const isMutation = operation.kind === 'mutation';
    const { origin } = new URL(context.req.url);
    const bulk = bulkFields(runner, { shop, grant, origin });
    const root = () =>
      isMutation
        ? { ...mutationThing(vendors, shop), ...bulk.mutation }
        : { ...queryThing(vendors, shop, grant, 'page'), ...bulk.query };
    const answer = await answered(budgetOf(grant.access), operation, variables ?? {}, root);
    if (isMutation && 'data' in answer) context.set('wrote', true);
    return context.json(answer);
  });
  return app;
}

/** Where the lines of a run are fetched, without a token: the address is known to nobody else. */
export function bulkRoutes(runs: BulkRuns): Hono {
  return new Hono().get('/:file', (context) => {
    const run = runs.find(context.req.param('shop') ?? '', context.req.param('file').replace('.jsonl', ''));
    if (run === null) return context.notFound();
    return context.body(run.lines.map((line) => `${line}\n`).join(''), 200, {
      'content-type': 'application/jsonl',
    });
  });
}
