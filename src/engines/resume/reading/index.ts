import type { MasterProfile, SourceLine } from '#contract/career/facts.ts';
import type { ReadPage, ResumeReading } from '#contract/career/resume-reading.ts';
import { isContactLine, isReachLine, readContact } from './contact.ts';
import { withoutFurniture } from './furniture.ts';
import { readableLines } from './lines.ts';
import type { Line } from './lines.ts';
import { namesLanguages } from './languages.ts';
import { isLabelledList } from './lists.ts';
import { fold } from '#engines/text/index.ts';
import { mended } from './fields/mending.ts';
import { findName, SEGMENTS } from './names.ts';
import { emailIn } from './patterns.ts';
import { ProfileBuilder } from './fields/profile-builder.ts';
import {
  putAwards,
  putCertificates,
  putJobs,
  putLanguages,
  putProjects,
  putSkills,
  putStudies,
  putVolunteering,
} from './fields/put-entries.ts';
import { putContact, putSummary } from './fields/put-person.ts';
import { inlineSection, sideHeading } from './sections/headings.ts';
import { sectionsOf } from './sections/sections.ts';
import type { Section } from './sections/sections.ts';

import { strayKind } from './sections/stray-lines.ts';
import { addressOf, phoneIn } from './vocabulary/index.ts';

export { emptyResume, factId } from './fields/profile.ts';
export { EMAIL } from './patterns.ts';
export {
  degreeIn,
  findDates,
  hasSchoolWord,
  HUMAN_LANGUAGES,
  isKnownCity,
  phoneIn,
  placeAtEnd,
  placeOf,
  titleScore,
  withoutDate,
} from './vocabulary/index.ts';

type Kinds = Map<Section['kind'], Line[]>;

/** Lines by the kind of their section; a line such as "Languages: …" moves to the section its label names. */
function byKind(sections: readonly Section[]): Kinds {
  const kinds: Kinds = new Map();
  const add = (kind: Section['kind'], line: Line) => kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  for (const [index, section] of sections.entries()) {
    const goesOn = section.kind === 'summary' && sections[index - 1]?.kind === 'skills';
    for (const line of section.lines) {
      // A heading in the margin may stand beside the middle of the list before it.
      if (goesOn && isLabelledList(line)) {
        add('skills', line);
        continue;
      }
      // Sidebars put an address under "About" or "Links"; a column that overlaps another, among the studies.
      const aside = section.kind === 'summary' || section.kind === 'other';
      if (aside ? isContactLine(line) : section.kind === 'education' && isReachLine(line)) {
        add('contact', line);
        continue;
      }
      const side = section.kind === 'skills' ? sideHeading(line) : undefined;
      if (side?.kind === 'languages') {
        add('languages', side.rest);
        continue;
      }
      const elsewhere = strayKind(section, line);
      if (elsewhere !== null) {
        add(elsewhere, line);
        continue;
      }
      const inline = inlineSection(line);
      const moves =
        inline !== undefined &&
        inline.kind !== section.kind &&
        (section.kind === 'skills'
          ? inline.kind === 'languages' && namesLanguages(inline.rest.body)
          : section.kind !== 'work' && section.kind !== 'projects');
      if (moves && inline !== undefined) add(inline.kind, inline.rest);
      else add(section.kind, line);
    }
  }
  return kinds;
}

/** Whether an address in the text is the person's own: beside other ways to reach them, or made of their name. */
function isOwnReach(line: Line, name: string): boolean {
  const email = emailIn(line.body);
  if (email === null || line.item) return false;
  const others = line.body.replace(email, ' ');
  const parts = others.split(SEGMENTS).map((part) => part.trim());
  if (parts.some((part) => part !== '' && (phoneIn(part) !== null || addressOf(part) !== null))) return true;
  const account = fold(email.split('@')[0] ?? '');
  return fold(name)
    .split(/[^a-z]+/)
    .some((word) => word.length > 3 && account.includes(word));
}

