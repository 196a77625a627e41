import { fold } from '#engines/text/index.ts';
import { HEADING_MODIFIERS, SECTION_OF_HEADING } from './vocabulary/index.ts';
import type { SectionKind } from './vocabulary/index.ts';
import type { Line } from './lines.ts';
import { namesLanguages } from './lists.ts';

export interface Section {
  kind: SectionKind | 'preamble';
  heading: Line | null;
  lines: Line[];
  /** Its heading is known by its print alone. */
  unnamed?: true;
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
  if (bare.length === 0 || bare.join(' ') === name) return undefined;
  const kind = SECTION_OF_HEADING.get(bare.join(' '));
  // "Paid Social" is no section of links.
  return kind === 'other' ? undefined : kind;
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
  const rest = { ...line, body: line.body.slice(tab + 1) };
  // "LANGUAGES⇥TypeScript, Python" is a group of skills.
  if (kind === undefined || (kind === 'languages' && !namesLanguages(rest.body))) return undefined;
  return { kind, rest };
}

const GROUP_KINDS = new Set<SectionKind>(['skills', 'languages', 'other']);

/** Whether a heading's word in a list of skills is printed less than the heading of the list: a group or an item of it. */
function isWithin(line: Line, kind: SectionKind, { kind: within, heading, unnamed }: Section): boolean {
  if (!GROUP_KINDS.has(kind) || heading === null || (within !== 'skills' && unnamed !== true)) return false;
  return line.size < heading.size * 0.95 || (heading.bold && !line.bold && line.size <= heading.size);
}

/** How a heading is printed and where it begins. */
const printOf = ({ size, bold, x }: Line): string => `${size.toFixed(1)} ${bold} ${Math.round(x)}`;

/** Sections in which a short line printed like a heading is one, whatever it says: none of their own lines look like it. */
const PLAIN_KINDS = new Set<Section['kind']>(['contact', 'summary', 'skills', 'languages', 'other']);

/** The ways at least two known headings of a document are printed, and few other lines. */
function headingPrints(lines: readonly Line[]): ReadonlySet<string> {
  const known = new Map<string, number>();
  const all = new Map<string, number>();
  for (const line of lines) {
    const print = printOf(line);
    all.set(print, (all.get(print) ?? 0) + 1);
    if (line.size > 0 && headingKind(line) !== undefined) known.set(print, (known.get(print) ?? 0) + 1);
  }
  return new Set(
    [...known]
      .filter(([print, count]) => count > 1 && count * 2 >= (all.get(print) ?? 0))
      .map(([print]) => print),
  );
}

const looksLikeHeading = (line: Line): boolean =>
  !line.item && /^\p{Lu}[\p{L}&' -]{2,40}$/u.test(line.body) && line.body.split(/\s+/).length <= 4;

const listsShortThings = ({ lines }: Section): boolean =>
  lines.length > 0 && lines.every(({ body }) => body.length <= 60 && !/[@.:\d](?:\s|$)|\d/.test(body));

/** "Languages" over a list that names none spoken: those are a programmer's. */
const namesNoLanguage = (section: Section): boolean =>
  section.kind === 'languages' &&
  listsShortThings(section) &&
  !section.lines.some(({ body }) => body.split(/[\t(–—-]/).some((part) => namesLanguages(part)));

/**
 * A section under a heading of no known name lists skills when it lists short things and stands beside skills, or when
 * the document has no other place for them.
 */
function settleUnnamed(given: Section[]): Section[] {
  const sections = given.map((section) =>
    namesNoLanguage(section) ? { ...section, kind: 'skills' as const } : section,
  );
  const nowhere = !sections.some(({ kind }) => kind === 'skills');
  return sections.map((section, index) => {
    const beside = [sections[index - 1], sections[index + 1]];
    const stands = nowhere || beside.some((one) => one?.kind === 'skills' && one.unnamed !== true);
    return section.unnamed === true && listsShortThings(section) && stands
      ? { ...section, kind: 'skills' }
      : section;
  });
}

/** The document cut at its headings; what stands before the first is the preamble. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'preamble', heading: null, lines: [] }];
  const prints = headingPrints(lines);
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
    else if (kind !== undefined && !isWithin(line, kind, current))
      sections.push({ kind, heading: line, lines: [] });
    else if (PLAIN_KINDS.has(current.kind) && looksLikeHeading(line) && prints.has(printOf(line)))
      sections.push({ kind: 'other', heading: line, lines: [], unnamed: true });
    else current.lines.push(line);
  }
  return settleUnnamed(sections);
}
