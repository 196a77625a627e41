import { z } from 'zod';
import { payPeriod } from '#contract/career/posting.ts';
import { answerKind, answerValue } from './answer-value.ts';

/**
 * The stored answer that would answer a question: the name of its topic (`engines/answers`), the country it is asked of or "", and the kind by whose
 * fields the person gives it. `currency` and `period` are those a question about pay names.
 */
export const askedAnswer = z.object({
  name: z.string(),
  parameter: z.string(),
  kind: answerKind,
  currency: z.string().optional(),
  period: payPeriod.optional(),
});
export type AskedAnswer = z.infer<typeof askedAnswer>;

const questionKey = z.string().max(300);

/** What a person answers to one question of a form: in words, or as the stored answer that its `answer` names. */
export const givenAnswer = z.union([
  z.object({ key: questionKey, typed: answerValue }),
  z.object({ key: questionKey, value: z.string().trim().min(1).max(5000) }),
]);
export type GivenAnswer = z.infer<typeof givenAnswer>;
