import { z } from 'zod';

/** Who must be named beside a posting, and the link that goes with it; null where its board asks for nothing. */
export const postingCredit = z.object({ text: z.string(), url: z.string() }).nullable();
