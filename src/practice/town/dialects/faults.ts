import { z } from 'zod';

export const townDialects = ['square', 'shopify', 'woo', 'google'] as const;
export type TownDialect = (typeof townDialects)[number];

/**
 * What may go wrong: rate-limit answers 429 (Shopify: Throttled), server-error 503; lost-answer takes a write and cuts the line;
 * revoked-token answers 401; paging-gap leaves out the first of a page behind the first; doubled-webhook tells an event twice,
 * reordered-webhook the one after it before it.
 */
export const townFaultSchema = z.strictObject({
  kind: z.enum([
    'rate-limit',
    'server-error',
    'lost-answer',
    'revoked-token',
    'paging-gap',
    'doubled-webhook',
    'reordered-webhook',
  ]),
  dialect: z.enum(townDialects).optional(),
  times: z.int().min(1).max(100_000).default(1),
});
export type TownFault = z.infer<typeof townFaultSchema>;

export type TownFaults = {
  plan: (fault: TownFault) => void;
  /** Whether a fault of the kind strikes a dialect now; used up by one. */
  strikes: (kind: TownFault['kind'], dialect: TownDialect) => boolean;
  planned: () => readonly TownFault[];
  clear: () => void;
};

/** What is planned to go wrong between the town's vendors and who asks them, first planned first. */
export function createTownFaults(): TownFaults {
  let planned: TownFault[] = [];
  return {
    plan: (fault) => {
      planned.push({ ...fault });
    },
    strikes: (kind, dialect) => {
      const fault = planned.find((each) => each.kind === kind && (each.dialect ?? dialect) === dialect);
      if (fault === undefined) return false;
      fault.times -= 1;
      planned = planned.filter(({ times }) => times > 0);
      return true;
    },
    planned: () => planned,
    clear: () => {
      planned = [];
    },
  };
}
