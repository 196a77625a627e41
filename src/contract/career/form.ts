import { z } from 'zod';
import { answerValue } from '#contract/career/hub/answer-value.ts';
import { askedAnswer } from '#contract/career/hub/asked-answer.ts';
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
  /** Of an account on the employer's own portal; its text is never part of a plan. */
  'password',
]);

/**
 * What a question is called in our words, where the answer of its board has none: a message, said in place of the label. Plans and
 * questions that a reader is given have it no more.
 */
const words = z.object({ code: z.string(), values: z.record(z.string(), z.unknown()) }).optional();
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
  /** The headings it stands under, from the outside in, joined by " / ": "Work experience / Work experience 2". */
  section: z.string().optional(),
  /** Whether its box says that it takes figures alone. Only what is read from a page says so. */
  figures: z.boolean().optional(),
  words,
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

export const fieldGroup = z.enum(['documents', 'details', 'questions', 'consents']);

/** A value to put on the form. For files `value` is `cv` or `letter`; for choices the options' values. */
export const plannedField = z.object({
  key: z.string(),
  label: z.string(),
  kind: questionKind,
  required: z.boolean(),
  value: z.union([z.string(), z.array(z.string()), z.boolean()]),
  /** The value as a person reads it. */
  display: z.string(),
  /** The form's own words for each of several choices, in the order of `value`. Plans from before they were kept apart have none. */
  chosen: z.array(z.string()).optional(),
  source: valueSource,
  section: z.string().optional(),
  words,
  group: fieldGroup,
  /** The canonical question; plans from before it was kept have none. */
  topic: z.string().optional(),
});
export type PlannedField = z.infer<typeof plannedField>;

/** What would be sent, what is left blank on purpose, and what only the person can answer. */
export const formPlan = z.object({
  fields: z.array(plannedField),
  left_blank: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      why: z.string(),
      words,
      /** What it would be as a field. Absent where nobody should write anything, and in plans from before it was kept. */
      group: fieldGroup.optional(),
      topic: z.string().optional(),
    }),
  ),
  /**
   * `contradicts`: two things known about it differ; the person's word on it then holds for this employer. `answer`: the stored answer it can be
   * answered by, absent where only words of its own do. `kept_as`: the topic its words are kept under, where its own holds an answer of another shape.
   */
  ask: z.array(
    formQuestion.extend({
      topic: z.string(),
      why: z.string(),
      contradicts: z.boolean().optional(),
      answer: askedAnswer.optional(),
      kept_as: z.string().optional(),
    }),
  ),
  /** Sentences about the posting a person should read before deciding (honeypots, hidden instructions, odd requests). */
  warnings: z.array(z.string()),
  /** The questions of those fields, filled or left blank, whose value the person may write in place. Plans from before it was kept have none. */
  changeable: z.array(formQuestion).optional(),
  /** What the claims gate left out of the letter and the resume. Plans from before it was kept have none. */
  refused: z.array(refusedText).default([]),
  /** Set when the form asks for what must never be given: the reason in plain words. */
  stop: z.string().nullable(),
});
export type FormPlan = z.infer<typeof formPlan>;

/** Another value for one field of a plan, in the person's words, null to leave it blank; `content_hash` is of what they looked at. */
export const fieldChange = z.object({
  key: z.string().max(300),
  value: z.string().trim().min(1).max(5000).nullable(),
  content_hash: z.string().max(64).nullable(),
});

/**
 * An answer the person gave once and may be used again: `topic` is the canonical question, e.g. `work_auth.authorized:CA`,
 * `question` the wording they answered, `value` their words. `typed` is what can be computed with, where it is known;
 * `company` the only employer it is meant for ("" for all); `from` a form's question or the person's own entry.
 */
export const bankAnswer = z.object({
  id: z.string(),
  topic: z.string(),
  question: z.string(),
  value: z.string(),
  at: z.string(),
  typed: answerValue.nullish(),
  company: z.string().optional(),
  from: z.enum(['form', 'person']).optional(),
});
export type BankAnswer = z.infer<typeof bankAnswer>;
