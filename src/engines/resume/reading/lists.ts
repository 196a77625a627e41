import { continues } from './lines.ts';
import { width, withoutLevels, withoutLevelWords } from './skill-levels.ts';
import type { Found, Line } from './lines.ts';

export interface SkillGroup {
  name: Found | null;
  keywords: Found[];
}

/** Splits at commas, semicolons, bars and item marks that stand outside brackets. */
export function splitList(given: string): string[] {
  // "Excel / Access / SAP": a bar by another name, when there are several.
  const text = given.split(' / ').length > 2 ? given.replaceAll(' / ', ' | ') : given;
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·∙●▪\t]/u.test(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return parts
    .map((one) =>
      one
        .trim()
        .replace(/^(?:and|et|&)\s+|^[-–—*]\s*|^\d{1,2}[.)]\s+(?=\p{L})|\.$/giu, '')
        .trim(),
    )
    .filter((one) => /[\p{L}\d]/u.test(one));
}

const GROUP = /^([^:]{2,40}?)\s?:\s*(.*)$/u;
const LONGEST_SKILL = 80;

/** Whether a line closes the bracket that the one above it left open ("French (mother" over "tongue)"). */
export const closesBracket = (before: Line, line: Line): boolean =>
  line.order === before.order + 1 && /\([^()]*$/.test(before.body) && /^[^()]*\)/.test(line.body);

function wrapped(lines: readonly Line[], labels: ReadonlySet<Line>): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const first = group?.[0];
    const listGoesOn =
      before !== undefined &&
      !line.item &&
      line.order === before.order + 1 &&
      /[,;&]$/.test(before.body) &&
      !GROUP.test(line.body);
    const sentenceGoesOn =
      first !== undefined &&
      before !== undefined &&
      /^\p{Ll}/u.test(line.body) &&
      continues(first, before, line);
    const apart = labels.has(line) || (before !== undefined && labels.has(before));
    const bracketGoesOn = before !== undefined && closesBracket(before, line);
    if (group !== undefined && !apart && (listGoesOn || sentenceGoesOn || bracketGoesOn)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Whether a line is a label and a list of two short things or more ("Frameworks: Express, Django"). */
export function isLabelledList(line: Line): boolean {
  const [, , rest = ''] = GROUP.exec(line.body) ?? [];
  const list = splitList(rest);
  return list.length > 1 && list.every((value) => value.split(' ').length <= 4);
}

/** Whether a line names the ones below it by its print: bolder, larger or further out than the next. */
function isPrintedLabel(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (line.item || next === undefined || line.size === 0) return false;
  if (GROUP.test(line.body) || splitList(line.body).length !== 1 || line.body.split(/\s+/).length > 4)
    return false;
  if (next.x < line.x - 1) return false;
  // A line at the edge of the one before it is one more item, though the next begins a column of its own.
  const further = next.x > line.x + 3 && (before === undefined || Math.abs(before.x - line.x) > 1);
  return (line.bold && !next.bold) || line.size > next.size * 1.08 || further;
}

/** The lines of a section that name groups by their print; none unless the section begins with one. */
function printedLabels(lines: readonly Line[]): ReadonlySet<Line> {
  const labels = lines.filter((line, index) => isPrintedLabel(line, lines[index - 1], lines[index + 1]));
  return new Set(labels[0] !== undefined && labels[0] === lines[0] ? labels : []);
}

/** A label in a cell of its own before its list ("TOOLS⇥Excel, SAP") written with a colon. */
function withColon(line: Line): Line {
  const [, label, rest] = /^([^\t,:]{2,40})\t([^\t]+[,;][^\t]+)$/u.exec(line.body) ?? [];
  return label === undefined || rest === undefined ? line : { ...line, body: `${label}: ${rest}` };
}

/** Lines of a table without the row that names its columns: bold, over rows of as many cells that are not. */
function withoutTableHead(lines: readonly Line[]): readonly Line[] {
  const [head, row] = lines;
  if (head === undefined || row === undefined || !head.bold || row.bold || width(head) < 2) return lines;
  return width(row) === width(head) && withColon(row) !== row ? lines.slice(1) : lines;
}

const LEAST_WORDS_TOLD = 7;
const SMALL_WORDS =
  /(?<!\p{L})(?:the|an?|of|to|in|for|and|from|with|by|de|des|du|la|le|les|une?|et|pour|avec|der|die|das|und|mit|von)(?!\p{L})/giu;

/** Whether an item tells what somebody did rather than names what they can ("Run the night team of six technicians"). */
const tells = ({ item, body }: Line): boolean =>
  item &&
  body.split(/\s+/).length >= LEAST_WORDS_TOLD &&
  body.split(',').length <= 2 &&
  (body.match(SMALL_WORDS)?.length ?? 0) >= 2;

/** Lines of skills without the sentences that prove them, as functional resumes have them; all where there is nothing else. */
function withoutProofs(lines: readonly Line[]): readonly Line[] {
  const names = lines.filter((line) => !tells(line));
  return names.some((line) => splitList(line.body).length > 1) ? names : lines;
}

/** Reads skills: lists by commas, bars or items, in groups where a label such as "Tools:" begins the line. */
export function readSkills(given: readonly Line[]): SkillGroup[] {
  const lines = withoutTableHead(withoutProofs(withoutLevelWords(withoutLevels(given))));
  const groups: SkillGroup[] = [];
  const labels = printedLabels(lines);
  const loose: SkillGroup = { name: null, keywords: [] };
  let open: SkillGroup | null = null;
  for (const together of wrapped(
    lines.map((line) => (labels.has(line) ? line : withColon(line))),
    labels,
  )) {
    const [first] = together;
    if (first !== undefined && labels.has(first)) {
      groups.push((open = { name: { value: first.body, lines: together }, keywords: [] }));
      continue;
    }
    const text = together.map(({ body }) => body).join(' ');
    const label = GROUP.exec(text);
    const named = label !== null && !/https?$/.test(label[1] ?? '') ? label : null;
    const list = splitList(named?.[2] ?? text).filter((value) => value.length <= LONGEST_SKILL);
    const keywords = list.map((value) => ({ value, lines: lineHolding(value, together) }));
    if (named !== null) {
      const name = { value: (named[1] ?? '').trim(), lines: together.slice(0, 1) };
      groups.push({ name, keywords });
      // A label alone on its line ("Tools:") names what follows.
      open = keywords.length === 0 ? (groups.at(-1) ?? null) : null;
    } else if (open !== null) open.keywords.push(...keywords);
    else {
      if (loose.keywords.length === 0) groups.push(loose);
      loose.keywords.push(...keywords);
    }
  }
  return groups.filter(({ keywords }) => keywords.length > 0);
}

function lineHolding(value: string, lines: readonly Line[]): Line[] {
  const one = lines.find(({ body }) => body.includes(value));
  return one === undefined ? [...lines] : [one];
}
