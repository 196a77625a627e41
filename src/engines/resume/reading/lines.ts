import type { SourceLine } from '#contract/career/facts.ts';
import { invisible } from '#engines/text/index.ts';

/** A line of a CV made ready for reading: `body` is its text without the item mark, gaps of several spaces kept as tabs. */
export interface Line extends SourceLine {
  item: boolean;
  body: string;
  /** Its place among the lines that hold something, from 0. */
  order: number;
  /** Numbers of the lines after it whose text became a part of its own. */
  with?: readonly number[];
}

/** A value found in the document and the lines it was read from, first line first. */
export interface Found {
  value: string;
  lines: Line[];
  /** How sure its reader is of it, from 0 to 1; absent where the kind of value alone tells. */
  confidence?: number;
}

const LINE_CHARACTERS = 2000;
/** Some fonts have one glyph for the apostrophe and this letter, and a PDF then says the letter. */
const APOSTROPHE = '\u02bc';
const ITEM = /^(?:[•·▪▫●○◦‣■□◆◇➢➤►▸✓✔❖»*∙⁃\uf0b7\uf0a7]+|[-–—](?=\s)|o(?=\s{1,4}\p{Lu}))\s*/u;

/** A line drawn of signs: under a line of typed text it makes that a heading. */
const RULE = /^([=_~*#-])\1{2,}$|^(?:[=_~*-] ){3,}[=_~*-]?$/;

/** "E X P E R I E N C E": one letter at a time, words apart by wider gaps. */
function unspaced(text: string): string {
  const words = text.split(/\s{2,}/);
  const spaced = words.every((word) => /^\S(?: \S)*$/u.test(word)) && /\p{L} \p{L} \p{L} \p{L}/u.test(text);
  return spaced ? words.map((word) => word.replaceAll(' ', '')).join(' ') : text;
}

/** The lines that hold something, cleaned of unseen characters and cut to 2,000 characters each. */
export function readableLines(source: readonly SourceLine[]): Line[] {
  const lines: Line[] = [];
  for (const line of source) {
    // Fonts with a bullet of their own leave a control or private-use character where the mark stood.
    const glyph = /^\s*[\p{Cc}\p{Co}\ufffd]\s/u.test(line.text) && line.text.charAt(0) !== '\t';
    const text = unspaced(
      invisible(line.text.slice(0, LINE_CHARACTERS)).replaceAll('\n', ' ').replaceAll(APOSTROPHE, '’').trim(),
    );
    if (text === '') continue;
    if (RULE.test(text)) {
      const above = lines.at(-1);
      if (above?.line === line.line - 1 && above.size === 0) above.bold = true;
      continue;
    }
    const mark = ITEM.exec(text)?.[0] ?? '';
    const body = text.slice(mark.length).replace(/\t\s*|\s{2,}/g, '\t');
    if (body !== '') lines.push({ ...line, item: mark !== '' || glyph, body, order: lines.length });
  }
  return lines;
}

/** The text of lines that belong together: a word divided at the line's end by a hyphen keeps it, without a space. */
export function joined(lines: readonly Line[]): Found {
  let value = '';
  for (const line of lines) {
    const glue = value === '' || /\p{L}-$/u.test(value.slice(-3)) ? '' : ' ';
    value += glue + line.body.replaceAll('\t', ' ');
  }
  return { value: value.trim(), lines: [...lines] };
}

/** Whether a line goes on with the sentence of the line before it, which began at `first`. */
export function continues(first: Line, before: Line, line: Line): boolean {
  // A blank line ends what stands above it.
  if (line.item || line.order !== before.order + 1) return false;
  if (line.page === before.page && line.line > before.line + 1) return false;
  // Other print begins something else.
  if ((line.bold && !before.bold) || (before.size > 0 && line.size > before.size * 1.1)) return false;
  if (/^[\p{Ll}(&]/u.test(line.body)) return true;
  if (first.item && first.x > 0 && line.x > first.x + 2) return true;
  if (/[.!?;:]$/.test(before.body)) return false;
  // A file of paragraphs that says nothing of its pages has each of them whole.
  if (before.size > 0 && before.box === undefined) return false;
  return before.body.length >= 70 || /(?:,|\band|\bet|\bof|\bde|\bthe|&)$/i.test(before.body);
}

/** Lines put together where one continues another. */
export function paragraphs(lines: readonly Line[]): Found[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const first = group?.[0];
    const before = group?.at(-1);
    if (
      group !== undefined &&
      first !== undefined &&
      before !== undefined &&
      continues(first, before, line)
    ) {
      group.push(line);
    } else groups.push([line]);
  }
  return groups.map(joined);
}

/** The lines of the first stretch without a gap. */
export function firstRun(lines: readonly Line[]): Line[] {
  const gap = lines.findIndex(
    (line, index) => index > 0 && line.order !== (lines[index - 1]?.order ?? 0) + 1,
  );
  return gap === -1 ? [...lines] : lines.slice(0, gap);
}
