import type { Match as SaidMatch } from '#contract/career/match.ts';
import { asMessage, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';

/** Something with words of ours in some of its fields. */
type Worded<Whole, Words extends keyof Whole> = Omit<Whole, Words> & {
  [word in Words]: Said | Extract<Whole[word], null>;
};

/**
 * A match as it is worked out and kept. What is in the words of the posting or of the resume is a text, what is in ours a message; one that was kept
 * before messages had codes holds texts alone.
 */
export interface Match extends Omit<SaidMatch, 'have' | 'missing' | 'blockers' | 'unknown' | 'summary'> {
  have: Worded<SaidMatch['have'][number], 'name' | 'evidence'>[];
  missing: Worded<SaidMatch['missing'][number], 'name' | 'close'>[];
  blockers: Worded<SaidMatch['blockers'][number], 'span' | 'person'>[];
  unknown: Said[];
  summary: Said;
}

/** A match in the words of a reader. */
export function sayMatch(match: Match, reader: Reader): SaidMatch {
  const said = (words: Said): string => say(asMessage(words), reader);
  return {
    ...match,
    have: match.have.map((need) => ({ ...need, name: said(need.name), evidence: said(need.evidence) })),
    missing: match.missing.map((need) => ({
      ...need,
      name: said(need.name),
      close: need.close === null ? null : said(need.close),
    })),
    blockers: match.blockers.map(({ code, span, person }) => ({
      code,
      span: said(span),
      person: said(person),
    })),
    unknown: match.unknown.map(said),
    summary: said(match.summary),
  };
}
