export { anyNumberWord, englishNumbers, holdsNumber, numberWords, spelledNumbers } from './numerals.ts';
export { irregularForms, stem } from './stems.ts';
