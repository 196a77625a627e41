import { counted } from '#engines/text/index.ts';
import type { CheckArea, ResumeCheck, ResumeFinding } from '#contract/career/resume-analysis.ts';

/** What is weakest, as a headline: for a CV that is good on the whole, and for one that is not. */
const HEADLINES: Record<CheckArea, readonly [good: string, weak: string]> = {
  contact: ['Good work, hard to reach you', 'An employer could not reach you'],
  content: ['Good parts, and one is missing', 'Some of what employers look for is missing'],
  evidence: ['Good work, too little of it shown', 'It names your work, but does not show it'],
  dates: ['Good work, hard to place in time', 'The years are hard to follow'],
  readability: ['Good facts, hard to read', 'It is hard to read'],
  machine: ['Good work, hard to find on the page', 'Much of it is hard to make out'],
  length: ['Good work, at the wrong length', 'The length works against you'],
  target: ['Good work, aimed a little to the side', 'It is aimed at something else'],
};

const ALL_GOOD = 'Strong as it is';
const STRONG = 90;

function weakestOf(checks: readonly ResumeCheck[]): ResumeCheck | null {
  return checks
    .filter(({ points, of }) => points < of)
    .reduce<ResumeCheck | null>(
      (worst, check) => (worst === null || check.of - check.points > worst.of - worst.points ? check : worst),
      null,
    );
}

/** The verdict in a headline and at most two sentences, from the points alone. */
export function verdictOf(
  score: number,
  checks: readonly ResumeCheck[],
  findings: readonly ResumeFinding[],
): { headline: string; summary: string } {
  const weakest = weakestOf(checks);
  const [first] = findings;
  if (weakest === null || first === undefined)
    return {
      headline: ALL_GOOD,
      summary: 'I found nothing to mend. What is left is to aim it at each posting.',
    };
  const most = findings.slice(0, 3);
  const won = most.reduce((sum, { cost }) => sum + cost, 0);
  const headline =
    score >= STRONG ? 'Strong, with a little left to mend' : HEADLINES[weakest.area][score >= 60 ? 0 : 1];
  const where = `Most of what is missing lies in ${weakest.title.toLowerCase()}: ${weakest.points} of ${weakest.of} points.`;
  const what =
    most.length === 1
      ? `One change would win ${counted(won, 'point')}.`
      : `${most.length === 2 ? 'Two' : 'Three'} changes would win ${won} points.`;
  return { headline, summary: `${where} ${what}` };
}
