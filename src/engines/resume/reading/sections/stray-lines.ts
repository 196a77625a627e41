import { namesLanguages } from '#engines/resume/reading/languages.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import type { Section } from './section.ts';
import { degreeIn, findDates, hasSchoolWord } from '#engines/resume/reading/vocabulary/index.ts';

/** "Bielefeld, 3. März 2024": where and when a document was signed. */
const SIGNED =
  /^\p{Lu}[\p{L} -]{2,30},\s(?:den\s|le\s|the\s)?\d{1,2}(?:\.|er|st|nd|rd|th)?\s\p{L}{3,10}\.?\s\d{4}$/u;
const INTERESTS = /^(?:interests?|hobb(?:y|ies|ys)|loisirs|centres? d['’]int[ée]r[êe]ts?|interessen)\s*:/iu;

/** "References available upon request", wherever it stands. */
const REFERENCES = /^r[ée]f[ée]rences?\b.{0,40}\b(?:request|demande|required)\b/iu;

/** Where a line belongs that its section does not hold: credentials among studies, a sentence among certificates. */
export function strayKind({ kind, heading }: Section, line: Line): Section['kind'] | null {
  if ((SIGNED.test(line.body) && !line.item) || REFERENCES.test(line.body)) return 'other';
  if (kind === 'skills' && INTERESTS.test(line.body)) return 'other';
  if (kind === 'preamble' && line.body.includes(',') && namesLanguages(line.body)) return 'languages';
  const sentence = !line.item && line.body.endsWith('.') && line.body.split(/\s+/).length >= 10;
  if (kind === 'certificates' && sentence && findDates(line.body).length === 0) return 'summary';
  const both = kind === 'education' && /credential|certif|licen[cs]|permis/i.test(heading?.body ?? '');
  const pieces = line.body.split(/[\t,|•·–—]\s?/u);
  const studied = pieces.some((piece) => degreeIn(piece.trim()) !== null || hasSchoolWord(piece));
  const dates = findDates(line.body);
  if (kind === 'skills' && /^[^,;]+ \([^()]+\)$/.test(line.body) && namesLanguages(line.body))
    return 'languages';
  return both && !studied && dates.length === 1 && dates[0]?.range === false ? 'certificates' : null;
}
