import { sectionsByHeading, sectionsByStem } from '#engines/lexicon/index.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'volunteer'
  | 'awards'
  | 'other';

export const SECTION_OF_HEADING: ReadonlyMap<string, SectionKind> = new Map(
  // The lexicon names the kinds above.
  [...sectionsByHeading] as [string, SectionKind][],
);

export { headingModifiers as HEADING_MODIFIERS } from '#engines/lexicon/index.ts';

/** What a printed heading is about when its words are none of the above: a stem of one of them tells; folded. */
export const HEADING_STEMS = sectionsByStem as readonly (readonly [stem: RegExp, kind: SectionKind])[];
