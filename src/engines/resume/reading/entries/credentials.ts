import type { Found, Line } from '#engines/resume/reading/lines.ts';
import { splitList } from '#engines/resume/reading/lists.ts';
import { findDates, withoutDate } from '#engines/resume/reading/vocabulary/index.ts';
import { giversBelow, nameFirst } from '#engines/resume/reading/givers.ts';
import { unbroken } from './narrow.ts';

interface Item {
  body: string;
  lines: Line[];
}

/** Items with the lines they go on in: those without a mark of their own, set further in than the item. */
function wholeItems(lines: readonly Line[]): Item[] {
  const items: Item[] = [];
  for (const line of lines) {
    const item = items.at(-1);
    const first = item?.lines[0];
    const goesOn = first?.item === true && !line.item && line.x > first.x + 2 && line.page === first.page;
    if (item !== undefined && goesOn) {
      item.body += ` ${line.body}`;
      item.lines.push(line);
    } else items.push({ body: line.body, lines: [line] });
  }
  return items;
}

/** What grades a certificate rather than names who gave it. */
const GRADE =
  /^(?:associate|professional|practitioner|foundation|expert|specialty|advanced|intermediate|basic|master|junior|senior|level|niveau|grade|part|class|tier)\b/i;

/** Several dated entries on one line ("First Aid (2019), WHMIS (2021)") as lines of their own. */
function separate(item: Item): Item[] {
  const dates = findDates(item.body);
  if (dates.length < 2 || dates.some(({ range }) => range)) return [item];
  const parts = splitList(item.body);
  return parts.filter((part) => findDates(part).length > 0).length < 2
    ? [item]
    : parts.map((body) => ({ ...item, body }));
}

/** "Issued by State of Michigan": a line that names who gave what stands above. */
const ISSUER =
  /^(?:(?:issued|awarded|granted|given|certified) by:?|issuer:|by|(?:d[ée]livr[ée]e?|[ée]mise?) par\s?:?)\s+(\p{Lu}.*)$/iu;
/** "Issued May 2015": a word before the date that only says what the date is of. */
const GIVEN =
  /^(?:issued|awarded|obtained|earned|completed|received|d[ée]livr[ée]e? (?:en|le)|obtenue? (?:en|le))\s*:?\s+(?=\p{L}{0,9}\.?\s?\d)/iu;

interface Credential {
  name: Found;
  by: Found | null;
  date: Found | null;
}

/** Whether a line right under a credential that nobody is named to have given, in smaller print, says who gave it. */
function givesIssuer({ name, by }: Credential, line: Line | undefined): boolean {
  const above = name.lines.at(-1);
  if (above === undefined || line === undefined || by !== null || line.item || line.size === 0) return false;
  if (line.order !== above.order + 1 || above.item !== line.item) return false;
  return line.size < above.size * 0.95 || (above.bold && !line.bold && line.size <= above.size);
}

/** The name of a credential and who gave it, "" where nobody is named; what shares its bracket with the date (`withDate`) is no part of the name. */
function partsOf(text: string, withDate: boolean): { name: string; by: string } {
  const pieces = text
    .replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .replace(/\s(?:issued by|by|from|par|d[ée]livr[ée]e? par)\s(?=\p{Lu})/u, '\t')
    // "Food Handler (City of Toronto)" names who gave it; "Accountant (CPA)" does not.
    .replace(withDate ? /\s\(([^()]+)\)$/u : /\s\((\p{Lu}[^()]*\p{Ll}[^()]*)\)$/u, '\t$1')
    .split(/\t|\s[|•·–—-]\s|,\s(?=\p{Lu})|\s?[|•]\s?/u)
    .map((piece) => piece.trim().replace(/^[,(]+|[,:]+$/g, ''));
  const [first = '', second = '', third = ''] = pieces.filter((piece) => /\p{L}/u.test(piece));
  if (!GRADE.test(second)) return { name: first, by: second };
  return { name: text.slice(0, text.indexOf(second) + second.length).trim(), by: third };
}

/** Reads one-line entries such as certificates and awards: the name, who gave it, and when. */
export function readCredentials(lines: readonly Line[]): Credential[] {
  const found: Credential[] = [];
  const below = giversBelow(lines);
  // A date on a line of its own before anything it could date is that of what stands below.
  let above: Found | null = null;
  // And so is who gave it.
  let giverAbove: Found | null = null;
  for (const { body: given, lines: own } of wholeItems(unbroken(nameFirst(lines))).flatMap(separate)) {
    const body = given.replace(GIVEN, '');
    const before = found.at(-1);
    const giver = ISSUER.exec(body)?.[1];
    if (giver !== undefined) {
      const [year] = findDates(giver).slice(-1);
      const name = (year === undefined ? giver : withoutDate(giver, year)).replace(/[\s,;·|–-]+$/u, '');
      const by = { value: name, lines: own };
      const on = year === undefined ? null : { value: year.start, lines: own };
      if (before?.by === null && above === null) {
        before.by = by;
        before.date ??= on;
      } else giverAbove = by;
      continue;
    }
    const span = findDates(body).at(-1);
    const text = span === undefined ? body : withoutDate(body, span);
    const date = span === undefined ? null : { value: span.end === '' ? span.start : span.end, lines: own };
    const last = found.at(-1);
    const isNew = span === undefined || (last?.date === null && /\p{L}{2}/u.test(text));
    if (last !== undefined && isNew && (givesIssuer(last, own[0]) || below.has(own[0]))) {
      last.by = { value: text.replace(/[\s,;·|–-]+$/u, ''), lines: own };
      last.date ??= date;
      continue;
    }
    if (!/\p{L}{2}/u.test(text)) {
      if (last !== undefined && last.date === null) last.date = date;
      else above = date;
      continue;
    }
    const { name, by } = partsOf(text, span !== undefined && text.endsWith(')') && !body.includes(text));
    if (name === '' || name.length > 160) continue;
    found.push({
      name: { value: name, lines: own },
      by: by === '' ? giverAbove : { value: by, lines: own },
      date: date ?? above,
    });
    above = null;
    giverAbove = null;
  }
  return found;
}
