import type { MasterProfile, SourceLine } from '#contract/career/facts.ts';
import type { JudgedResume } from '#engines/resume/judging/saying/analysis.ts';
import { fold } from '#engines/text/index.ts';
import { judgeContact } from './contact.ts';
import { judgeContent } from './content.ts';
import { judgeDates } from './dates.ts';
import { judgeEvidence } from './evidence.ts';
import { judgeLength } from './length.ts';
import { judgeMachine } from './machine.ts';
import { judgeReadability } from './readability.ts';
import { judgeTarget } from './target.ts';
import { materialOf } from './material.ts';
import type { Dictionary } from './dictionary.ts';
import type { Material } from './material.ts';
import { verdictOf } from './verdict.ts';
import { TASTES } from './wording.data.ts';

export { dictionaryOf } from './dictionary.ts';
export type { Dictionary } from './dictionary.ts';
export { sayAnalysis } from '#engines/resume/judging/saying/analysis.ts';
export type { JudgedResume } from '#engines/resume/judging/saying/analysis.ts';

const CHECKS = [
  judgeContact,
  judgeContent,
  judgeEvidence,
  judgeDates,
  judgeReadability,
  judgeMachine,
  judgeLength,
  judgeTarget,
];

function tastesOf({ lines, cite }: Material): JudgedResume['taste'] {
  return TASTES.flatMap(([pattern, advice]) => {
    const hits = lines.filter((line) => pattern.test(fold(line.text).trim()));
    return hits.length === 0
      ? []
      : [{ text: advice(), lines: hits.slice(0, 3).flatMap(({ line }) => cite(line)) }];
  });
}

/**
 * Judges a CV as its reader gave it: `overall_score` is the sum of eight checks (100 points), every point lost is a
 * finding with its line and its fix, what is a matter of taste costs nothing. The same lines, profile and target give
 * the same answer. `target` is the position the person looks for ("" for none); without a dictionary spelling is not judged.
 */
export function judgeResume(given: {
  lines: readonly SourceLine[];
  pages: number;
  profile: MasterProfile;
  target: string;
  dictionary: Dictionary | null;
}): JudgedResume {
  const material = materialOf(given);
  const judged = CHECKS.map((judge) => judge(material));
  const checks = judged.map(({ check }) => check);
  const findings = judged.flatMap((one) => one.findings).toSorted((a, b) => b.cost - a.cost);
  const score = checks.reduce((sum, { points }) => sum + points, 0);
  return {
    overall_score: score,
    ...verdictOf(score, checks, findings),
    strengths: judged.flatMap(({ strengths }) => strengths),
    checks,
    findings,
    taste: tastesOf(material),
  };
}
