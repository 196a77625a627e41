import { Hono } from 'hono';
import { z } from 'zod';
import { countShape, itemId, itemShape } from './catalog.ts';
import { variationId } from './shapes.ts';
import type { VendorEnv, Vendors } from '#practice/town/dialects/vendors.ts';

const adjustmentSchema = z.object({
  catalog_object_id: z.string(),
  from_state: z.string(),
  to_state: z.string(),
  quantity: z.string(),
});
const countSchema = z.object({ catalog_object_id: z.string(), quantity: z.string() });
const changesSchema = z.object({
  idempotency_key: z.string().min(1).max(128),
  changes: z.array(
    z.union([
      z.object({ type: z.literal('ADJUSTMENT'), adjustment: adjustmentSchema }),
      z.object({ type: z.literal('PHYSICAL_COUNT'), physical_count: countSchema }),
    ]),
  ),
});
const upsertSchema = z.object({
  idempotency_key: z.string().min(1).max(128),
  object: z.object({
    id: z.string(),
    item_data: z.object({ name: z.string().optional(), description: z.string().optional() }),
  }),
});

const unknownObject = {
  errors: [{ category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND', detail: 'Object not found.' }],
};

type Change = z.infer<typeof changesSchema>['changes'][number];

/** A change as the variation and the thousandths that come or go. */
function moved(change: Change, stockOf: (id: string) => number): { id: string; quantity: number } {
  if (change.type === 'PHYSICAL_COUNT') {
    const { catalog_object_id: id, quantity } = change.physical_count;
    return { id, quantity: Math.round(Number(quantity) * 1000) - stockOf(id) };
  }
  const { catalog_object_id: id, to_state, quantity } = change.adjustment;
  return { id, quantity: Math.round(Number(quantity) * 1000) * (to_state === 'IN_STOCK' ? 1 : -1) };
}

/** What an application may write: changes of stock and the words of an item. The same key is answered again and done once. */
export function squareWriting({ file }: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const answered = new Map<string, object>();
  app.post('/inventory/changes/batch-create', async (context) => {
    const { idempotency_key: key, changes } = changesSchema.parse(await context.req.json());
    const [town, shop] = [file.town(), context.get('shop')];
    const known = answered.get(`${shop.id} ${key}`);
    if (known !== undefined) return context.json(known);
    const placeOf = (id: string): number =>
      shop.products.findIndex((_, place) => variationId(shop, place) === id);
    const moves = changes.map((change) => moved(change, (id) => town.stockOf(shop, placeOf(id))));
    if (moves.some(({ id }) => placeOf(id) === -1)) return context.json(unknownObject, 404);
    for (const { id, quantity } of moves) town.adjustStock(shop, placeOf(id), quantity);
    const answer = { counts: moves.map(({ id }) => countShape(town, shop, placeOf(id))), changes };
    answered.set(`${shop.id} ${key}`, answer);
    context.set('wrote', true);
    return context.json(answer);
  });
  app.post('/catalog/object', async (context) => {
    const { object } = upsertSchema.parse(await context.req.json());
    const [town, shop] = [file.town(), context.get('shop')];
    const place = shop.products.findIndex((_, each) => itemId(shop, each) === object.id);
    if (place === -1) return context.json(unknownObject, 404);
    const { name, description } = object.item_data;
    town.setWords(shop, place, {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
    });
    context.set('wrote', true);
    return context.json({ catalog_object: itemShape(town, shop, place), id_mappings: [] });
  });
  return app;
}
