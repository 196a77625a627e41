import type { Passage } from '#engines/postings/facts/text/passages.ts';
import { AFTER, BEFORE, ELSEWHERE, LABEL, STRONG_BEFORE } from './place.data.ts';

/** "Based at our head office in". */
const SURE = /\bbased\b[^.;]{0,40}$/;
/** What a place loses that stands in the employer's name. */
export const IN_NAME = 4;

/** Whether the place stands inside the employer's name; towns and cities are employers, too. */
export function isWithin(flat: string, company: string, at: number): boolean {
  if (company === '' || /\b(?:city|town|ville|mrc)\b/.test(company)) return false;
  for (let from = flat.indexOf(company); from >= 0; from = flat.indexOf(company, from + company.length))
    if (at >= from && at < from + company.length) return true;
  return false;
}

/** How likely a place is where the work is; 3 is enough. */
export function scoreOf(
  { flat, section, header, label, line }: Passage,
  found: { from: number; to: number; beside: boolean; known: boolean },
): number {
  const before = flat.slice(Math.max(0, found.from - 60), found.from);
  const after = flat.slice(found.to, found.to + 30);
  let score = (found.beside ? 3 : 0) + (found.known ? 1 : 0);
  if (LABEL.test(label)) score += 5;
  else if (header && line > 0) score += 3;
  else if (header && found.beside) score += 1;
  if (STRONG_BEFORE.test(before)) score += 3;
  else if (BEFORE.test(before)) score += 2;
  if (AFTER.test(after)) score += 3;
  // A part of a line by itself: "Fenwick - Laval".
  if (found.known && /(?:^|[-|•·(,]) ?$/.test(before) && /^ ?(?:$|[-|•·),(.])/.test(after))
    score += header ? 2 : 1;
  if (section === 'about') score -= 2;
  if (section === 'duties' && !SURE.test(before)) score -= 3;
  if ((ELSEWHERE.test(before) && !SURE.test(before)) || /^\s*(?:headquarters|hq)\b/.test(after)) score -= 4;
  // A city inside an employer's name: "Bank of Montreal", "London Drugs".
  if (!found.beside && !LABEL.test(label) && /\b(?:bank|banque|universit[ey]|port) (?:of|de) $/.test(before))
    score -= 4;
  return score;
}
