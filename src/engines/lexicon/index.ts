export {
  monthAtStart,
  monthNames,
  monthOf,
  monthWords,
  weekdayNames,
  weekdayOf,
  weekdayWords,
} from './calendar.ts';
export { anyWordOf, functionWords, languageNames, spokenLanguages } from './languages.ts';
export {
  cityNames,
  countriesOfCity,
  countryByLongCode,
  countryOfArea,
  currencyOf,
  mappedCities,
  namesakes,
  namesOfCountries,
  nationalities,
  regions,
  wordsForCountries,
} from './places.ts';
export type { Region } from './places.ts';
export { degreeNames, fluencyWords, headingModifiers, schoolWords, sectionsByHeading } from './resumes.ts';
export {
  englishRoles,
  firmWords,
  frenchRoles,
  organisationWords,
  rankWords,
  roleNouns,
  workAreas,
} from './work.ts';
