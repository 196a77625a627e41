import { requirementWord } from '#engines/lexicon/index.ts';
import { anyNumberWord } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';
import { CREDENTIALS, OWN_LICENCE, type Credential } from './credentials.data.ts';
import { BOTH_OF_CANADA, LANGUAGES } from './languages.ts';
import type { Line } from './sections.ts';

export interface Requirement {
  span: string;
  must: boolean;
}
export interface YearsAsked extends Requirement {
  years: number;
}
/** 1 high school, 2 diploma or trade certificate, 3 bachelor, 4 master, 5 doctorate. */
export interface EducationAsked extends Requirement {
  level: number;
  /** "or equivalent": experience may stand in. */
  equivalent: boolean;
}
export interface CredentialAsked extends Requirement {
  /** Any one of these will do. */
  credentials: Credential[];
}
/** Levels: 1 basic, 2 intermediate, 3 professional, 4 native. */
export interface LanguageAsked extends Requirement {
  code: string;
  name: string;
  level: number;
}
export interface AuthorisationAsked extends Requirement {
  /** ISO country code, null when the posting's own country is meant. */
  country: string | null;
}

/** Up to as many years are told in words. */
const MOST_IN_WORDS = 30;
const NUMBER = String.raw`\d{1,2}|${anyNumberWord(MOST_IN_WORDS)}`;
const YEARS = new RegExp(
  String.raw`\b(${NUMBER})\b(?:\s*\(\d+\))?\s*(?:\+|or more|ou plus|et plus)?\s*(?:(?:-|–|to|a|ou|or)\s*(?:${NUMBER})\s*\+?\s*)?(?:or more |ou plus )?(?:full )?(?:years?|yrs?|ans?|annees?)\b(?! (?:of age|old|ago|in a row|running))`,
);

/** Whether folded words name a length of time in years. */
export const speaksOfYears = (folded: string): boolean => YEARS.test(folded);

const EDUCATION: readonly (readonly [RegExp, number])[] = [
  [/\bph\.? ?d\b|doctorate|\bdoctora[lt]/, 5],
  [requirementWord('education: master', /\bbac ?\+ ?5\b/), 4],
  [requirementWord('education: bachelor', /\bbac ?\+ ?[34]\b/), 3],
  [requirementWord('education: diploma', /\bbac ?\+ ?2\b/), 2],
  [requirementWord('education: school'), 1],
];
// In capitals only: "des", "dec" and "bed" are words.
const EDUCATION_INITIALS: readonly (readonly [RegExp, number])[] = [
  [/\bM\.?(?:Sc|A|Ed|Eng|SW)\b|\bMS\b(?! [A-Z])/, 4],
  [/\bB\.?(?:S|Sc|ScN|A|Com|Comm|Eng|Ed|N|SW|BA)\b/, 3],
  [/\bD\.?E\.?[CP]\b|\bA\.?E\.?C\b|\b(?:BTS|DUT|BEP)\b/, 2],
  [/\bD\.?E\.?S\b/, 1],
];

/** The levels of education a text names. */
export function educationLevels(text: string): number[] {
  const folded = fold(text);
  const secondary = /secondary school diploma|diplome d'etudes secondaires|high school/.test(folded);
  const plain = secondary ? folded.replace(/diploma|diplome/g, ' ') : folded;
  const levels = [
    ...EDUCATION.filter(([pattern]) => pattern.test(plain)),
    ...EDUCATION_INITIALS.filter(([pattern]) => pattern.test(text)),
  ].map(([, level]) => level);
  // "Associate's degree" and "master's degree" hold the word for a bachelor's.
  const bare = /\bdegree\b/.test(plain) && !requirementWord('education: bachelor 2').test(plain);
  return bare && levels.some((level) => level === 2 || level > 3)
    ? levels.filter((level) => level !== 3)
    : levels;
}

/** The least education a line asks for; null when it asks for none. */
export function educationIn(line: Line): EducationAsked | null {
  if (line.section === 'about' || line.section === 'offer' || (line.section === 'duties' && line.must < 1))
    return null;
  const levels = educationLevels(line.text);
  if (levels.length === 0) return null;
  const equivalent =
    /equivalent|equivalence|combination of|or (?:relevant |related |\d+ years? of )?experience|ou (?:une )?experience|jumelee/.test(
      line.folded,
    );
  const choice = /\bor\b|\bou\b|\//.test(line.folded);
  const level = choice ? Math.min(...levels) : Math.max(...levels);
  return { level, equivalent, span: line.text, must: line.must > 0 };
}

