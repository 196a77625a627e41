import { z } from 'zod';
import { text } from '#contract/messages.ts';
import { textUpTo } from '#contract/primitives.ts';

const LIST_MAXIMUM = 1000;

/**
 * What a person avoids, each a text of names parted by commas or lines: companies (by name, or by the address of their site),
 * industries and words. What is absent is none.
 */
export const avoidLists = z.object({
  companies: textUpTo(LIST_MAXIMUM, (most) => text.message('avoidedCompaniesTooLong', most)).default(''),
  industries: textUpTo(LIST_MAXIMUM, (most) => text.message('avoidedIndustriesTooLong', most)).default(''),
  words: textUpTo(LIST_MAXIMUM, (most) => text.message('avoidedWordsTooLong', most)).default(''),
});
export type AvoidLists = z.infer<typeof avoidLists>;

/** What a person avoids in all campaigns; `present` are the companies they work at now by their CV, avoided unless they allow it. */
export const avoidedByAccount = avoidLists.extend({
  present: z.array(z.object({ name: z.string(), avoided: z.boolean() })),
});
export type AvoidedByAccount = z.infer<typeof avoidedByAccount>;

/** The lists anew; `allowed` are present employers to apply to all the same. */
export const avoidChange = avoidLists.extend({
  allowed: z.array(z.string().trim().min(1).max(300)).max(50).default([]),
});
