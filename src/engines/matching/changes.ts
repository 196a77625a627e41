import type { Message } from '#localization/types.ts';
import { MATCH_GATE, mayBeAppliedTo } from './gate/gate.ts';
import { text } from './messages.ts';
import type { Match } from './saying/match.ts';
import { payIn, waysIn } from './saying/values.ts';

/** Something the person could say or change, and the score the posting could then reach at most, 0 to 100. */
export interface Change {
  text: Message;
  score: number;
}

const NAMED = 4;

/** The score of `scorePosting` with one factor replaced; see there for the formula. */
function scoreWith({ role, parts }: Match, change: { must?: number; relation?: number }): number {
  const must = change.must ?? parts.must;
  const fit = 0.2 + 0.8 * (0.6 * must + 0.2 * parts.years + 0.12 * parts.education + 0.08 * parts.nice);
  return Math.round(100 * (change.relation ?? role.relation) * fit);
}

type Blocker = Match['blockers'][number];

/** What lifts a blocker, by its code; the others cannot be lifted by a word of the person. */
const lifts: Readonly<Record<string, (blocker: Blocker) => Message>> = {
  COMPANY: () => text.message('allowAvoided', { list: 'companies' }),
  INDUSTRY: () => text.message('allowAvoided', { list: 'industries' }),
  WORDS: () => text.message('allowAvoided', { list: 'words' }),
  TITLE: ({ span: title }) => text.message('wantTitle', { title }),
  LOCATION: ({ span: place }) => text.message('sayRelocates', { place }),
  WORK_AUTH: () => text.message('correctRight'),
  LANGUAGE: ({ span: asked }) => text.message('nameLanguage', { asked }),
  CERTIFICATE: ({ span: asked }) => text.message('namePaper', { asked }),
  WORK_MODE: ({ span }) => text.message('acceptWorkplace', { way: waysIn(span) }),
  SALARY({ span }) {
    const { amount: pay, period } = payIn(span);
    return text.message('lowerLeastPay', { pay, period });
  },
  SKIPPED: () => text.message('takeBack'),
  SENIORITY: ({ span: title }) => text.message('wantLevel', { title }),
};

/** Years and schooling are facts of a life, scored apart from what a person can do. */
const isAbility = ({ kind, must }: Match['missing'][number]): boolean =>
  must && kind !== 'years' && kind !== 'education';

/**
 * What would let the agent apply to a posting that was left, each with the score it could then reach at most. Only what
 * would truly pass the gate (50) is named, and only what a person could say of themselves if it is true. `title` is the
 * posting's own. Empty when no single change is known to be enough.
 */
export function wouldChange(match: Match, title: string): Change[] {
  const { blockers, missing, role } = match;
  if (blockers.length > 0) {
    const score = scoreWith(match, {});
    const [blocker] = blockers;
    const lift = blocker && lifts[blocker.code];
    return blockers.length === 1 && blocker && lift && score >= MATCH_GATE
      ? [{ text: lift(blocker), score }]
      : [];
  }
  if (mayBeAppliedTo(match)) return [];
  const changes: Change[] = [];
  const musts = missing.filter(isAbility).map(({ name }) => name);
  const shown = scoreWith(match, { must: 1 });
  if (musts.length > 0 && musts.length <= NAMED && shown >= MATCH_GATE)
    changes.push({ text: text.message('nameAbilities', { abilities: musts }), score: shown });
  const wanted = scoreWith(match, { relation: 1 });
  if (role.relation < 1 && wanted >= MATCH_GATE)
    changes.push({
      text: text.message('wantTitle', { title }),
      score: wanted,
    });
  return changes;
}
