import { z } from 'zod';

const standing = z.object({
  state: z.string(),
  approved: z.string().nullable(),
  proof: z.string().nullable(),
});

const wordsOfLine = z.looseObject({
  account: z.string(),
  number: z.number(),
  kind: z.enum(['step', 'removal']),
  application: z.string(),
  event: z.string().optional(),
  was: standing.nullish(),
  is: standing.optional(),
  lines: z.array(z.number()).default([]),
});
export type WordsOfLine = z.infer<typeof wordsOfLine>;

/** What a line's text says; null where it has none, or one we never wrote. */
export function readText(text: string | null): WordsOfLine | null {
  try {
    return wordsOfLine.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}
