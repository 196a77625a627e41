import type { Match } from '#contract/career/match.ts';
import { avoidedSentence } from './avoiding/companies.ts';

const NAMED = 3;

/** One plain sentence on a match: what stands in the way, else what fits and what is missing. */
export function summaryOf({
  role,
  have,
  missing,
  blockers,
}: Pick<Match, 'role' | 'have' | 'missing' | 'blockers'>): string {
  const [blocker] = blockers;
  if (blocker !== undefined) return sentences[blocker.code]?.(blocker) ?? `It asks for "${blocker.span}".`;
  if (role.relation === 0) return 'This is another line of work than yours.';
  const total = have.length + missing.length;
  const close = role.relation >= 0.8 ? 'Your line of work' : 'Close to your line of work';
  if (total === 0) return `${close}; the posting lists no requirement I could read.`;
  const musts = missing.filter(({ must }) => must).map(({ name }) => `${name} (required)`);
  const names = [...musts, ...missing.filter(({ must }) => !must).map(({ name }) => name)].slice(0, NAMED);
  const gap = names.length === 0 ? '' : `; missing: ${names.join(', ')}`;
  return `${close}: fits ${have.length} of ${total} requirements${gap}.`;
}

type Blocker = Match['blockers'][number];

const sentences: Readonly<Record<string, (blocker: Blocker) => string>> = {
  COMPANY: avoidedSentence,
  INDUSTRY: ({ span, person }) => `It says of the employer: "${span}"; you avoid ${person}.`,
  WORDS: ({ span, person }) => `It says "${span}"; you avoid "${person}".`,
  TITLE: ({ span, person }) => `"${span}" is not close to what you look for: ${person}.`,
  LOCATION: ({ span, person }) => `The work is in ${span}; you are in ${person}.`,
  WORK_MODE: ({ span, person }) => `This is ${span} work; you asked for ${person} work.`,
  WORK_AUTH: ({ span }) => `It asks for the right to work: "${span}".`,
  LANGUAGE: ({ span, person }) => `It asks for a language: "${span}". ${person}.`,
  CERTIFICATE: ({ span, person }) => `It asks for "${span}". ${person}.`,
  SALARY: ({ span, person }) => `It pays at most ${span}; you asked for ${person}.`,
  SKIPPED: ({ person }) => person,
  SENIORITY: ({ span, person }) => `"${span}" is two levels away from "${person}".`,
};
