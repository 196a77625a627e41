import { anyWordOf, spokenLanguages } from '#engines/lexicon/index.ts';

/** A language that postings ask for. */
export interface AskedLanguage {
  /** ISO 639, or what the language is called for short. */
  code: string;
  name: string;
  /** Matched against folded text. */
  pattern: RegExp;
}

/** Languages postings ask for by name. Names of others are more often people's, dishes' or places'. */
const ASKED = 'en fr es de it pt zh yue pa hi ur ar fa tl vi ko ja ru uk pl asl iu cr'.split(' ');
/** Codes of the lexicon that mean the same to a posting: who asks for Chinese means Mandarin, who asks for signing any. */
const SAME: Readonly<Record<string, readonly string[]>> = { zh: ['zh', 'cmn'], asl: ['asl', 'lsq'] };
const NAMES: Readonly<Record<string, string>> = { zh: 'Mandarin', asl: 'Sign language' };
/** "Polish" is what one does to floors, too. */
const PATTERNS: Readonly<Record<string, RegExp>> = { pl: /\bpolonais\b|\bspoken polish\b|\bfluent polish\b/ };

/** Languages by code, with their names in folded English and French; those of Canada first. */
export const LANGUAGES: readonly AskedLanguage[] = ASKED.map((code) => {
  const meant = spokenLanguages.filter((one) => (SAME[code] ?? [code]).includes(one.code));
  return {
    code,
    name: NAMES[code] ?? meant[0]?.name ?? code,
    pattern: PATTERNS[code] ?? anyWordOf(meant.flatMap(({ words }) => words)),
  };
});

/** What "bilingual" alone means. */
export const BOTH_OF_CANADA: readonly AskedLanguage[] = LANGUAGES.slice(0, 2);