/** Ways to reach the person that stand at the foot of the page, or elsewhere, when none stand where they usually do. */
function withStrayContact(kinds: Kinds): Kinds {
  const usual = [...(kinds.get('preamble') ?? []), ...(kinds.get('contact') ?? [])];
  if (usual.some(({ body }) => emailIn(body) !== null)) return kinds;
  const name = findName(usual)?.value ?? '';
  const found = [...kinds.values()].flat().find((line) => isOwnReach(line, name));
  if (found === undefined) return kinds;
  const near = (line: Line) =>
    line === found || (Math.abs(line.order - found.order) <= 4 && isContactLine(line));
  const moved = [...kinds.entries()].flatMap(([kind, lines]) =>
    kind === 'preamble' || kind === 'contact' ? [] : lines.filter(near),
  );
  const kept = new Map(
    [...kinds].map(([kind, lines]) => [kind, lines.filter((line) => !moved.includes(line))]),
  );
  kept.set('contact', [...(kinds.get('contact') ?? []), ...moved]);
  return kept;
}

/** Ways to reach the person, and where they live, that stand on one row with the others though a column parts them. */
function withRowOfContact(kinds: Kinds): Kinds {
  const usual = [...(kinds.get('preamble') ?? []), ...(kinds.get('contact') ?? [])];
  const rows = usual.filter(({ body }) => emailIn(body) !== null || phoneIn(body) !== null);
  const beside = ({ page, box }: Line) =>
    rows.some((row) => row.page === page && box !== undefined && Math.abs((row.box?.y ?? -99) - box.y) < 1.5);
  const moved = [...kinds].flatMap(([kind, lines]) =>
    kind === 'preamble' || kind === 'contact'
      ? []
      : lines.filter((line) => beside(line) && isContactLine(line)),
  );
  if (moved.length === 0) return kinds;
  const kept = new Map(
    [...kinds].map(([kind, lines]) => [kind, lines.filter((line) => !moved.includes(line))]),
  );
  return kept.set('contact', [...(kinds.get('contact') ?? []), ...moved]);
}

/**
 * Reads the lines of a CV, English or French, into a master profile: every value is text found on a line (dates are
 * normalised to `YYYY` or `YYYY-MM`), with its fact; every line is used, a heading, or listed in `unused`.
 */
export function readResume(lines: readonly SourceLine[], file: { id: string; name: string }): MasterProfile {
  return readResumeWithPlaces({ lines, sheets: [] }, file).profile;
}

/** Reads a CV as `readResume` does, and tells every line's fate and every value's confidence and place on its page. */
export function readResumeWithPlaces(
  { lines, sheets }: { lines: readonly SourceLine[]; sheets: readonly ReadPage[] },
  file: { id: string; name: string },
): { profile: MasterProfile; reading: ResumeReading } {
  const all = readableLines(lines);
  const { lines: text, furniture } = withoutFurniture(all);
  const readable = mended(text);
  const sections = sectionsOf(readable);
  const kinds = withRowOfContact(withStrayContact(byKind(sections)));
  const builder = new ProfileBuilder(file);
  for (const { heading } of sections) if (heading !== null) builder.use([heading]);
  const of = (kind: Section['kind']): Line[] => kinds.get(kind) ?? [];
  const contact = readContact(of('preamble'), of('contact'));
  putContact(builder, contact);
  putSummary(builder, of('summary'), contact.rest);
  putJobs(builder, of('work'));
  putStudies(builder, of('education'));
  putSkills(builder, of('skills'));
  putLanguages(builder, of('languages'));
  putCertificates(builder, of('certificates'));
  putAwards(builder, of('awards'));
  putProjects(builder, of('projects'));
  putVolunteering(builder, of('volunteer'));
  return {
    profile: builder.profile(all),
    reading: builder.reading({ source: lines, all, furniture, pages: sheets }),
  };
}
