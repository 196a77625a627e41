import {
  degreeIn,
  findDates,
  hasSchoolWord,
  isDegree,
  placeOf,
  titleScore,
  withoutDate,
} from '#engines/resume/reading/vocabulary/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { isFull } from './narrow.ts';
import { isSmallBrand } from './small-names.ts';

/** What a text ends with that must go on. */
const OPEN = /(?:[,&]|\s(?:and|of|in|for|et|de|du|des|en|à))$/iu;
/** What begins an employer or a school rather than goes on with what stands above. */
const BEGINS_ANOTHER = /^(?:at|from|with|chez|pour|au|à)\s/iu;
const MOST_WORDS = 6;

/** A line that gives a text and, apart from it, a date. */
function textBesideDate({ body, item }: Line): string | null {
  const span = item ? undefined : findDates(body).at(-1);
  if (span === undefined || !body.includes('\t')) return null;
  const text = withoutDate(body, span).trim();
  return text.includes('\t') || body.indexOf('\t') < 3 ? null : text;
}

/** Whether a line could be the second half of the text above it: short, printed alike, with no date or gap of its own. */
function couldGoOn(above: Line, line: Line): boolean {
  const { body } = line;
  if (line.item || line.order !== above.order + 1 || line.line > above.line + 1) return false;
  if (Math.abs(line.size - above.size) > 0.5 || line.bold !== above.bold || Math.abs(line.x - above.x) > 2)
    return false;
  if (body.split(/\s+/).length > MOST_WORDS || /\t|[.:;!?]$/.test(body)) return false;
  return findDates(body).length === 0 && placeOf(body) === null && !hasSchoolWord(body);
}

const beginsAnEntry = (line: Line | undefined): boolean =>
  line !== undefined && !line.item && /^\p{Lu}/u.test(line.body) && !/[.;:]$/.test(line.body);

/** Whether a degree that a date stands beside goes on below: its name or its field breaks off there. */
function degreeGoesOn(text: string, line: Line, school: boolean): boolean {
  const degree = degreeIn(text);
  if (degree === null || degreeIn(line.body) !== null) return false;
  if (/^(?:gpa|minor|major|honou?rs|mention|thesis|with)\b/i.test(line.body)) return false;
  return isDegree(`${text} ${line.body}`) || (degree.area !== '' && school);
}

/** A school whose name has not been said yet: it breaks off before its place, or says only what kind it is. */
const UNNAMED =
  /(?:\s(?:at|of|in|de|du|des|à|de la|the|der|für)|^(?:\p{Lu}\p{Ll}+e\s)?Universit(?:ät|é|eit|à))$/u;

/** Whether a school's name goes on below ("University of Texas at" over "Austin"), in the same print. */
const schoolGoesOn = (above: Line, line: Line): boolean =>
  UNNAMED.test(above.body) &&
  hasSchoolWord(above.body) &&
  !line.item &&
  line.order === above.order + 1 &&
  line.bold === above.bold &&
  Math.abs(line.size - above.size) <= 0.5 &&
  Math.abs(line.x - above.x) <= 2 &&
  /^\p{Lu}[^\t\d,.:;]+$/u.test(line.body) &&
  line.body.split(/\s+/).length <= 3;

/** Whether one word goes on with the school above it, in the same large or bold print, where the rest is printed less. */
const schoolWordBelow = (above: Line, line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  hasSchoolWord(above.body) &&
  couldGoOn(above, line) &&
  !line.body.includes(' ') &&
  degreeIn(line.body) === null &&
  degreeIn(above.body) === null &&
  findDates(above.body).length === 0 &&
  (above.bold || above.size > next.size * 1.08) &&
  (next.bold !== line.bold || next.size < line.size * 0.95);

/** Whether a narrow column parts a school's name from the word that says what it is ("Toronto Metropolitan" over "University"). */
const schoolEnds = (above: Line, line: Line, lines: readonly Line[]): boolean =>
  isFull(above, line, lines) &&
  !line.body.includes(' ') &&
  hasSchoolWord(line.body) &&
  !hasSchoolWord(above.body) &&
  degreeIn(above.body) === null;

/** Titles and degrees whole again that a date at the side of the page made break over two lines. */
export function unwrapped(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  const schoolFirst = hasSchoolWord(lines[0]?.body ?? '');
  for (let index = 0; index < lines.length; index += 1) {
    const [before, above, line, next] = [-1, 0, 1, 2].map((step) => lines[index + step]);
    if (above === undefined) break;
    const text =
      textBesideDate(above) ?? (line !== undefined && isFull(above, line, lines) ? above.body : null);
    const named = text !== null && (titleScore(text) >= 3 || degreeIn(text) !== null);
    whole.push(above);
    if (
      line !== undefined &&
      (schoolGoesOn(above, line) || schoolEnds(above, line, lines) || schoolWordBelow(above, line, next))
    ) {
      const parts = [...(above.with ?? []), line.line];
      whole[whole.length - 1] = { ...above, body: `${above.body} ${line.body}`, with: parts };
      index += 1;
      continue;
    }
    if (!named || line === undefined || !couldGoOn(above, line)) continue;
    const small = /^\p{Ll}/u.test(line.body) && !isSmallBrand(line.body) && !BEGINS_ANOTHER.test(line.body);
    const school = hasSchoolWord(next?.body ?? '') || (schoolFirst && hasSchoolWord(before?.body ?? ''));
    // One small word over items may be an employer that writes itself so.
    const placed = line.body.includes(' ') || beginsAnEntry(next) || beginsAnEntry(before);
    if (!OPEN.test(text) && !(small && placed) && !degreeGoesOn(text, line, school)) continue;
    const parts = [...(above.with ?? []), line.line];
    whole[whole.length - 1] = {
      ...above,
      body: above.body.replace(text, () => `${text} ${line.body}`),
      with: parts,
    };
    index += 1;
  }
  return whole;
}
