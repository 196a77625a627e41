import type { z } from 'zod';

/** Data for a model: every text in it is cleaned and fenced on its way out, so none of it can pass for an instruction. */
export type Material =
  | string
  | number
  | boolean
  | null
  | readonly Material[]
  | { readonly [name: string]: Material };

/** One question to a model. */
export interface ModelQuestion<Answer> {
  /** What to do, in our own words; no text of a person or a stranger stands in it. */
  instructions: string;
  /** Everything the answer is made from. */
  material: Material;
  /** The shape of the answer; what does not fit it is asked for again, twice at most. */
  answer: z.ZodType<Answer>;
  /** Tokens the answer may have. */
  mostTokens: number;
  /** Tokens all rounds together may take; no further round begins above it. */
  allowance: number;
  signal?: AbortSignal | undefined;
}

/** What a call took; estimated from the characters where the provider does not say. */
export interface ModelTokens {
  input: number;
  output: number;
}

/**
 * Why there is no answer: no connection or a failing server; no answer in time; too many requests; the request itself was
 * rejected (key, model, address); the model declined; the answer had no use; it failed so often that it is not asked for a
 * while; the person cancelled.
 */
export const modelFailures = [
  'unreachable',
  'slow',
  'busy',
  'rejected',
  'declined',
  'unreadable',
  'resting',
  'cancelled',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

export type ModelReply<Answer> = { tokens: ModelTokens } & (
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; why: ModelFailure }
);

/** Which model it is, as a person is told. */
export interface ModelAbout {
  provider: 'openai' | 'anthropic' | 'ollama';
  /** The provider's name for people. */
  name: string;
  model: string;
  /** Host (and port) that is called. */
  host: string;
}

/** A language model that an operator set up. It has no tools and no effects: it returns data, and code decides. */
export interface WritingModel {
  about: ModelAbout;
  /** Most tokens the first round of a question may take, for keeping a budget before asking. */
  weigh(question: Omit<ModelQuestion<unknown>, 'allowance'>): number;
  /** Until when it is not asked because it failed again and again; null while it is asked. */
  restsUntil(): Date | null;
  /** Asks; never rejects. */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelReply<Answer>>;
}
