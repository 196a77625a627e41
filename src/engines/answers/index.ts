export {
  ANSWER_COUNTRIES,
  askedAbout,
  bankQuestion,
  countryName,
  isMeantFor,
  parameterIn,
  placeOf,
  skillUseIn,
} from './bank.ts';
export { BANK_QUESTIONS } from './questions.data.ts';
export { answerInWords, standsInWords, tellingOf } from './values.ts';
