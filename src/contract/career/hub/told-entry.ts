import { z } from 'zod';

const WHEN = 'Give the year, with the month if you know it.';

/** A year or a month, "2021" or "2021-06". */
const month = z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, WHEN);

const short = (missing: string) =>
  z.string().trim().min(1, missing).max(120, 'Keep it under 120 characters.');

const when = {
  /** When it began; null where the person knows only the end. */
  from: month.nullable().default(null),
  /** When it ended; null while it goes on. */
  until: month.nullable().default(null),
};

/** Things a person names of one job. */
export const MOST_DONE = 2;

/** One job, study or volunteer post in a person's own words. `from` is not after `until`, and neither is still to come. */
export const toldEntry = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['job', 'volunteering']),
      what: short('Say what your job was.'),
      where: short('Say where it was.'),
      ...when,
      done: z
        .array(z.string().trim().min(1).max(300, 'Keep each thing you did under 300 characters.'))
        .max(MOST_DONE)
        .default([]),
    }),
    z.object({
      kind: z.literal('study'),
      what: short('Say what you studied.'),
      where: short('Say where you studied.'),
      ...when,
    }),
  ])
  .refine(({ from, until }) => from !== null || until !== null, 'Say when it began or when it ended.');
export type ToldEntry = z.infer<typeof toldEntry>;
