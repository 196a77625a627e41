import { frameWords, requirementWord } from '#engines/lexicon/index.ts';
/** Words of a line that make its needs musts or nice-to-haves, folded. */
export const NICE_WORDS = requirementWord('patterns: nice words');
export const MUST_WORDS = requirementWord('patterns: must words');
/** Clauses that say a thing is not asked for, folded. */
export const WAIVED =
  /\b(?:not|isn't|aren't) (?:a )?(?:required?|needed|necessary|mandatory|essential|expected|requirement)\b|\b(?:(?:does|do) not|(?:doesn|don)'?t|never) (?:require|need|ask|count|care|mind|matter|have to)\b|\b(?:with or without|avec ou sans|regardless of|peu importe|n'importe)\b|\bno\b[^.;]*\b(?:required|needed|necessary|requirement)\b|\bno (?:prior |previous )?experience\b|\b(?:pas|non) (?:besoin|requise?s?|exigee?s?|necessaires?|obligatoires?)\b|\bn'(?:exige|est) pas\b|\baucune?\b[^.;]*\b(?:requise?|exigee?|necessaire)\b/;

/** Words that say how well or how, not what: they carry no need of their own. Normalised. */
export const GENERIC_WORDS = frameWords('requirement');

/** Qualities nearly everybody claims and no resume proves; a line made of them is no requirement to hold against a person. Normalised. */
export const SOFT_WORDS = frameWords('quality of nearly everybody');
/** Skills of the same sort by name in the taxonomy. */
export const SOFT_SKILLS: ReadonlySet<string> = new Set([
  'Attention to detail',
  'Communication',
  'Leadership',
  'Problem solving',
  'Teamwork',
  'Time management',
]);

/** A skill that shows another: `[held, shown, share]`, by name in the taxonomy. Kept short so that a person can check it. */
export const IMPLIED: readonly (readonly [string, string, number])[] = [
  ['PostgreSQL', 'SQL', 1],
  ['MySQL', 'SQL', 1],
  ['BigQuery', 'SQL', 0.8],
  ['React', 'JavaScript', 0.8],
  ['Angular', 'JavaScript', 0.8],
  ['Vue.js', 'JavaScript', 0.8],
  ['Next.js', 'React', 0.8],
  ['Node.js', 'JavaScript', 0.8],
  ['TypeScript', 'JavaScript', 0.8],
  ['Kubernetes', 'Docker', 0.8],
  ['Power BI', 'Data visualization', 0.8],
  ['Tableau', 'Data visualization', 0.8],
  ['Accounts payable', 'Bookkeeping', 0.5],
  ['Accounts receivable', 'Bookkeeping', 0.5],
  ['Bookkeeping', 'Accounting', 0.5],
];
/** Skills that stand close enough to count half for each other. */
export const KIN: readonly (readonly string[])[] = [
  ['Tableau', 'Power BI', 'Looker'],
  ['Amazon Web Services (AWS)', 'Microsoft Azure', 'Google Cloud'],
  ['PostgreSQL', 'MySQL'],
  ['React', 'Angular', 'Vue.js'],
  ['Google Sheets', 'Microsoft Excel'],
];

/** Named beside what is missing, without credit: whoever has the suite may or may not know the part. */
export const NEAR: readonly (readonly string[])[] = [
  ['Microsoft Office', 'Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint', 'Microsoft Outlook'],
];
