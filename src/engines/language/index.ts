export { englishNumbers, numberWords, spelledNumbers } from './numerals.ts';
export { irregularForms, stem } from './stems.ts';
