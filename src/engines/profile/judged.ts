import type { ProfileAnalysis, ProfileCheck } from '#contract/career/hub/profile-analysis.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';

/** One check of a profile, before it is said. */
export interface JudgedCheck extends Omit<ProfileCheck, 'finding' | 'next'> {
  finding: Message;
  next: Message | null;
}

/** A profile judged, before it is said to somebody. */
export interface JudgedProfile {
  score: number;
  summary: Message;
  checks: JudgedCheck[];
  next_steps: Message[];
}

/** What is thought of a profile in the words of its reader. */
export function sayProfileAnalysis(judged: JudgedProfile, reader: Reader): Omit<ProfileAnalysis, 'at'> {
  const said = (message: Message): string => say(message, reader);
  return {
    score: judged.score,
    summary: said(judged.summary),
    checks: judged.checks.map(({ finding, next, ...check }) => ({
      ...check,
      finding: said(finding),
      next: next && said(next),
    })),
    next_steps: judged.next_steps.map(said),
  };
}
