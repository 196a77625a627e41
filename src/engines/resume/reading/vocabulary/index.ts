export { findDates, withoutDate } from './dates.ts';
export type { DateSpan } from './dates.ts';
export { HEADING_MODIFIERS, HEADING_STEMS, SECTION_OF_HEADING } from './headings.ts';
export type { SectionKind } from './headings.ts';
export {
  addressOf,
  countryOf,
  isCountryCode,
  isKnownCity,
  isWholePlace,
  placeAtEnd,
  placeOf,
} from './places.ts';
export type { Place } from './places.ts';
export { degreeIn, hasSchoolWord, isDegree, isSchool, isSchoolName } from './schools.ts';
export { isEmploymentType, isUnit, titleScore } from './titles.ts';
export { HUMAN_LANGUAGES } from './names.ts';
export { phoneIn } from './phones.ts';
