import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/messages.ts';
import { id, typedName } from '#contract/primitives.ts';
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

export const shop = shopInput.extend({ id });
export type Shop = z.output<typeof shop>;

/** The shops of the business that the account last turned to. */
export const shops = {
  list: businessEndpoint
    .route({
      method: 'GET',
      path: '/business/shops',
      summary: 'The shops the caller sees, the first one first',
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
};
