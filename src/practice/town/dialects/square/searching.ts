import { z } from 'zod';
import type { Order } from '#practice/town/life/types.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** A span of time as Square names it, in milliseconds; the end is outside. */
export const rangeSchema = z.object({ start_at: instant.optional(), end_at: instant.optional() }).optional();
/** What orders/search may ask for. */
export const searchSchema = z.object({
  location_ids: z.array(z.string()).optional(),
  cursor: z.string().optional(),
  limit: z.int().min(1).max(1000).default(500),
  query: z
    .object({
      filter: z
        .object({
          date_time_filter: z
            .object({ created_at: rangeSchema, updated_at: rangeSchema, closed_at: rangeSchema })
            .optional(),
          state_filter: z.object({ states: z.array(z.string()) }).optional(),
        })
        .optional(),
      sort: z
        .object({ sort_field: z.string().default('CREATED_AT'), sort_order: z.string().default('DESC') })
        .optional(),
    })
    .optional(),
});

/** Whether an instant (milliseconds) is in a span. */
export const isWithin = (at: number, wanted: z.infer<typeof rangeSchema>): boolean =>
  (wanted?.start_at ?? -Infinity) <= at && at < (wanted?.end_at ?? Infinity);

const stateOf = ({ status }: Order): string => (status === 'paid' ? 'COMPLETED' : 'CANCELED');

/** The orders that a search wants, sorted as it wants. */
export function found(orders: readonly Order[], { query }: z.infer<typeof searchSchema>): Order[] {
  const times = query?.filter?.date_time_filter;
  const states = query?.filter?.state_filter?.states;
  const byUpdate = query?.sort?.sort_field === 'UPDATED_AT';
  const sign = query?.sort?.sort_order === 'ASC' ? 1 : -1;
  const keyOf = (order: Order): number => (byUpdate ? order.updatedAt : order.at);
  return orders
    .filter(
      (order) =>
        isWithin(order.at, times?.created_at) &&
        isWithin(order.at, times?.closed_at) &&
        isWithin(order.updatedAt, times?.updated_at) &&
        (states === undefined || states.includes(stateOf(order))),
    )
    .toSorted((one, other) => sign * (keyOf(one) - keyOf(other) || one.number - other.number));
}
