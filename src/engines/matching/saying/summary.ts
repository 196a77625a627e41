import type { Said } from '#localization/catalogue.ts';
import { avoidedSentence } from '#engines/matching/avoiding/companies.ts';
import { text } from '#engines/matching/messages.ts';
import type { Match } from './match.ts';
import { namedTogether } from './names.ts';

const NAMED = 3;

/** One plain sentence on a match: what stands in the way, else what fits and what is missing. */
export function summaryOf({
  role,
  have,
  missing,
  blockers,
}: Pick<Match, 'role' | 'have' | 'missing' | 'blockers'>): Said {
  const [blocker] = blockers;
  if (blocker !== undefined)
    return sentences[blocker.code]?.(blocker) ?? text.message('asksFor', { span: blocker.span });
  if (role.relation === 0) return text.message('otherWork');
  const total = have.length + missing.length;
  const closeness = role.relation >= 0.8 ? 'same' : 'close';
  if (total === 0) return text.message('nothingAsked', { closeness });
  const musts = missing.filter(({ must }) => must).map(({ name }) => text.message('required', { name }));
  const names = [...musts, ...missing.filter(({ must }) => !must).map(({ name }) => name)].slice(0, NAMED);
  const counts = { closeness, have: have.length, total };
  return names.length === 0
    ? text.message('fits', counts)
    : text.message('fitsBut', { ...counts, missing: namedTogether(names) });
}

type Blocker = Match['blockers'][number];

const sentences: Readonly<Record<string, (blocker: Blocker) => Said>> = {
  COMPANY: avoidedSentence,
  INDUSTRY: ({ span, person }) => text.message('avoidedIndustry', { span, person }),
  WORDS: ({ span, person }) => text.message('avoidedWords', { span, person }),
  TITLE: ({ span, person }) => text.message('otherTitle', { span, person }),
  LOCATION: ({ span, person }) => text.message('elsewhere', { span, person }),
  WORK_MODE: ({ span, person }) => text.message('otherWorkplace', { span, person }),
  WORK_AUTH: ({ span }) => text.message('asksForRight', { span }),
  LANGUAGE: ({ span, person }) => text.message('asksForLanguage', { span, person }),
  CERTIFICATE: ({ span, person }) => text.message('asksForPaper', { span, person }),
  SALARY: ({ span, person }) => text.message('paysLess', { span, person }),
  SKIPPED: ({ person }) => person,
  SENIORITY: ({ span, person }) => text.message('otherLevel', { span, person }),
};
