import type { Match } from '#contract/career/match.ts';
import { MATCH_GATE, mayBeAppliedTo } from './gate/gate.ts';

/** Something the person could say or change, and the score the posting could then reach at most, 0 to 100. */
export interface Change {
  text: string;
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

const wantIt = (title: string): string =>
  `If you want this kind of work, add "${title}" to this campaign's titles.`;

const takeOff = (what: string): string =>
  `If you want such postings after all, change the ${what} you avoid, in this campaign or in your profile.`;

/** What lifts a blocker, by its code; the others cannot be lifted by a word of the person. */
const lifts: Readonly<Record<string, (blocker: Blocker) => string>> = {
  COMPANY: () => takeOff('companies'),
  INDUSTRY: () => takeOff('industries'),
  WORDS: () => takeOff('words'),
  TITLE: ({ span }) => wantIt(span),
  LOCATION: ({ span }) =>
    `If you would move to ${span}, say in your answers that you are willing to relocate.`,
  WORK_AUTH: () => 'If you have the right to work there, correct it in your answers.',
  LANGUAGE: ({ span }) =>
    `If you speak the language it asks for ("${span}"), name it with its level in your CV.`,
  CERTIFICATE: ({ span }) => `If you hold what it asks for ("${span}"), name it in your CV.`,
  WORK_MODE: ({ span }) => `If ${span} work would do after all, allow it in this campaign.`,
  SALARY: ({ span }) => `If you would work for ${span}, lower the least pay you asked for.`,
  SKIPPED: () => 'If you want such postings after all, take this rule back.',
  SENIORITY: ({ span }) => `If you want work at that level, make "${span}" one of this campaign's titles.`,
};

const quoted = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

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
    changes.push({ text: `If you can do this, say so in your CV: ${quoted(musts)}.`, score: shown });
  const wanted = scoreWith(match, { relation: 1 });
  if (role.relation < 1 && wanted >= MATCH_GATE)
    changes.push({
      text: wantIt(title),
      score: wanted,
    });
  return changes;
}