/** A paper that may come after the first day, or with the employer's help, refuses nobody. */
const OBTAINED_LATER =
  /\b(?:with)?in (?:\w+ ){1,3}(?:days|weeks|months|years?) (?:of|after|from)\b|\bdans les (?:\S+ ){1,2}(?:jours|semaines|mois) (?:suivant|apres|de)\b|\b(?:able|ability|willing(?:ness)?|eligible|prepared|agree) to (?:obtain|get|complete|acquire)|\b(?:apte|capable|pret|prete|dispose|disposee) (?:a |d')(?:l'|les? )?obtenir|\bwe(?:'ll| will| can)? (?:cover|pay|arrange|train|provide)|\bnous (?:vous )?(?:payons|offrons|fournissons|formons)/;
/** So few words that name a paper ask for it. */
const NAMED_ALONE = 6;

const ANY_CREDENTIAL = new RegExp(
  [...CREDENTIALS, OWN_LICENCE].map(({ pattern }) => pattern.source).join('|'),
);

/** The licences and certificates a line asks for: joined by "or", any one; otherwise each. */
export function credentialsIn(line: Line): CredentialAsked[] {
  if (line.section === 'about' || line.section === 'offer') return [];
  if (!ANY_CREDENTIAL.test(line.folded)) return [];
  const known = CREDENTIALS.filter(({ pattern }) => pattern.test(line.folded));
  const named = known.length === 0 && OWN_LICENCE.pattern.test(line.folded) ? [OWN_LICENCE] : known;
  // A duty that mentions a profession ("guide registered nurses") asks for no licence.
  const clear = requirementWord('requirements: clear');
  const asked = named.filter(
    () =>
      line.section === 'must' ||
      line.section === 'nice' ||
      line.must === 1 ||
      line.nice ||
      clear.test(line.folded) ||
      line.folded.split(' ').length <= NAMED_ALONE,
  );
  // "Hands-on first aid" is a skill until a paper is spoken of.
  const papers = asked.filter(({ skill }) => skill !== true || clear.test(line.folded));
  const relevant =
    line.section === 'duties' && line.must < 1
      ? papers.filter(() => /\b(?:hold|valid|must)\b/.test(line.folded))
      : papers;
  if (relevant.length === 0) return [];
  const must = line.must > 0 && !OBTAINED_LATER.test(line.folded);
  const choice = /\bor\b|\bou\b/.test(line.folded);
  if (!choice) return relevant.map((credential) => ({ credentials: [credential], span: line.text, must }));
  // "CPA or enrolled", "Red Seal or five years": something else than a second paper will do.
  const open =
    relevant.length === 1 &&
    /\b(?:or|ou)\b[^,;]*(?:enrolled|working toward|equivalent|experience|year|en voie|candidat|en cours|ans)|\bin progress\b/.test(
      line.folded,
    );
  return [{ credentials: relevant, span: line.text, must: must && !open }];
}

/** A language's level in folded words: 1 basic, 2 intermediate, 3 professional, 4 native; null when none is said. */
export function languageLevelIn(folded: string): number | null {
  if (/native|mother tongue|maternelle|first language/.test(folded)) return 4;
  if (
    /fluent|bilingual|bilingue|professional|advanced|excellent|full|courant|superieur|avance|perfect|\bc[12]\b|strong|mastery/.test(
      folded,
    )
  )
    return 3;
  if (/intermedia|functional|fonctionnel|conversational|\bb[12]\b|good|moyen|working/.test(folded)) return 2;
  return /basic|beginner|elementary|debutant|notion|de base|\ba[12]\b|some/.test(folded) ? 1 : null;
}

// One look instead of twenty: most lines name no language and no paper.
const ANY_LANGUAGE = new RegExp([...LANGUAGES.map(({ pattern }) => pattern.source), 'bilingu'].join('|'));
const LANGUAGE_CUE = requirementWord('requirements: language cue');

/** The languages a line asks for; "bilingual" alone means English and French. */
export function languagesIn(line: Line): LanguageAsked[] {
  if (line.section === 'about' || line.section === 'offer' || (line.must <= 0.5 && !line.nice)) return [];
  if (!ANY_LANGUAGE.test(line.folded)) return [];
  const named = LANGUAGES.filter(({ pattern }) => pattern.test(line.folded));
  const bilingual = /\bbilingu(?:al|e|isme)\b/.test(line.folded) && named.length === 0;
  const asked = bilingual ? BOTH_OF_CANADA : named;
  const only =
    line.folded.split(/[^a-z]+/).filter((word) => word !== '' && !/^(?:and|et|or|ou|a|an|is|the)$/.test(word))
      .length <=
    asked.length + 1;
  // "Two years as a Chinese medical doctor" asks for no Chinese.
  const stated = (line.section === 'must' || line.section === 'nice') && !YEARS.test(line.folded);
  if (asked.length === 0 || !(stated || bilingual || only || LANGUAGE_CUE.test(line.folded))) return [];
  const choice = asked.length > 1 && /\bor\b|\bou\b/.test(line.folded);
  const level = Math.min(3, languageLevelIn(line.folded) ?? 3);
  return asked.map(({ code, name }) => ({
    code,
    name,
    level,
    span: line.text,
    must: line.must > 0 && !line.nice && !choice,
  }));
}

const COUNTRY: readonly (readonly [RegExp, string])[] = [
  [/canada/, 'CA'],
  [/\bu\.?s\.?a?\b|united states/, 'US'],
  [/\bu\.?k\.?\b|united kingdom|royaume-uni/, 'GB'],
];
/** The right to work that a posting's words ask for. */
export function authorisationAsked(span: string): AuthorisationAsked {
  const folded = fold(span);
  return { country: COUNTRY.find(([pattern]) => pattern.test(folded))?.[1] ?? null, span, must: true };
}

/** Whether folded words speak of the right to work. */
export const speaksOfPermits = (folded: string): boolean =>
  /\bto work in\b|work (?:permit|authori[sz]ation)|sponsor|travailler (?:au|en)\b|permis de travail|citizen|citoyen|permanent resident|resident(?:e)? permanent/.test(
    folded,
  );

/** Credentials a resume line names. */
export function credentialsNamed(text: string): Credential[] {
  const folded = fold(text);
  return CREDENTIALS.filter(({ pattern }) => pattern.test(folded));
}
