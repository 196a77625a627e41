import type { Section } from './section.ts';
import type { SectionKind } from '#engines/resume/reading/vocabulary/index.ts';
import { contactColumn } from './bare-columns.ts';
import { headingKind, looksLikeHeading, printedHeadingKind, runInHeading, sideHeading } from './headings.ts';
import { headingPrints, printOf } from './prints.ts';
import type { HeadingPrints } from './prints.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { nameInLargestPrint } from '#engines/resume/reading/names.ts';
import { settled } from './settling.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';

const GROUP_KINDS = new Set<SectionKind>(['skills', 'languages', 'other']);

/** Whether a line is printed less than a heading: smaller, not bold, or set further in where both begin at an edge. */
function isBelow(line: Line, heading: Line): boolean {
  if (line.size < heading.size * 0.95) return true;
  if (line.size > heading.size) return false;
  const setIn = line.x > heading.x + 10 && line.x < heading.x + 80;
  const isApart = (share: number) => {
    const at = ({ x, box }: Line) => x + (box?.width ?? 0) * share;
    return Math.abs(at(line) - at(heading)) > 3;
  };
  return (heading.bold && !line.bold) || (setIn && isApart(0.5) && isApart(1));
}

/** Whether a heading's word in a list of skills is printed less than the heading of the list: a group or an item of it. */
function isWithin(line: Line, kind: SectionKind, { kind: within, heading, unnamed }: Section): boolean {
  if (!GROUP_KINDS.has(kind) || heading === null || (within !== 'skills' && unnamed !== true)) return false;
  return isBelow(line, heading);
}

/** Sections of entries, each of which has a head of its own. */
const ENTRY_KINDS = new Set<Section['kind']>(['work', 'education', 'projects', 'volunteer']);

/** Whether a line among entries is printed less than the heading over them: it heads one of them, whatever words it has. */
const headsEntry = (line: Line, { kind, heading }: Section): boolean =>
  ENTRY_KINDS.has(kind) && heading !== null && heading.size > 0 && line.size < heading.size * 0.95;

/** A role by the same word as a section. */
const ROLE_ALONE = /^(?:volunteer|b[ée]n[ée]vole)$/iu;

/** Whether "Volunteer", alone or beside its dates, is what somebody was in an entry, and begins no section. */
function isRoleAlone(line: Line, { kind, heading }: Section): boolean {
  const [role = '', beside = ''] = line.body.split('\t');
  if (!ROLE_ALONE.test(role) || (kind !== 'volunteer' && kind !== 'work')) return false;
  if (kind === 'volunteer' || findDates(beside).length > 0) return true;
  if (heading === null) return false;
  if (line.size > 0) return line.size < heading.size * 0.95 || (heading.bold && !line.bold);
  return !/\p{Ll}/u.test(heading.body) && /\p{Ll}/u.test(line.body);
}

/** Sections in which a short line printed like a heading is one, whatever it says: none of their own lines look like it. */
const PLAIN_KINDS = new Set<Section['kind']>(['contact', 'summary', 'skills', 'languages', 'other']);

/** What the whole document tells about where its sections begin. */
interface Signs {
  prints: HeadingPrints;
  /** Lines of the name when it is printed larger than anything else. */
  name: ReadonlySet<Line>;
  /** Headings run into their text: several lines begin "EXPERIENCE:" or so. */
  runIn: boolean;
}

function signsOf(lines: readonly Line[]): Signs {
  const runIns = new Set(
    lines.flatMap((line) => {
      const alone = /^[^\p{Ll}]+:$/u.test(line.body) ? headingKind(line) : undefined;
      return runInHeading(line)?.kind ?? alone ?? [];
    }),
  );
  const prints = headingPrints(lines);
  return { prints, name: new Set(nameInLargestPrint(lines)), runIn: runIns.size >= 3 && runIns.has('work') };
}

/** Whether dates stand right below a line among entries: it heads one of them, though it is printed as headings are. */
const isDatedBelow = (below: readonly Line[]): boolean =>
  below.some(({ body }) => findDates(body).some(({ range }) => range));

/** The section that begins at a line of a section; `below` is what stands right below it; null when it only goes on. */
function startAt(
  line: Line,
  below: readonly Line[],
  current: Section,
  { prints, name, runIn }: Signs,
): Section | null {
  if (name.has(line))
    return current.kind === 'preamble' ? null : { kind: 'preamble', heading: null, lines: [line] };
  // "Résumé" or "CV" on top is the document's own title.
  const isFirst = current.kind === 'preamble' && current.lines.length === 0;
  if (isFirst && /^(?:r[ée]sum[ée]|cv|curriculum vitae|lebenslauf)$/iu.test(line.body))
    return { kind: 'preamble', heading: line, lines: [] };
  const run = runIn ? runInHeading(line) : undefined;
  if (run !== undefined) return { kind: run.kind, heading: null, lines: [run.rest] };
  if (isRoleAlone(line, current)) return null;
  // "Licence" under a school, or "Langue maternelle" under a language, in a document that prints its headings large.
  if (prints.isOrdinary(line) && current.heading !== null) {
    const beside = sideHeading(line);
    return beside === undefined ? null : { kind: beside.kind, heading: null, lines: [beside.rest] };
  }
  const kind = headingKind(line);
  if (kind !== undefined) return isWithin(line, kind, current) ? null : { kind, heading: line, lines: [] };
  const side = sideHeading(line);
  if (side !== undefined && !isWithin(line, side.kind, current))
    return { kind: side.kind, heading: null, lines: [side.rest] };
  if (headsEntry(line, current)) return null;
  const sure = prints.isSure(line);
  const printed = printedHeadingKind(line, sure || prints.near.has(printOf(line)));
  if (printed !== undefined) return { kind: printed, heading: line, lines: [] };
  // What a list is in is named above it, larger or further out.
  if (current.kind === 'skills' && current.heading !== null && isBelow(line, current.heading)) return null;
  const plain = PLAIN_KINDS.has(current.kind) && prints.near.has(printOf(line));
  const entry = ENTRY_KINDS.has(current.kind) && isDatedBelow(below);
  return (plain || (sure && !entry)) && looksLikeHeading(line)
    ? { kind: 'other', heading: line, lines: [], unnamed: true }
    : null;
}

/** The document cut at its headings; what stands before the first is the preamble. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'preamble', heading: null, lines: [] }];
  const signs = signsOf(lines);
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1);
    if (current === undefined) break;
    const started =
      startAt(line, lines.slice(index + 1, index + 3), current, signs) ??
      contactColumn(lines.slice(index), lines[index - 1], current);
    if (started === null) current.lines.push(line);
    else sections.push(started);
  }
  return settled(sections);
}
