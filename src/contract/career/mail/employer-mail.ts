import { z } from 'zod';
import { day, id, instant } from '#contract/primitives.ts';

/** A conversation an employer proposes: its day, and the time of their clock if it is sure. */
export const meeting = z.object({ day, time: z.string().nullable() });

/** An employer's mail as it stands on an application's page; its words are a stranger's. */
export const employerMail = z.object({
  id,
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  at: instant,
  meaning: z.string(),
  meeting: meeting.nullable(),
  /** What the person is asked about it: whether it is about this application at all, or whether it means this. */
  proposal: z.object({ asks: z.enum(['which', 'what']), label: z.string() }).nullable(),
});
