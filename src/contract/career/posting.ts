import { z } from 'zod';

export const payPeriod = z.enum(['hour', 'day', 'week', 'month', 'year']);

/** A job posting in the one normal form, whatever board it came from. Texts are plain: markup is stripped. */
export const posting = z.object({
  /** Row of the board catalogue, e.g. `practice-lever`. */
  board: z.string(),
  /** The board's name for the employer (its token in addresses). */
  tenant: z.string(),
  external_id: z.string(),
  company: z.string(),
  title: z.string(),
  /** As written: "Hamilton, Ontario", "Remote, Canada". */
  places: z.array(z.string()),
  workplace: z.enum(['onsite', 'hybrid', 'remote']).nullable(),
  employment_type: z.string().nullable(),
  department: z.string().nullable(),
  /** Amounts in whole units of the currency (ISO 4217), not cents. */
  pay: z
    .object({ min: z.number(), max: z.number(), currency: z.string(), period: payPeriod.nullable() })
    .nullable(),
  language: z.enum(['en', 'fr']),
  /** One block of text; headings and items stand on their own lines, items start with "- ". */
  description: z.string(),
  /** ISO 8601, null when the board does not say. */
  posted_at: z.string().nullable(),
  url: z.string(),
  apply_url: z.string(),
});
export type Posting = z.infer<typeof posting>;
