import { flatten } from './flatten.ts';
import { HEADINGS, LABELS, type Section } from './headings.data.ts';
import { linesOf, type Line } from './lines.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence or item of a posting, where it stands. `flat` is `text` in lower case without diacritics, sign for sign as long. */
export interface Passage {
  text: string;
  flat: string;
  /** Which line of the text, from 0, blank ones not counted. */
  line: number;
  section: Section;
  item: boolean;
  /** In the lines before the body: title, employer, place, kind of job. */
  header: boolean;
  /** The label a line opens with: "lieu" of "Lieu : Laval"; '' without one. */
  label: string;
}

const PASSAGES = 800;
const HEADER_LINES = 12;
const TITLE_LINES = 3;
const IS = /^(?!what|who|why|how).*\b(?:is|are|must be)\b/;
const ITEM = /^(?:[-•·–▪◦‣*]|\d{1,2}[.)])\s/;
const HEADER_CHARACTERS = 120;

/** A posting's text as passages: its lines in sentences. */
export function passagesOf(raw: string): Passage[] {
  return passagesIn(linesOf(raw));
}

/** The passages of lines; a passage's line is the place of its line among them. */
export function passagesIn(lines: readonly Line[]): Passage[] {
  const found: Passage[] = [];
  let section: Section = 'none';
  let header = true;
  for (const [index, { text: written, joined }] of lines.entries()) {
    const item = ITEM.test(written);
    const line = item ? written.replace(/^\S+\s+/, '') : written;
    const heading: Section | null =
      item || mayBeTitle(line, index, lines[index + 1]?.text)
        ? null
        : headingOf(line, section, header, lines[index + 1]?.text);
    if (heading !== null || item || index >= HEADER_LINES || line.length > HEADER_CHARACTERS) header = false;
    if (heading !== null) {
      section = heading;
      continue;
    }
    const label = labelOf(line);
    // A label above its value heads what follows, too.
    if (joined) section = sectionSaid(label) ?? section;
    for (const text of sentencesOf(line)) {
      const flat = flatten(text);
      found.push({ text, flat, line: index, section: sectionSaid(label) ?? section, item, header, label });
      if (found.length >= PASSAGES) return found;
    }
  }
  return found;
}

/** A title may hold a heading's word ("Benefits Officer"), but no items follow it. */
function mayBeTitle(line: string, index: number, next = ''): boolean {
  // "Red River Health invites applications for:" is a sentence that goes on.
  const isLead = line.endsWith(':') && sectionSaid(bareOf(line)) === null;
  return index < TITLE_LINES && (isLead || !/[:?]$/.test(line)) && !ITEM.test(next);
}

/**
 * What a heading opens; null for a line that is none. After the duties, a heading over items in words of its own opens what is
 * asked for.
 */
function headingOf(line: string, before: Section, inHeader: boolean, next = ''): Section | null {
  if (line.length > 60 || /[.!;,]$/.test(line)) return null;
  const bare = bareOf(line);
  if (bare.split(' ').length > 8 || /[:,;\d]/.test(bare)) return null;
  // "Experience not necessary" says something.
  if (!/[:?]$/.test(line) && (/\b(?:not|no|non|pas|aucune?|sans)\b/.test(bare) || IS.test(bare))) return null;
  // A line of the first ones, as a place, is none for the list below it.
  if (inHeader && !/[:?]$/.test(line) && sectionSaid(bare) === null) return null;
  const own = before === 'duties' ? 'must' : 'none';
  return sectionSaid(bare) ?? (ITEM.test(next) ? own : line.endsWith(':') ? 'none' : null);
}

const bareOf = (line: string): string => flatten(line).replace(/\s*[:?]\s*$/, '');

/** The section that a flat heading names; null when it names none. */
export function sectionSaid(flat: string): Section | null {
  return flat === '' ? null : (HEADINGS.find(([pattern]) => pattern.test(flat))?.[1] ?? null);
}

function labelOf(line: string): string {
  const lead = /^([\p{L}][\p{L} '’/()&-]{1,38}?)\s*[:=\t]\s*\S/u.exec(line)?.[1];
  if (lead !== undefined) return flatten(lead);
  // "Location - Toronto": a known label only, for a dash parts other things too.
  const dashed = /^([\p{L} ]{3,24}?)\s*[-–—|]\s+\S/u.exec(line)?.[1];
  const flat = dashed === undefined ? '' : flatten(dashed);
  return LABELS.test(flat) ? flat : '';
}

/** Words of a text around a place in it, as written, at most some 160 signs. */
export function quote(text: string, from: number, to: number): string {
  if (text.length <= 160) return text;
  const start = Math.max(0, Math.min(from - 50, text.length - 160));
  const end = Math.min(text.length, Math.max(to + 30, start + 160));
  const first = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const last = end === text.length ? end : text.lastIndexOf(' ', end);
  return text.slice(first > from ? from : first, last < to ? to : last).trim();
}
