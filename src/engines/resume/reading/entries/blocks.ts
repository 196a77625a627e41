import { findDates, withoutDate } from '#engines/resume/reading/vocabulary/index.ts';
import type { DateSpan } from '#engines/resume/reading/vocabulary/index.ts';
import { continues } from '#engines/resume/reading/lines.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { isSmallName } from './small-names.ts';

/** One entry of a section (a job, a study): the lines that head it and the lines that tell about it. */
export interface Block {
  head: { line: Line; text: string }[];
  date: { span: DateSpan; line: Line } | null;
  body: Line[];
}

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

/** Whether a line could stand in an entry's head: short, no item, not the end of a sentence. */
function isHeadLike(line: Line, before: Line | undefined): boolean {
  const most = /\t|\s[|•·–—]\s/u.test(line.body) ? 20 : 14;
  if (line.item || line.body.length > 110 || line.body.split(/\s+/).length > most) return false;
  return (
    (/^[\p{Lu}\d("«]/u.test(line.body) || isSmallName(line, before)) &&
    (!/[.;:!?]$/.test(line.body) || /\b(?:inc|ltd|ltée|co|corp|st|llc|enr)\.$/i.test(line.body))
  );
}

function dateOnly(line: Line, span: DateSpan): boolean {
  return !/\p{L}{2}/u.test(withoutDate(line.body, span));
}

/** A full stop after a whole word, and a sentence that begins behind it ("Leiden University, Leiden. Lead a group of"). */
const NEXT_SENTENCE =
  /^(.{8,}?(?<=\p{L}{3})(?<!\b(?:inc|ltd|ltée|corp|enr|bros|dept|univ)))\.\s+(\p{Lu}\p{Ll}*(?:\s\S+){2,})$/u;

/** Whether a line is set further in than the text of a head, as what is told of a job is. */
const isSetIn = ({ x }: Line, head: Block['head']): boolean => {
  const [first] = head;
  if (first === undefined || first.line.x === 0 || x === 0 || first.text !== first.line.body) return false;
  return x > first.line.x + 10;
};

/** A sentence that follows the date on its line: the first of what the entry tells, not a part of its head. */
function sentenceAfter(line: Line, span: DateSpan): { text: string; sentence: Line | null } {
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

/** How a line is printed. */
const styleOf = ({ size, bold }: Line): string => `${Math.round(size * 2)} ${bold}`;

/** The styles of the lines that head the first entry, when the rest is printed otherwise; null when print does not tell. */
function headStyles(lines: readonly Line[], from: number, anchor: number): ReadonlySet<string> | null {
  const styles = new Set(lines.slice(from, anchor).map(styleOf));
  const body = lines.slice(anchor + 1).map(styleOf);
  const alike = body.filter((style) => styles.has(style)).length;
  return styles.size > 0 && alike * 2 < body.length ? styles : null;
}

interface Anchor {
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

function anchorsOf(lines: readonly Line[]): Anchor[] {
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

/** Whether a line goes on with the item before it. */
const goesOn = (before: Line, line: Line): boolean =>
  continues(before, before, line) && !isSmallName(line, before);

/** Lines before an anchor that belong to its head: not more than `most`, never the end of the text before. */
function linesBefore(
  lines: readonly Line[],
  anchor: number,
  { floor, most, styles }: { floor: number; most: number; styles: ReadonlySet<string> | null },
): number {
  let from = anchor;
  while (anchor - from < most && from - 1 >= floor) {
    const line = lines[from - 1];
    const before = lines[from - 2];
    if (line === undefined || !isHeadLike(line, before)) break;
    if (styles !== null && !styles.has(styleOf(line))) break;
    if (before !== undefined && from - 2 >= floor && before.item && goesOn(before, line)) break;
    from -= 1;
  }
  return from;
}

/**
 * Cuts a section into entries at the lines that carry dates. How many lines stand above the first entry's date tells
 * how the others are laid out. `wantsMore` says whether a head still lacks something that the next line may give.
 */
export function blocksOf(
  lines: readonly Line[],
  wantsMore: (head: string[], next: string) => boolean,
): Block[] {
  const anchors = anchorsOf(lines);
  if (anchors.length === 0) return undatedBlocks(lines);
  const first = anchors[0]?.index ?? 0;
  const firstSpan = anchors[0]?.span;
  const firstLine = lines[first];
  const alone = firstSpan !== undefined && firstLine !== undefined && dateOnly(firstLine, firstSpan);
  const top = linesBefore(lines, first, { floor: 0, most: alone ? 3 : 2, styles: null });
  const lead = Math.min(first - top, 3);
  const styles = headStyles(lines, top, first);
  const blocks: Block[] = [];
  let floor = 0;
  anchors.forEach((anchor, order) => {
    const line = lines[anchor.index];
    if (line === undefined || anchor.index < floor) return;
    const from = order === 0 ? first - lead : linesBefore(lines, anchor.index, { floor, most: lead, styles });
    const stray = lines.slice(floor, from);
    // Entries without a date before the first that has one.
    if (blocks.length === 0 && stray.some(({ item }) => item)) blocks.push(...undatedBlocks(stray));
    else blocks.at(-1)?.body.push(...stray);
    const head = lines.slice(from, anchor.index).map((above) => ({ line: above, text: above.body }));
    const dated = sentenceAfter(line, anchor.span);
    const told = dated.sentence === null ? [] : [dated.sentence];
    head.push({ line, text: dated.text });
    let next = anchor.index + 1;
    const limit = anchors[order + 1]?.index ?? lines.length;
    while (next < limit && next - anchor.index <= 3) {
      const below = lines[next];
      const room = told.length === 0 && (limit === lines.length || limit - next > lead);
      if (below === undefined || !room || !isHeadLike(below, lines[next - 1]) || isSetIn(below, head)) break;
      if (
        !wantsMore(
          head.map(({ text }) => text),
          below.body,
        )
      )
        break;
      head.push({ line: below, text: below.body });
      next += 1;
    }
    blocks.push({ head, date: { span: anchor.span, line }, body: told });
    floor = next;
  });
  blocks.at(-1)?.body.push(...lines.slice(floor));
  return blocks;
}

/** Entries without any date: short lines followed by items. */
function undatedBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let inBody = true;
  for (const [index, line] of lines.entries()) {
    const head = isHeadLike(line, lines[index - 1]);
    const block = blocks.at(-1);
    if (head && (inBody || block === undefined)) {
      blocks.push({ head: [{ line, text: line.body }], date: null, body: [] });
      inBody = false;
    } else if (head && block !== undefined && block.head.length < 3)
      block.head.push({ line, text: line.body });
    else {
      inBody = true;
      block?.body.push(line);
    }
  }
  return blocks;
}
