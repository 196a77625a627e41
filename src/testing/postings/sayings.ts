import { z } from 'zod';
import { corpus } from '#testing/corpora/corpus.ts';

/** Ways to say something, each with what it says, as cases of a test. */
const said = <T>(says: z.ZodType<T>) =>
  z
    .array(z.object({ said: z.string(), says }))
    .transform((all) => all.map((one) => [one.said, one.says] as const));

const bound = z.number().nullable();
const pay = z.object({ min: bound, max: bound, currency: z.string().nullable(), period: z.string() });

/** Ways to say a fact of a job, and what each says of it; null where it says nothing. */
export const sayings = corpus(
  'posting-sayings/sayings.json',
  z.object({
    pay: said(pay.nullable()),
    workplace: said(z.string().nullable()),
    employment: said(z.string().nullable()),
    years: said(z.number().nullable()),
    sponsorship: said(z.boolean().nullable()),
  }),
);
