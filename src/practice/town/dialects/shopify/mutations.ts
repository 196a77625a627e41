import type { Arguments, Thing } from './execute.ts';
import { gid, numberOf } from './ids.ts';
import { productThing } from './things.ts';
import { APPLICATION } from '#practice/town/dialects/connections.ts';
import type { Vendors } from '#practice/town/dialects/vendors.ts';
import type { Town } from '#practice/town/town.ts';
import type { Shop } from '#practice/town/world/types.ts';

/** A complaint about what was sent, which is part of a right answer. */
const userError = (field: string, message: string): Thing => ({
  __typename: 'UserError',
  field: [field],
  message,
});

const textsOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};

/** The texts of an input under the names by which the town keeps them. */
function wordsIn(input: Record<string, unknown>): Record<string, string> {
  const seo = textsOf(input['seo']);
  const named = {
    name: input['title'],
    description: input['descriptionHtml'],
    seoTitle: seo['title'],
    seoText: seo['description'],
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

function updateProduct(town: Town, shop: Shop, given: Arguments): Thing {
  const type = 'ProductUpdatePayload';
  const input = textsOf(given['product'] ?? given['input']);
  const place = numberOf(input['id']) - 1;
  if (shop.products[place] === undefined)
    return { __typename: type, product: null, userErrors: [userError('id', 'Product does not exist')] };
  town.setWords(shop, place, wordsIn(input));
  return { __typename: type, product: productThing(town, shop, place), userErrors: [] };
}

function adjustQuantities(town: Town, shop: Shop, given: Arguments): Thing {
  const type = 'InventoryAdjustQuantitiesPayload';
  const { changes, reason } = textsOf(given['input']);
  const asked = (Array.isArray(changes) ? changes : []).map((change: unknown) => textsOf(change));
  const moves = asked.map(({ inventoryItemId, delta }) => {
    return { place: numberOf(inventoryItemId) - 1, delta: Number(delta) };
  });
  if (moves.some(({ place, delta }) => shop.products[place] === undefined || !Number.isInteger(delta))) {
    const wrong = userError('changes', 'The specified inventory item could not be found.');
    return { __typename: type, inventoryAdjustmentGroup: null, userErrors: [wrong] };
  }
  for (const { place, delta } of moves) town.adjustStock(shop, place, delta * 1000);
  const made = moves.map(({ delta }) => ({ __typename: 'InventoryChange', name: 'available', delta }));
  const group = { __typename: 'InventoryAdjustmentGroup', reason: reason ?? 'correction', changes: made };
  return { __typename: type, inventoryAdjustmentGroup: group, userErrors: [] };
}

function subscribe({ file, connections }: Vendors, shop: Shop, given: Arguments): Thing {
  const asked = textsOf(given['webhookSubscription']);
  const uri = String(asked['uri'] ?? asked['callbackUrl']);
  const { id } = connections.subscribe({
    dialect: 'shopify',
    shop: shop.id,
    topics: [
      String(given['topic'])
        .toLowerCase()
        .replace(/_(?=[^_]*$)/, '/'),
    ],
    url: uri,
    secret: APPLICATION.secret,
    told: file.town().life(shop).orders.length,
    toldAt: file.town().now(),
  });
  const made = {
    __typename: 'WebhookSubscription',
    id: gid('WebhookSubscription', id),
    topic: given['topic'],
    uri,
  };
  return { __typename: 'WebhookSubscriptionCreatePayload', webhookSubscription: made, userErrors: [] };
}

/** Everything that may be changed in a shop. */
export const mutationThing = (vendors: Vendors, shop: Shop): Thing => ({
  __typename: 'Mutation',
  productUpdate: (given: Arguments) => updateProduct(vendors.file.town(), shop, given),
  inventoryAdjustQuantities: (given: Arguments) => adjustQuantities(vendors.file.town(), shop, given),
  webhookSubscriptionCreate: (given: Arguments) => subscribe(vendors, shop, given),
});
