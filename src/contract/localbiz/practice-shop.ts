import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { done } from '#contract/primitives.ts';
import { importStates } from './imports.ts';

/** `opening` while its files come in; `stuck` where one of them did not. */
export const practiceStates = ['opening', 'open', 'stuck'] as const;

/** What comes into a practice shop, one file each, in this order. */
export const practiceFiles = ['sales', 'catalogue', 'customers', 'reviews'] as const;

const practiceReply = z.object({
  /** Whether a practice shop can be opened here: where a practice town runs. */
  is_offered: z.boolean(),
  /** Of the caller's practice shop; null where they have none. */
  state: z.enum(practiceStates).nullable(),
  /** Whether the practice shop is the business that the caller last turned to. */
  is_current: z.boolean(),
  /** The files of the practice shop, while it is the one that is looked at; `waiting` ones were not begun. */
  files: z.array(
    z.object({
      what: z.enum(practiceFiles),
      state: z.enum(['waiting', ...importStates]),
      total_lines: z.int(),
      done_lines: z.int(),
    }),
  ),
});
export type PracticeReply = z.infer<typeof practiceReply>;

const path = '/business/practice-shop';

/** A second business of an account, filled with a shop of the practice town: plainly marked, and gone with one press. */
export const practiceShop = {
  read: businessEndpoint
    .route({ method: 'GET', path, summary: 'The practice shop of the caller, and whether one can be opened' })
    .output(practiceReply),
  open: businessEndpoint
    .route({ method: 'POST', path, summary: 'Open a practice shop, or turn to the one that is open' })
    .output(done),
  close: businessEndpoint
    .route({ method: 'DELETE', path, summary: 'Delete the practice shop with everything in it' })
    .output(done),
};
