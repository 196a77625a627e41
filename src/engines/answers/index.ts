export {
  ANSWER_COUNTRIES,
  ANSWER_CURRENCIES,
  bankQuestion,
  countryName,
  isMeantFor,
  parameterIn,
  placeOf,
  skillUseIn,
} from './bank.ts';
export type { Choice } from './choices.data.ts';
export { BANK_QUESTIONS } from './questions.data.ts';
export { answerAsKept } from './as-kept.ts';
export { tellingOf } from './telling.ts';
export { answerInWords, standsInWords } from './values.ts';
