import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/messages.ts';
import { id, instant, typedName } from '#contract/primitives.ts';
import { refusal } from '#contract/refusal.ts';
import { businessInput } from './business.ts';

const NAME_MAXIMUM = 120;
/** Most shops of one business. */
export const MOST_SHOPS = 400;

/** A shop in its owner's words; its days and hours are reckoned in its own time zone. */
export const shopInput = businessInput
  .pick({ city: true, region: true, postal_code: true, time_zone: true, phone: true, hours: true })
  .extend({
    /** What tells it from the others: "Harbour Street". */
    name: typedName(text.message('shopNameMissing')).max(
      NAME_MAXIMUM,
      refusal(text.message('nameTooLong', { most: NAME_MAXIMUM })),
    ),
  });
export type ShopInput = z.input<typeof shopInput>;

/** `closed_at` is null while it is open; one that is closed takes no more files and is offered nowhere, its past stays. */
export const shop = shopInput.extend({ id, closed_at: instant.nullable() });
export type Shop = z.output<typeof shop>;

const one = z.object({ id });

/** The shops of the business that the account last turned to. */
export const shops = {
  list: businessEndpoint
    .route({
      method: 'GET',
      path: '/business/shops',
      summary: 'The shops the caller sees, also closed ones, the first one first',
    })
    .output(z.array(shop)),
  add: businessEndpoint
    .route({ method: 'POST', path: '/business/shops', summary: 'Add a shop; owners only' })
    .input(shopInput)
    .output(shop),
  change: businessEndpoint
    .route({ method: 'PUT', path: '/business/shops/{id}', summary: 'Change a shop; owners and managers' })
    .input(shopInput.extend({ id }))
    .output(shop),
  close: businessEndpoint
    .meta({ access: 'account', accountKind: 'business', stepUp: true })
    .route({
      method: 'POST',
      path: '/business/shops/{id}/close',
      summary: 'Close a shop, whose past stays; owners only, and not the last one that is open',
    })
    .input(one)
    .output(shop),
  reopen: businessEndpoint
    .route({
      method: 'POST',
      path: '/business/shops/{id}/open',
      summary: 'Open a closed shop again; owners only',
    })
    .input(one)
    .output(shop),
};
