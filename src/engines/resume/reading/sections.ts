import { fold } from '#engines/text/index.ts';
import { HEADING_MODIFIERS, SECTION_OF_HEADING } from './vocabulary/index.ts';
import type { SectionKind } from './vocabulary/index.ts';
import type { Line } from './lines.ts';

export interface Section {
  kind: SectionKind | 'preamble';
  heading: Line | null;
  lines: Line[];
}

function kindOf(text: string): SectionKind | undefined {
  const name = fold(text)
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/\s+/g, ' ');
  if (name === '' || name.length > 60) return undefined;
  const whole = SECTION_OF_HEADING.get(name);
  if (whole !== undefined) return whole;
  const parts = name.split(/\s*(?:&|\/|,|\+|\||\band\b|\bet\b)\s*/).filter((part) => part !== '');
  const first = parts[0];
  if (parts.length > 1 && parts.length < 5 && first !== undefined) {
    const kinds = parts.map(kindOf);
    return kinds.every((kind, index) => kind !== undefined || HEADING_MODIFIERS.has(parts[index] ?? ''))
      ? kinds.find((kind) => kind !== undefined)
      : undefined;
  }
  const bare = name.split(' ').filter((word) => !HEADING_MODIFIERS.has(word));
  return bare.length === 0 || bare.join(' ') === name ? undefined : SECTION_OF_HEADING.get(bare.join(' '));
}

/** The section a line is the heading of; undefined when it is none. Items and sentences are none. */
function headingKind(line: Line): SectionKind | undefined {
  if (line.item || /[.;]$/.test(line.body) || /\d{3}|@/.test(line.body)) return undefined;
  return kindOf(line.body.replaceAll('\t', ' '));
}

const LABELLED = /^([^:]{3,40}?)\s*:\s*(\S.*)$/u;
const INLINE_KINDS = new Set<SectionKind>([
  'languages',
  'certificates',
  'skills',
  'education',
  'awards',
  'summary',
]);

/** A line such as "Languages: English, French" as its heading's section and the rest; undefined when it is none. */
export function inlineSection(line: Line): { kind: SectionKind; rest: Line } | undefined {
  const found = LABELLED.exec(line.body);
  const kind = found === null ? undefined : kindOf(found[1] ?? '');
  if (found === null || kind === undefined || !INLINE_KINDS.has(kind)) return undefined;
  return { kind, rest: { ...line, item: false, body: found[2] ?? '' } };
}

/** A heading that stands beside its text ("SKILLS⇥Welding, …") as heading and text; undefined when the line is none. */
function sideHeading(line: Line): { kind: SectionKind; rest: Line } | undefined {
  const tab = line.body.indexOf('\t');
  if (tab < 3 || line.item) return undefined;
  const kind = kindOf(line.body.slice(0, tab));
  return kind === undefined ? undefined : { kind, rest: { ...line, body: line.body.slice(tab + 1) } };
}

/** The document cut at its headings; what stands before the first is the preamble. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'preamble', heading: null, lines: [] }];
  for (const line of lines) {
    const current = sections.at(-1);
    if (current === undefined) break;
    const kind = headingKind(line);
    const side = kind === undefined ? sideHeading(line) : undefined;
    // "Résumé" or "CV" on top is the document's own title.
    const title =
      current.kind === 'preamble' &&
      current.lines.length === 0 &&
      /^(?:r[ée]sum[ée]|cv|curriculum vitae)$/iu.test(line.body);
    if (title) sections.push({ kind: 'preamble', heading: line, lines: [] });
    else if (side !== undefined) sections.push({ kind: side.kind, heading: null, lines: [side.rest] });
    else if (kind !== undefined) sections.push({ kind, heading: line, lines: [] });
    else current.lines.push(line);
  }
  return sections;
}
