import type { JsonResume, MasterProfile, SourceLine } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/index.ts';
import { resumeBlocks } from './blocks.ts';
import type { Block } from './blocks.ts';

const SIZES: Partial<Record<Block['kind'], number>> = { h1: 24, h2: 15, h3: 12 };
const TEXT_SIZE = 11;
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The text as a reader of documents would have seen it. */
function linesOf(html: string): SourceLine[] {
  const lines = resumeBlocks(html).flatMap(({ kind, runs }) => {
    const bold = kind.startsWith('h') || runs.every((run) => run.bold);
    const mark = kind === 'bullet' || kind === 'number' ? '• ' : '';
    return `${mark}${runs.map(({ text }) => text).join('')}`
      .split('\n')
      .map((text) => ({ text, size: SIZES[kind] ?? TEXT_SIZE, bold }));
  });
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map((line, index) => ({ ...line, page: 1, line: index + 1, x: 0 }));
}

const texts = (own: JsonResume['basics'], other: JsonResume['basics']) => ({
  name: own.name || other.name,
  label: own.label || other.label,
  email: own.email || other.email,
  phone: own.phone || other.phone,
  url: own.url || other.url,
  summary: own.summary || other.summary,
});

/** What the text says, and where it is silent what is known already. */
function merged(read: JsonResume, known: JsonResume): JsonResume {
  const or = <Key extends keyof JsonResume>(key: Key): JsonResume[Key] => {
    const value: unknown = read[key];
    return Array.isArray(value) && value.length > 0 ? read[key] : known[key];
  };
  const isPlaced = Object.values(read.basics.location).some((value) => value !== '');
  return {
    basics: {
      ...texts(read.basics, known.basics),
      location: isPlaced ? read.basics.location : known.basics.location,
      profiles: read.basics.profiles.length > 0 ? read.basics.profiles : known.basics.profiles,
    },
    work: or('work'),
    education: or('education'),
    skills: or('skills'),
    languages: or('languages'),
    certificates: or('certificates'),
    projects: or('projects'),
    volunteer: or('volunteer'),
    awards: or('awards'),
  };
}

/** Without what is empty, as the schema wants it: no "" for a date or an address that is not known. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/**
 * An edited resume in the JSON Resume schema: its text is read the way an uploaded resume is, and what it does not say comes
 * from the master profile. `meta` says so, with the moment `at` (ISO 8601).
 */
export function jsonResumeFile(html: string, master: MasterProfile, at: string): string {
  const read = readResume(linesOf(html), { id: 'resume', name: 'resume.html' });
  const resume = withoutEmpty(merged(read.resume, master.resume)) as object | undefined; // An object goes in.
  const meta = {
    version: 'v1.0.0',
    lastModified: at,
    note: 'Read from the edited resume; what its text does not say comes from the profile.',
  };
  return `${JSON.stringify({ $schema: SCHEMA, ...resume, meta }, null, 2)}\n`;
}
