import type { Message } from '#localization/types.ts';
import type { Finding, JudgedResume } from '#engines/resume/judging/saying/analysis.ts';
import { text } from './messages.ts';

type Check = JudgedResume['checks'][number];

const STRONG = 90;
const GOOD = 60;

function weakestOf(checks: readonly Check[]): Check | null {
  return checks
    .filter(({ points, of }) => points < of)
    .reduce<Check | null>(
      (worst, check) => (worst === null || check.of - check.points > worst.of - worst.points ? check : worst),
      null,
    );
}

function headlineOf(score: number, area: Check['area']): Message {
  if (score >= STRONG) return text.message('strong');
  return score >= GOOD ? text.message('good', { area }) : text.message('weak', { area });
}

/** The verdict in a headline and at most two sentences, from the points alone. */
export function verdictOf(
  score: number,
  checks: readonly Check[],
  findings: readonly Finding[],
): { headline: Message; summary: Message } {
  const weakest = weakestOf(checks);
  const [first] = findings;
  if (weakest === null || first === undefined)
    return { headline: text.message('allGood'), summary: text.message('nothingToMend') };
  const most = findings.slice(0, 3);
  const won = most.reduce((sum, { cost }) => sum + cost, 0);
  const { area, points, of } = weakest;
  return {
    headline: headlineOf(score, area),
    summary: text.message('gainIn', { area, points, of, changes: most.length, won }),
  };
}
