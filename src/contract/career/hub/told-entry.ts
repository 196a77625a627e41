import { z } from 'zod';
import { text } from '#contract/messages.ts';
import { textUpTo } from '#contract/primitives.ts';
import { refusal } from '#contract/refusal.ts';
import type { Message } from '#localization/types.ts';

/** A year or a month, "2021" or "2021-06". */
const month = z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, refusal(text.message('yearWrong')));

const short = (missing: Message) =>
  textUpTo(120, (most) => text.message('keepUnder', most)).min(1, refusal(missing));

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
      what: short(text.message('jobMissing')),
      where: short(text.message('employerMissing')),
      ...when,
      done: z
        .array(textUpTo(300, (most) => text.message('doneTooLong', most)).min(1))
        .max(MOST_DONE)
        .default([]),
    }),
    z.object({
      kind: z.literal('study'),
      what: short(text.message('studyMissing')),
      where: short(text.message('schoolMissing')),
      ...when,
    }),
  ])
  .refine(({ from, until }) => from !== null || until !== null, refusal(text.message('datesMissing')));
export type ToldEntry = z.infer<typeof toldEntry>;
