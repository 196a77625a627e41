import { z } from 'zod';
import { id } from '#contract/primitives.ts';

/** Questions about wordings that are open at a time. */
export const MOST_OPEN_WORDINGS = 3;

/** A question to the person: their fact says `said`; may `instead` be said for it? `fact` is the whole of what it says. */
export const wordingQuestion = z.object({ id, fact: z.string(), said: z.string(), instead: z.string() });
export type WordingQuestion = z.infer<typeof wordingQuestion>;

export const wordingQuestions = z.object({ questions: z.array(wordingQuestion) });

/** A yes lets the words stand for that fact from then on; a no is kept, and never asked again. */
export const wordingAnswer = z.object({ id, agreed: z.boolean() });
