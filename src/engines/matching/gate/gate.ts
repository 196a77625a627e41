import { asMessage } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#engines/matching/messages.ts';
import type { Match } from '#engines/matching/saying/match.ts';

/** Below this score, 0 to 100, the agent never applies. */
export const MATCH_GATE = 50;

type Judged = Pick<Match, 'score' | 'blockers'>;

/** Whether the agent may apply to a posting of this match: 50 or better, and no deal-breaker stands, whatever the score says. */
export const mayBeAppliedTo = ({ score, blockers }: Judged): boolean =>
  score >= MATCH_GATE && blockers.length === 0;

/** Why a posting is left. `cause` is a word to count by: the first deal-breaker's code, or SCORE; `reason` a sentence for the person. */
export interface Left {
  cause: string;
  reason: Message;
}

/** Why a posting of this match is left; null when it may be applied to. */
export function leftFor(match: Judged & Pick<Match, 'summary'>): Left | null {
  if (mayBeAppliedTo(match)) return null;
  const [blocker] = match.blockers;
  if (blocker) return { cause: blocker.code, reason: asMessage(match.summary) };
  return {
    cause: 'SCORE',
    reason: text.message('belowGate', { score: match.score, gate: MATCH_GATE, summary: match.summary }),
  };
}
