import { monthOf, monthWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

/** A date named in a text; month 0 where only the year is. */
export interface Named {
  year: number;
  month: number;
  /** How it is introduced: from then on, until then, or neither. */
  role: 'from' | 'until' | 'at';
  start: number;
  end: number;
  span: string;
}

const MONTH = monthWords('en', 'fr').join('|');
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const DATE = new RegExp(
  `\\b(${YEAR})-(\\d{2})(?:-\\d{2})?\\b|\\b(\\d{1,2})/(${YEAR})\\b|\\b(?:(${MONTH})\\.?\\s+(?:\\d{1,2},?\\s+)?(?:of |de )?|fy ?)?(${YEAR})\\b|\\b(${MONTH})\\.?(?=\\s+(?:to|until|a|au|-)\\s)`,
  'g',
);

function roleOf(text: string, start: number, end: number, before: Named | undefined): Named['role'] {
  const lead = text.slice(Math.max(0, start - 32), start);
  const next = text.slice(end, end + 12);
  if (
    /(?:until|till|to|through|jusqu'en|jusqu'a|jusqu'au|au?|-|–|ended|finished)\s*(?:en\s+|the\s+)?$/.test(
      lead,
    ) &&
    (before !== undefined || /until|till|jusqu|ended|finished/.test(lead))
  )
    return 'until';
  if (
    /(?:since|from|depuis|des|de|starting|a partir de|started|began|begun|amorcee?|entamee?|commencee?|debutee?|entre|between)\s*(?:le\s+|in\s+|en\s+|a l'|au\s+)?(?:the\s+)?(?:spring|summer|fall|autumn|winter|printemps|ete|automne|hiver)?\s*(?:of\s+|de\s+)?$/.test(
      lead,
    )
  )
    return 'from';
  return /^\s*(?:-|to\b|until\b|a\b|au\b|through\b)/.test(next) ? 'from' : 'at';
}

/** Every date in a text, in order: "2021-06", "06/2021", "June 2021", "juin 2021", "2021", "from May to December 2018". */
export function datesIn(written: string): Named[] {
  const text = fold(written);
  const found: Named[] = [];
  for (const match of text.matchAll(DATE)) {
    const start = match.index;
    const end = start + match[0].length;
    const year = Number(match[1] ?? match[4] ?? match[6] ?? 0);
    const month = Number(match[2] ?? match[3] ?? 0) || monthOf(match[5] ?? match[7] ?? '');
    if (year > 0 && /^\s?(?:m\b|%|units|[$€])/.test(text.slice(end))) continue;
    found.push({
      year,
      month,
      role: roleOf(text, start, end, found.at(-1)),
      start,
      end,
      span: written.slice(start, end),
    });
  }
  // "May to December 2018": the first takes the year of the second.
  for (const [at, date] of found.entries()) if (date.year === 0) date.year = found[at + 1]?.year ?? 0;
  return found.filter(({ year }) => year > 0);
}

/** Whether a recorded date (`YYYY`, `YYYY-MM`…) is the one that is named, as exactly as it is named. */
export function isSameDate(recorded: string, { year, month }: Pick<Named, 'year' | 'month'>): boolean {
  const [ownYear, ownMonth] = recorded.split('-').map(Number);
  return ownYear === year && (month === 0 || ownMonth === month);
}
