import { text } from '#engines/matching/messages.ts';
import type { Match } from '#engines/matching/saying/match.ts';
import {
  avoidedCompany,
  companyRules,
  type AvoidedCompanies,
  type CompanyRule,
  type PostingEmployer,
} from './companies.ts';
import { industrySaid, saysIndustry, wordSaid, type Passages } from './words.ts';

/** What a person avoids, of their account and of a campaign together; industries and words as they wrote them. */
export interface Avoided {
  companies: AvoidedCompanies;
  industries: readonly string[];
  words: readonly string[];
}

/** The same, prepared for many postings. */
export interface AvoidRules extends Pick<Avoided, 'industries' | 'words'> {
  companies: readonly CompanyRule[];
}

export const avoidRules = ({ companies, industries, words }: Avoided): AvoidRules => ({
  companies: companyRules(companies),
  industries,
  words,
});

const SPAN = 240;

/** The deal-breakers a person made: a company, an industry and a word, one each at most, with what of the posting is meant. */
export function avoidedIn(
  { employer, passages }: { employer: PostingEmployer; passages: Passages },
  { companies, industries, words }: AvoidRules,
): Pick<Match, 'blockers' | 'unknown'> {
  const blockers: Match['blockers'] = [];
  const company = avoidedCompany(employer, companies);
  if (company !== null) blockers.push({ code: 'COMPANY', ...company });
  const first = (code: string, wanted: readonly string[], find: (name: string) => string | null): boolean => {
    for (const person of wanted) {
      const span = find(person);
      if (span === null) continue;
      blockers.push({ code, span: span.slice(0, SPAN), person });
      return true;
    }
    return false;
  };
  const isIndustry = first('INDUSTRY', industries, (name) => industrySaid(passages, name));
  first('WORDS', words, (phrase) => wordSaid(passages, phrase));
  const isOpen = industries.length > 0 && !isIndustry && !saysIndustry(passages);
  return { blockers, unknown: isOpen ? [text.message('industryUnsaid')] : [] };
}
