import { z } from 'zod';

/** What kind of thing is asked for; `words`: a requirement the taxonomy has no name for, in its own words. */
const needKind = z.enum(['skill', 'credential', 'language', 'years', 'education', 'words']);
export type NeedKind = z.infer<typeof needKind>;

/** What a posting asks for, the span of its text that says so, and whether it is a must. */
export const need = z.object({
  name: z.string(),
  span: z.string(),
  must: z.boolean(),
  kind: needKind.default('skill'),
  /** True when it counts among the wishes; what is neither a must nor a wish is part of the duties. */
  nice: z.boolean().default(false),
  /** Its weight in the share of musts or of wishes; 0 for years and schooling, which are parts of their own. */
  weight: z.number().min(0).default(0),
  /** How far the person shows it, 0 to 1. */
  credit: z.number().min(0).max(1).default(0),
});

/**
 * Why a posting was taken or left. `score` = 100 x role x (0.2 + 0.8 x (0.60 must + 0.20 years + 0.12 education
 * + 0.08 nice)), rounded, at most 40 when a blocker stands; `parts` are its factors, each 0 to 1.
 */
export const match = z.object({
  score: z.number().int().min(0).max(100),
  /** 0 to 1: how much of the posting could be read. */
  confidence: z.number().min(0).max(1),
  role: z.object({ posting: z.string(), person: z.string(), relation: z.number().min(0).max(1) }),
  parts: z.object({ must: z.number(), years: z.number(), education: z.number(), nice: z.number() }),
  have: z.array(need.extend({ evidence: z.string(), fact_id: z.string().nullable() })),
  /** `close`: the words of the profile that come near it and earned its credit. */
  missing: z.array(need.extend({ close: z.string().nullable().default(null) })),
  blockers: z.array(z.object({ code: z.string(), span: z.string(), person: z.string() })),
  /** Sentences: what the posting does not say or the person has not told. */
  unknown: z.array(z.string()),
  /** One plain sentence. */
  summary: z.string(),
  version: z.string(),
});
export type Match = z.infer<typeof match>;
