import { z } from 'zod';

/** What the score is made of, in the order the person reads it. */
export const checkAreas = [
  'contact',
  'content',
  'evidence',
  'dates',
  'readability',
  'machine',
  'length',
  'target',
] as const;
export type CheckArea = (typeof checkAreas)[number];

/** A line of the resume that a finding points at: 1-based over the whole document, as the reader counted it. */
export const citedLine = z.object({
  line: z.number().int(),
  text: z.string(),
  /** The part of the text that the finding is about; "" when it is all of it. */
  mark: z.string(),
});
export type CitedLine = z.infer<typeof citedLine>;

/** Something a check found, with where it stands and how to fix it. */
export const resumeFinding = z.object({
  /** The kind of finding, e.g. `missing_email`; the same words in every answer. */
  code: z.string(),
  area: z.enum(checkAreas),
  /** What is so, in a sentence. */
  text: z.string(),
  /** How to fix it, in a sentence that stands alone. */
  fix: z.string(),
  /** Points of the score it costs, above 0. */
  cost: z.number().int(),
  /** The first lines it is about; none when something is not there at all. */
  lines: z.array(citedLine),
});
export type ResumeFinding = z.infer<typeof resumeFinding>;

/** One of the named checks: `points` of `of`. */
export const resumeCheck = z.object({
  area: z.enum(checkAreas),
  title: z.string(),
  points: z.number().int(),
  of: z.number().int(),
});
export type ResumeCheck = z.infer<typeof resumeCheck>;

/**
 * What I think of a CV. `overall_score` (0 to 100) is the sum of the points of `checks`; `detailed_suggestions` are the
 * fixes of `findings`, dearest first. `taste` is advice about which people differ, and costs no points.
 */
export const resumeAnalysis = z.object({
  overall_score: z.number().int().min(0).max(100),
  /** The verdict as a headline and two sentences at most. */
  headline: z.string(),
  summary: z.string(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  detailed_suggestions: z.array(z.string()),
  checks: z.array(resumeCheck),
  findings: z.array(resumeFinding),
  taste: z.array(z.object({ text: z.string(), lines: z.array(citedLine) })),
});
export type ResumeAnalysis = z.infer<typeof resumeAnalysis>;
