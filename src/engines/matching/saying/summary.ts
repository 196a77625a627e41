import type { Said } from '#localization/catalogue.ts';
import { avoidedSentence } from '#engines/matching/avoiding/companies.ts';
import { text } from '#engines/matching/messages.ts';
import type { Match } from './match.ts';
import { payIn, valuesOf, waysIn } from './values.ts';

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
    : text.message('fitsBut', { ...counts, missing: names });
}

type Blocker = Match['blockers'][number];

function languageAsked({ span, person }: Blocker): Said {
  const missing = valuesOf(person, 'noLanguage');
  return missing
    ? text.message('asksForUnlistedLanguage', { span, language: missing['language'] as Said })
    : text.message('asksForMoreOfLanguage', { span, words: person });
}

const sentences: Readonly<Record<string, (blocker: Blocker) => Said>> = {
  COMPANY: avoidedSentence,
  INDUSTRY: ({ span, person }) => text.message('avoidedIndustry', { span, person }),
  WORDS: ({ span, person }) => text.message('avoidedWords', { span, person }),
  TITLE: ({ span, person }) => text.message('otherTitle', { span, person }),
  LOCATION: ({ span, person }) => text.message('elsewhere', { span, person }),
  WORK_MODE: ({ span, person }) =>
    text.message('wrongWorkplace', { way: waysIn(span), wanted: waysIn(person) }),
  WORK_AUTH: ({ span }) => text.message('asksForRight', { span }),
  LANGUAGE: languageAsked,
  CERTIFICATE({ span, person }) {
    const missing = valuesOf(person, 'noPaper');
    return missing
      ? text.message('asksForUnlistedPaper', { span, paper: missing['paper'] as Said })
      : text.message('asksFor', { span });
  },
  SALARY({ span, person }) {
    const [offered, least] = [payIn(span), payIn(person)];
    return text.message('paysTooLittle', {
      offered: offered.amount,
      period: offered.period,
      least: least.amount,
      wanted: least.period,
    });
  },
  SKIPPED: ({ person }) => person,
  SENIORITY: ({ span, person }) => text.message('otherLevel', { span, person }),
};
