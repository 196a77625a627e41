export { findDates, withoutDate } from './dates.ts';
export type { DateSpan } from './dates.ts';
export { HEADING_MODIFIERS, SECTION_OF_HEADING } from './headings.data.ts';
export type { SectionKind } from './headings.data.ts';
export { addressOf, placeAtEnd, placeOf } from './places.ts';
export type { Place } from './places.ts';
export { degreeIn, hasSchoolWord, isSchool } from './schools.ts';
export { isEmploymentType, titleScore } from './titles.ts';
export { FLUENCIES, HUMAN_LANGUAGES } from './words.data.ts';
