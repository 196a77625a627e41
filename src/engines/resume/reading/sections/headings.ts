import { fold } from '#engines/text/index.ts';
import {
  HEADING_MODIFIERS,
  HEADING_STEMS,
  isSchoolName,
  SECTION_OF_HEADING,
} from '#engines/resume/reading/vocabulary/index.ts';
import type { SectionKind } from '#engines/resume/reading/vocabulary/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { namesLanguages } from '#engines/resume/reading/languages.ts';

const LONGEST = 60;

/** A text as headings are compared: folded, without numbering and ornament. */
const nameOf = (text: string): string =>
  fold(text)
    .replace(/^\s*(?:[ivx]{1,4}|[a-h])[.)]\s+/, '')
    .replace(/\((e?s)\)/g, '$1')
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/[’]/g, "'")
    .replace(/\b(i|we)'ve\b/g, '$1 have')
    .replace(/\s+/g, ' ');

/** The section that a text is the name of; undefined when it is none. */
export function headingOf(text: string): SectionKind | undefined {
  const name = nameOf(text);
  if (name === '' || name.length > LONGEST) return undefined;
  const whole = SECTION_OF_HEADING.get(name);
  if (whole !== undefined) return whole;
  const parts = name
    .split(/\s*(?:&|\/|,|\+|\||\band\b|\bet\b|\bund\b|\by\b)\s*/)
    .filter((part) => part !== '');
  const first = parts[0];
  if (parts.length > 1 && parts.length < 5 && first !== undefined) {
    const kinds = parts.map(headingOf);
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

/** What a line printed as a heading is about, by a stem among its words; undefined when none tells. */
function aboutOf(text: string): SectionKind | undefined {
  const name = nameOf(text);
  return HEADING_STEMS.find(([stem]) => stem.test(name))?.[1];
}

/** Whether a line could be a heading at all: no item, no sentence, no address, no number of three digits. */
const canHead = (line: Line): boolean => !line.item && !/[.;]$/.test(line.body) && !/\d{3}|@/.test(line.body);

/** The section a line is the heading of by its words; undefined when it is none. */
export const headingKind = (line: Line): SectionKind | undefined =>
  canHead(line) ? headingOf(line.body.replaceAll('\t', ' ')) : undefined;

/** Whether a line is as short and as plain as a heading, whatever it says. */
export const looksLikeHeading = (line: Line): boolean =>
  !line.item && /^\p{Lu}[\p{L}&'’ -]{2,40}$/u.test(line.body) && line.body.split(/\s+/).length <= 4;

/** The same by its print or its capitals, when its words are only near those of a heading. */
export function printedHeadingKind(line: Line, printed: boolean): SectionKind | undefined {
  const text = line.body.replaceAll('\t', ' ').replace(/:$/, '');
  const short = text.split(/\s+/).length <= 5 && text.length <= 45;
  const capitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  // "Berufsfachschule für Logopädie" under "Education" is a school, however large its name is printed.
  if (!canHead(line) || !short || isSchoolName(text)) return undefined;
  return printed || (capitals && line.size === 0) ? aboutOf(text) : undefined;
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
  const kind = found === null ? undefined : headingOf(found[1] ?? '');
  if (found === null || kind === undefined || !INLINE_KINDS.has(kind)) return undefined;
  return { kind, rest: { ...line, item: false, body: found[2] ?? '' } };
}

/** The same in capitals ("EXPERIENCE: Line Cook | …"), of any kind of section; undefined when it is none. */
export function runInHeading(line: Line): { kind: SectionKind; rest: Line } | undefined {
  const [, label = '', rest = ''] = LABELLED.exec(line.body) ?? [];
  if (line.item || label === '' || /\p{Ll}/u.test(label)) return undefined;
  const kind = headingOf(label) ?? aboutOf(label);
  return kind === undefined ? undefined : { kind, rest: { ...line, body: rest.trim() } };
}

/** A heading that stands beside its text ("SKILLS⇥Welding, …") as heading and text; undefined when the line is none. */
export function sideHeading(line: Line): { kind: SectionKind; rest: Line } | undefined {
  const tab = line.body.indexOf('\t');
  if (tab < 3 || line.item) return undefined;
  const kind = headingOf(line.body.slice(0, tab));
  const rest = { ...line, body: line.body.slice(tab + 1) };
  // "LANGUAGES⇥TypeScript, Python" is a group of skills.
  if (
    kind === undefined ||
    (kind === 'languages' && !namesLanguages(rest.body.replaceAll(/\([^()]*\)/g, '')))
  )
    return undefined;
  return { kind, rest };
}
