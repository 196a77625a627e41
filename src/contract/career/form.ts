import { z } from 'zod';
import { refusedText } from './facts.ts';

export const questionKind = z.enum([
  'short',
  'long',
  'single',
  'multi',
  'boolean',
  'file',
  'date',
  'number',
  'consent',
  'eeo',
]);
export const choice = z.object({ value: z.string(), label: z.string() });

/** One question of an application form, whatever board asks it. `key` is the board's own field name. */
export const formQuestion = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  kind: questionKind,
  options: z.array(choice),
  /** Other field names that answer the same question (a file or its text). */
  alternatives: z.array(z.string()),
});
export type FormQuestion = z.infer<typeof formQuestion>;

/** Where a value on a form comes from, so that every one can be traced. */
export const valueSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fact'), fact_ids: z.array(z.string()), label: z.string() }),
  z.object({ kind: z.literal('account'), label: z.string() }),
  z.object({ kind: z.literal('answer'), answer_id: z.string(), label: z.string() }),
  z.object({
    kind: z.literal('derived'),
    rule: z.string(),
    fact_ids: z.array(z.string()),
    label: z.string(),
  }),
  z.object({ kind: z.literal('written'), fact_ids: z.array(z.string()), label: z.string() }),
  z.object({ kind: z.literal('posting'), label: z.string() }),
  z.object({ kind: z.literal('approval'), label: z.string() }),
]);
export type ValueSource = z.infer<typeof valueSource>;

/** A value to put on the form. For files `value` is `cv` or `letter`; for choices the options' values. */
export const plannedField = z.object({
  key: z.string(),
  label: z.string(),
  kind: questionKind,
  required: z.boolean(),
  value: z.union([z.string(), z.array(z.string()), z.boolean()]),
  /** The value as a person reads it. */
  display: z.string(),
  source: valueSource,
  group: z.enum(['documents', 'details', 'questions', 'consents']),
});
export type PlannedField = z.infer<typeof plannedField>;

/** What would be sent, what is left blank on purpose, and what only the person can answer. */
export const formPlan = z.object({
  fields: z.array(plannedField),
  left_blank: z.array(z.object({ key: z.string(), label: z.string(), why: z.string() })),
  ask: z.array(formQuestion.extend({ topic: z.string(), why: z.string() })),
  /** Sentences about the posting a person should read before deciding (honeypots, hidden instructions, odd requests). */
  warnings: z.array(z.string()),
  /** What the claims gate left out of the letter and the CV. Plans from before it was kept have none. */
  refused: z.array(refusedText).default([]),
  /** Set when the form asks for what must never be given: the reason in plain words. */
  stop: z.string().nullable(),
});
export type FormPlan = z.infer<typeof formPlan>;

/** An answer the person gave once and may be used again: `topic` is the canonical question, e.g. `work_auth.authorized:CA`. */
export const bankAnswer = z.object({
  id: z.string(),
  topic: z.string(),
  question: z.string(),
  value: z.string(),
  at: z.string(),
});
export type BankAnswer = z.infer<typeof bankAnswer>;
