import type { MasterProfile, SourceLine } from '#contract/career/facts.ts';
import type { ReadPage, ResumeReading } from '#contract/career/resume-reading.ts';
import { contactLines, isContactLine, isReachLine } from './contact/contact-lines.ts';
import { withRowOfContact, withStrayContact } from './contact/stray-contact.ts';
import type { Kinds } from './contact/stray-contact.ts';
import { readContact } from './contact.ts';
import { withoutFurniture } from './furniture.ts';
import { withoutOrders } from './sections/orders.ts';
import { withoutIcons } from './icons.ts';
import { readableLines } from './lines.ts';
import type { Line } from './lines.ts';
import { namesLanguages } from './languages.ts';
import { isLabelledList } from './lists.ts';
import { withWholeCells } from './fields/broken-cells.ts';
import { mended } from './fields/mending.ts';
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
import { unbrokenHeads } from './fields/broken-heads.ts';
import { putContact, putSummary } from './fields/put-person.ts';
import { headingOf, inlineSection, sideHeading } from './sections/headings.ts';
import { withoutOrnaments } from './sections/ornaments.ts';
import { sectionsOf } from './sections/sections.ts';
import type { Section } from './sections/section.ts';

import { oneUnderTheOther } from './side-by-side-lists.ts';
import { strayKind } from './sections/stray-lines.ts';

export { emptyResume, factId } from './fields/profile.ts';
export { EMAIL } from './patterns.ts';
export { headingOf } from './sections/headings.ts';
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

/** Lines by the kind of their section; a line such as "Languages: …" moves to the section its label names. */
function byKind(sections: readonly Section[]): Kinds {
  const kinds: Kinds = new Map();
  const add = (kind: Section['kind'], line: Line) => {
    const lines = kinds.get(kind);
    if (lines === undefined) kinds.set(kind, [line]);
    else lines.push(line);
  };
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

/**
 * Reads the lines of a resume, English or French, into a master profile: every value is text found on a line (dates are
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
  const { lines: said, orders } = withoutOrders(all);
  const { lines: text, furniture } = withoutFurniture(said);
  const readable = unbrokenHeads(withoutOrnaments(mended(withWholeCells(withoutIcons(text)))));
  const sections = sectionsOf(oneUnderTheOther(readable, (name) => headingOf(name) !== undefined));
  const kinds = withRowOfContact(withStrayContact(byKind(sections)));
  const builder = new ProfileBuilder(file);
  for (const { heading } of sections) if (heading !== null) builder.use([heading]);
  const of = (kind: Section['kind']): Line[] => kinds.get(kind) ?? [];
  const contact = readContact(contactLines(of('preamble')), contactLines(of('contact')));
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
    reading: builder.reading({ source: lines, all, furniture, orders, pages: sheets }),
  };
}
