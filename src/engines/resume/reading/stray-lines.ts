import { namesLanguages } from './languages.ts';
import type { Line } from './lines.ts';
import type { Section } from './sections.ts';
import { degreeIn, findDates, hasSchoolWord } from './vocabulary/index.ts';

/** Where a line belongs that its section does not hold: credentials among studies, a sentence among certificates. */
export function strayKind({ kind, heading }: Section, line: Line): Section['kind'] | null {
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
