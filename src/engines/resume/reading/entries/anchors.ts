import { findDates, withoutDate } from '#engines/resume/reading/vocabulary/index.ts';
import type { DateSpan } from '#engines/resume/reading/vocabulary/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';

/** The date an entry's head line carries: a range anywhere, or one date at an end of the line; null for a sentence. */
function headDate(line: Line): DateSpan | null {
  const spans = findDates(line.body);
  const span = spans.find(({ range }) => range) ?? spans.at(-1);
  if (span === undefined) return null;
  const rest = withoutDate(line.body, span);
  if (rest.length > 140 || rest.split(/\s+/).length > 18) return null;
  if (isSince(line, span)) return null;
  if (span.range) return span;
  const before = line.body.slice(0, span.from).trim();
  const after = line.body.slice(span.to).trim();
  const atEdge = before === '' || /^[)\].]?$/.test(after);
  return atEdge && !/\b(?:in|en|by|of|du|de|le|since|and|et)$/i.test(before) && !after.endsWith('.')
    ? span
    : null;
}

/** "Preceptor to 17 new graduates since 2021": what goes on since then is told in a sentence, with nothing between. */
const isSince = ({ body }: Line, { from, to }: DateSpan): boolean =>
  /^(?:since|depuis|seit)/i.test(body.slice(from, to)) &&
  /[\p{L}\d]$/u.test(body.slice(0, from).trimEnd()) &&
  !/\t\s*$/.test(body.slice(0, from)) &&
  body.slice(0, from).split(/\s+/).length > 4;

/** Whether a line holds its date and no word beside it. */
export function dateOnly(line: Line, span: DateSpan): boolean {
  return !/\p{L}{2}/u.test(withoutDate(line.body, span));
}

/** A full stop after a whole word, and a sentence that begins behind it ("Leiden University, Leiden. Lead a group of"). */
const NEXT_SENTENCE =
  /^(.{8,}?(?<=\p{L}{3})(?<!\b(?:inc|ltd|ltée|corp|enr|bros|dept|univ)))\.\s+(\p{Lu}\p{Ll}*(?:\s\S+){2,})$/u;

/** A sentence that follows the date on its line: the first of what the entry tells, not a part of its head. */
export function sentenceAfter(line: Line, span: DateSpan): { text: string; sentence: Line | null } {
  const after = line.body.slice(span.to).trim();
  const before = line.body.slice(0, span.from).trim();
  const tells = after.split(/\s+/).filter((word) => /^\p{Ll}{4,}/u.test(word)).length >= 2;
  if (span.range && tells && /\p{L}{2}/u.test(before))
    return { text: before, sentence: { ...line, item: true, body: after } };
  const text = withoutDate(line.body, span);
  const [, head, told] = before === '' ? (NEXT_SENTENCE.exec(text) ?? []) : [];
  return head === undefined || told === undefined
    ? { text, sentence: null }
    : { text: head, sentence: { ...line, item: true, body: told } };
}

/** A line of a section that carries the date of an entry. */
export interface Anchor {
  index: number;
  span: DateSpan;
}

/** "• Found two makers of brakes before the" over "2020 shortage": the date is within the sentence of the item above. */
const goesOnWithDate = (before: Line | undefined, line: Line, span: DateSpan): boolean =>
  before !== undefined &&
  before.item &&
  !line.item &&
  !span.range &&
  span.from === 0 &&
  line.order === before.order + 1 &&
  /[^.!?;:]$/.test(before.body) &&
  /^\s\p{Ll}/u.test(line.body.slice(span.to));

/** The lines of a section that carry the dates of its entries. */
export function anchorsOf(lines: readonly Line[]): Anchor[] {
  const all = lines.flatMap((line, index) => {
    const span = headDate(line);
    return span === null || goesOnWithDate(lines[index - 1], line, span)
      ? []
      : [{ index, span, item: line.item }];
  });
  const free = all.filter(({ item }) => !item);
  // Some people write their jobs themselves as items.
  return free.length > 0 ? free : all.filter(({ span }) => span.range);
}
