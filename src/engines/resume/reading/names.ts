import type { Found, Line } from './lines.ts';
import { emailIn } from './patterns.ts';
import { phoneIn, placeOf, titleScore } from './vocabulary/index.ts';
import { headingOf } from './sections/headings.ts';

const NAME_WORD =
  /^(?:\p{Lu}[\p{L}'’.-]*|de|da|del|della|di|du|des|la|le|van|von|der|den|el|al|bin|ben|ibn|dos|y|ter|zu)$/u;
const CREDENTIALS = /,\s*(?:[A-Z][A-Za-z.]{0,7}(?:\s*[,/]\s*|\s+|$)){1,6}$/;
/** What stands between the parts of a line of contact details. */
export const SEGMENTS = /\t|\s(?:[|•·∙●▪◦–—~/*]|\/{2})\s|[|•●]/u;
const NAME_LABEL =
  /^(?:(?:name|nom|full name|nom complet|vor- und nachname)\s*[:：\t]\s*|(?:first name|surname|pr[ée]nom|nom)s?(?:\(s\))?\s*[/,]\s*(?:surname|last name|family name|first name|nom|pr[ée]nom)s?(?:\(s\)|\(es\))?\s*[:：\t]\s*)/iu;
/** Print is large when it is this many times the usual size. */
const LARGE = 1.25;

/** What a document or the manners put before a name ("Curriculum Vitae of", "Dr."). */
const BEFORE_NAME =
  /^(?:(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf)\s+(?:of|de|von|for)\s+|(?:dr|prof|mr|mrs|ms|mx|mme|herr|frau)\.?\s+(?=\p{Lu}\S+\s+\p{Lu}))+/iu;

/** The name of a person that a text is; null when it is something else. */
export function nameIn(given: string): string | null {
  const text = given.replace(BEFORE_NAME, '');
  const comma = text.indexOf(', ');
  const titled = comma > 0 && titleScore(text.slice(comma + 2)) >= 3;
  const bare = (titled ? text.slice(0, comma) : text.replace(CREDENTIALS, '')).trim();
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > 5 || /[\d@:/|]/.test(bare)) return null;
  if (!words.every((word) => NAME_WORD.test(word)) || !/^\p{Lu}/u.test(bare)) return null;
  if (headingOf(bare) !== undefined || /curriculum|\br[ée]sum[ée]\b|^lebenslauf\b/i.test(bare)) return null;
  return titleScore(bare) >= 3 || placeOf(bare) !== null ? null : bare;
}

const isReach = (text: string): boolean =>
  text === '' || emailIn(text) !== null || phoneIn(text) !== null || placeOf(text) !== null;

/** The name a line begins with, or holds beside nothing but ways to reach the person; null when it holds none. */
function nameOn({ body }: Line): string | null {
  const parts = body
    .replace(NAME_LABEL, '')
    .split(SEGMENTS)
    .map((part) => part.trim().replace(NAME_LABEL, ''));
  const first = nameIn(parts[0] ?? '');
  if (first !== null || parts.length === 1) return first;
  const others = parts.filter((part) => !isReach(part));
  return others.length === 1 ? nameIn(others[0] ?? '') : null;
}

const isPrintedAlike = (one: Line, other: Line): boolean =>
  one.page === other.page && Math.abs(one.size - other.size) < 0.5 && one.bold === other.bold;

/** What a line says first, where something else stands beside it. */
const firstCell = ({ body }: Line): string => body.split('\t')[0] ?? '';

/** Lines that are one name, given name over family name in the same large print; null when they are not. */
function nameOver(lines: readonly Line[]): string | null {
  const [first] = lines;
  if (first === undefined || first.size === 0) return null;
  if (!lines.every((line) => isPrintedAlike(first, line) && firstCell(line).split(/\s+/).length <= 3))
    return null;
  // "Robin Tremblay" over "Hamilton, Ontario" is a name over a place.
  if (lines.map(firstCell).some(isReach)) return null;
  return nameIn(lines.map(firstCell).join(' ').replaceAll('- ', '-'));
}

/** The size of most of a document's letters; 0 when it has none. */
export function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, body } of lines) letters.set(size, (letters.get(size) ?? 0) + body.length);
  return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** So many lines on the parts of a name stand at most. */
const FURTHEST = 5;

interface Candidate extends Found {
  size: number;
}

function candidatesOf(lines: readonly Line[], large: number): Candidate[] {
  return lines.flatMap((line, index): Candidate[] => {
    const value = nameOn(line);
    // The longest stretch of the same large print that is a name.
    const printed = lines.filter(({ size }) => size === line.size).length;
    // What is a name by itself goes on below only where it is printed larger than something else.
    const mayGoOn = value === null || lines.some(({ size }) => size < line.size);
    // Beside a column, lines of its text stand between those of the name.
    const alike = lines.slice(index, index + FURTHEST).filter((other) => isPrintedAlike(line, other));
    const stretches =
      line.size >= large && printed <= 3 && mayGoOn
        ? [3, 2].flatMap((count) => [lines.slice(index, index + count), alike.slice(0, count)])
        : [];
    const over = stretches.find((some) => some.length > 1 && nameOver(some) !== null) ?? [];
    const whole = nameOver(over);
    if (whole !== null) return [{ value: whole, lines: over, size: line.size }];
    return value === null ? [] : [{ value, lines: [line], size: line.size }];
  });
}

const FIRST_LINES = 12;

/** The person's name among the first lines: the largest print that reads as a name, else the first that does. */
export function findName(lines: readonly Line[]): Found | null {
  const first = lines.slice(0, FIRST_LINES);
  const candidates = candidatesOf(first, Math.max(0, ...first.map(({ size }) => size)));
  const largest = Math.max(...candidates.map(({ size }) => size));
  const found = candidates.find(({ size }) => size === largest);
  if (found === undefined) return null;
  const { value, lines: from } = found;
  return { value, lines: from, confidence: candidates.length === 1 || largest > 0 ? 0.97 : 0.85 };
}

/** The name printed larger than anything else, wherever it stands: beside or under a sidebar it comes late. */
export function nameInLargestPrint(lines: readonly Line[]): readonly Line[] {
  // A Word file that says nothing of its letters' size has them in ten points.
  const usual = usualSize(lines) || 10;
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  if (largest < usual * LARGE) return [];
  return candidatesOf(lines, largest).find(({ size }) => size === largest)?.lines ?? [];
}
