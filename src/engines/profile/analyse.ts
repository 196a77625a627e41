import type { Message } from '#localization/types.ts';
import { headlineCheck, historyCheck, measuredCheck, reachableCheck, skillsCheck } from './checks.ts';
import type { Known } from './checks.ts';
import type { JudgedCheck, JudgedProfile } from './judged.ts';
import { text } from './messages.ts';

const STRONG = 80;
const FAIR = 60;

function summaryOf(score: number, lacking: readonly JudgedCheck[]): Message {
  if (lacking.length === 0) return text.message('nothingMissing');
  if (score >= STRONG) return text.message('strong');
  const reach = lacking.reduce((sum, { of, points }) => sum + of - points, 0);
  const [most] = lacking;
  if (most !== undefined && score + most.of - most.points >= STRONG) return text.message('oneStep');
  return score >= FAIR ? text.message('pointsOpen', { points: reach }) : text.message('tooLittle');
}

/**
 * Judges a profile by five named checks whose points add up to the score, 0 to 100. The same profile always gets the
 * same score; each check cites the fields it looked at, and each next step comes from a check that lost points, the
 * greatest loss first.
 */
export function analyseProfile(known: Known): JudgedProfile {
  const checks = [headlineCheck, historyCheck, measuredCheck, reachableCheck, skillsCheck].map((check) =>
    check(known),
  );
  const score = checks.reduce((sum, { points }) => sum + points, 0);
  const lacking = checks
    .filter(({ next }) => next !== null)
    .toSorted((one, other) => other.of - other.points - (one.of - one.points));
  return {
    score,
    summary: summaryOf(score, lacking),
    checks,
    next_steps: lacking.flatMap(({ next }) => next ?? []),
  };
}
