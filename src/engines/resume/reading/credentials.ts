import type { Found, Line } from './lines.ts';
import { findDates, withoutDate } from './vocabulary/index.ts';

/** Reads one-line entries such as certificates and awards: the name, who gave it, and when. */
export function readCredentials(
  lines: readonly Line[],
): { name: Found; by: Found | null; date: Found | null }[] {
  const found: { name: Found; by: Found | null; date: Found | null }[] = [];
  for (const line of lines) {
    const span = findDates(line.body).at(-1);
    const text = span === undefined ? line.body : withoutDate(line.body, span);
    const date =
      span === undefined ? null : { value: span.end === '' ? span.start : span.end, lines: [line] };
    const last = found.at(-1);
    if (!/\p{L}{2}/u.test(text)) {
      if (last !== undefined && last.date === null) last.date = date;
      continue;
    }
    const pieces = text
      // "Food Handler (City of Toronto)" names who gave it; "Accountant (CPA)" does not.
      .replace(/\s\((\p{Lu}[^()]*\p{Ll}[^()]*)\)$/u, '\t$1')
      .split(/\t|\s[|•·–—-]\s|,\s(?=\p{Lu})|\s?[|•]\s?/u)
      .map((piece) => piece.trim().replace(/^[,(]+|[,:]+$/g, ''));
    const [name = '', by = ''] = pieces.filter((piece) => /\p{L}/u.test(piece));
    if (name === '' || name.length > 160) continue;
    found.push({
      name: { value: name, lines: [line] },
      by: by === '' ? null : { value: by, lines: [line] },
      date,
    });
  }
  return found;
}
