export { askingWords } from './asking.ts';
export {
  monthAtStart,
  monthNames,
  monthOf,
  monthWords,
  weekdayNames,
  weekdayOf,
  weekdayWords,
} from './calendar.ts';
export { actionsAkin, awardRanks, claimWords, productsOf, workMeanings } from './claims.ts';
export type { WorkMeaning } from './claims.ts';
export { anyWordOf, functionWords, languageNames, spokenLanguages } from './languages.ts';
export {
  cityNames,
  countriesOfCity,
  countryByLongCode,
  currencyOf,
  mappedCities,
  namesakes,
  namesOfCountries,
  nationalities,
  regions,
} from './places.ts';
export type { Region } from './places.ts';
export {
  claimWord,
  fieldWord,
  mailChoice,
  mailWord,
  meetingWord,
  orderChoice,
  postingWord,
  promptWord,
  requirementWord,
  resumeWord,
} from './by-engine.ts';
export { wordAloneFor, wordFor } from './forms.ts';
export { mailNotions, mailWords } from './mails.ts';
export { currencyWords } from './money.ts';
export { columnShortForms, tableWords } from './tables.ts';
export { nameWords } from './names.ts';
export {
  cardinals,
  countWords,
  factorWords,
  multipliers,
  shareWords,
  units,
  vagueAmounts,
} from './numbers.ts';
export type { Cardinal } from './numbers.ts';
export { irregularNouns, irregularVerbs } from './irregular.ts';
export { lookAlikeLetters } from './letters.ts';
export {
  credentialNames,
  frameWords,
  germanChoices,
  germanNames,
  germanQuestions,
  questionShortForms,
  sameCredentials,
  sameHonours,
  sameProcesses,
  sameSkills,
  titleShortForms,
} from './questions.ts';
export {
  cliche,
  degreeNames,
  fluencyWords,
  headingModifiers,
  languageLevels,
  schoolWords,
  sectionsByHeading,
  sectionsByStem,
} from './resumes.ts';
export {
  englishRoles,
  firmWords,
  frenchRoles,
  industries,
  organisationWords,
  ranksOf,
  rankWords,
  resumeVerbs,
  roleNouns,
  skillsAlsoWords,
  workAreas,
} from './work.ts';
export { frenchNameHeads, nameHeadsAlsoEnglish, termsInBoth } from './wording.ts';
export type { TermKind } from './wording.ts';
export { countryByName, countryOfRegion, regionByName } from './named-places.ts';
export { WIDER_AREAS } from './wider-areas.data.ts';
