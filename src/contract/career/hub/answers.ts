import { z } from 'zod';
import { answerValue } from '#contract/career/hub/answer-value.ts';
import { applicationState } from '#contract/career/applications.ts';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/primitives.ts';

/** A place where an answer stands: an application that gave it, or would when it is approved. */
const answerUse = z.object({
  application_id: id,
  company: z.string(),
  title: z.string(),
  state: applicationState,
  /** What the form was given, in its own shape: "21" of a notice of three weeks. */
  said: z.string(),
  at: instant,
});

/** One answer with where it came from and where it was used, latest use first. */
export const bankEntry = z.object({
  id,
  topic: z.string(),
  /** The name of its question in `engines/answers`; "" when only a form asks it. */
  name: z.string(),
  /** The country code or the skill it holds for; "" for all. */
  parameter: z.string(),
  question: z.string(),
  /** As a person reads it. */
  value: z.string(),
  typed: answerValue.nullable(),
  /** The only employer it is meant for; "" for all. */
  company: z.string(),
  from: z.enum(['form', 'person']),
  /** The employer whose form asked it; "" when the person entered it or the application is gone. */
  asked_by: z.string(),
  at: instant,
  uses: z.array(answerUse),
});
export type BankEntry = z.infer<typeof bankEntry>;

export const answerBank = z.object({
  entries: z.array(bankEntry),
  /** Answers that cannot both hold, in one sentence each; forms that need one of them are not answered. */
  contradictions: z.array(z.object({ topics: z.array(z.string()), says: z.string() })),
});
export type AnswerBank = z.infer<typeof answerBank>;

const told = z.object({
  /** The entry that is changed; a new one is added without it. */
  id: id.optional(),
  /** The name of a question in `engines/answers`; "" when an answer to a form's own question is changed. */
  name: z.string().max(80),
  parameter: z.string().trim().max(80),
  value: answerValue,
});

export const answers = {
  read: careerEndpoint
    .route({
      method: 'GET',
      path: '/answers',
      summary: 'The answer bank: every answer, its source and its uses',
    })
    .output(answerBank),
  save: careerEndpoint
    .route({
      method: 'PUT',
      path: '/answers',
      summary: 'Adds or changes an answer; what would have said the old one is prepared again',
    })
    .input(told)
    .output(answerBank),
  remove: careerEndpoint
    .route({
      method: 'DELETE',
      path: '/answers/{id}',
      summary: 'Takes an answer out; it is not given any more',
    })
    .input(z.object({ id }))
    .output(answerBank),
};
