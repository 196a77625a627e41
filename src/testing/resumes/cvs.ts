import type { SourceLine } from '#contract/career/facts.ts';
import { corpusText } from '#testing/corpora/corpus.ts';

const NAMES = [
  'nurse',
  'welder',
  'cashier',
  'accountant',
  'teacher',
  'engineer',
  'infirmiere',
  'soudeur',
] as const;
export type CvName = (typeof NAMES)[number];

/** The CVs of `corpora/resumes`, by the trade of the invented person; a tab is a wide gap. */
export const CVS = Object.fromEntries(
  NAMES.map((name) => [name, corpusText(`resumes/${name}.txt`)]),
) as Readonly<Record<CvName, string>>;

/** A text as the lines a reader of documents gives. */
export function linesOf(text: string): SourceLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ page: 1, line: index + 1, text: line, size: 0, bold: false, x: 0 }));
}
