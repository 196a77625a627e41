export { ANSWER_COUNTRIES, bankQuestion, isMeantFor, parameterIn, placeOf, skillUseIn } from './bank.ts';
export { BANK_QUESTIONS } from './questions.data.ts';
export { sayAnswer, standsInWords, tellingOf } from './values.ts';
