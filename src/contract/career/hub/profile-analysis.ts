import { z } from 'zod';
import { instant } from '#contract/primitives.ts';

/** The fields of the profile that a resume can say something about. */
export const syncedField = z.enum([
  'full_name',
  'headline',
  'location',
  'phone',
  'linkedin',
  'github',
  'portfolio',
]);
export type SyncedField = z.infer<typeof syncedField>;

/** One thing looked at in a profile. `points` of `of`; the `of` of all checks add up to 100. */
export const profileCheck = z.object({
  id: z.enum(['headline', 'history', 'measured', 'reachable', 'skills']),
  /** What is true of this profile, one sentence without a full stop. */
  finding: z.string(),
  /** Where it stands: a field of the profile or JSON pointers of the master profile, at most five. */
  cites: z.array(z.string()),
  points: z.number().int(),
  of: z.number().int(),
  /** What would raise it, one sentence; null when nothing would. */
  next: z.string().nullable(),
});
export type ProfileCheck = z.infer<typeof profileCheck>;

/** A profile judged: the score is the sum of its checks, 0 to 100. */
export const profileAnalysis = z.object({
  score: z.number().int(),
  /** One sentence on the whole. */
  summary: z.string(),
  checks: z.array(profileCheck),
  /** What to do, the one that gains most first; as many as are true. */
  next_steps: z.array(z.string()),
  at: instant,
});
export type ProfileAnalysis = z.infer<typeof profileAnalysis>;

/** What the resume says of one field beside what the profile keeps. */
export const syncProposal = z.object({
  field: syncedField,
  stored: z.string(),
  said: z.string(),
  same: z.boolean(),
  /** Lines of the file it was read from, 1-based. */
  lines: z.array(z.number().int()),
});
export type SyncProposal = z.infer<typeof syncProposal>;

/** Field by field what the last CV says; `file` is null before the first CV, and then nothing is proposed. */
export const resumeProposals = z.object({
  file: z.string().nullable(),
  proposals: z.array(syncProposal),
});
export type ResumeProposals = z.infer<typeof resumeProposals>;
