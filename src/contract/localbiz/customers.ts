import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';

/** How a shop may write to a customer. */
export const channels = ['email', 'sms'] as const;

/**
 * Of those who can be reached on a channel, how many may be written to and why not the others. Each is counted once: `withdrawn` goes
 * before all, `proven` before `implied`, that before `unproven`.
 */
const standings = z.object({
  channel: z.enum(channels),
  /** They have an address, or a number. */
  reachable: z.int(),
  /** Said yes, and a day proves it. */
  proven: z.int(),
  /** Bought something within the last two years, or asked. */
  implied: z.int(),
  /** A file says yes and nothing proves it: no message on it. */
  unproven: z.int(),
  withdrawn: z.int(),
  unknown: z.int(),
});
export type ConsentStandings = z.infer<typeof standings>;

const customerCounts = z.object({
  customers: z.int(),
  /** Addresses and numbers that are never written to, also of those who are no customers any more. */
  suppressed: z.int(),
  standings: z.array(standings),
});
export type CustomerCounts = z.infer<typeof customerCounts>;

/** The people who buy at a business. */
export const customers = {
  counts: businessEndpoint
    .route({
      method: 'GET',
      path: '/business/customers/counts',
      summary: 'How many customers there are, and how many of them said that they may be written to',
    })
    .output(customerCounts),
};
