export { monthNames, monthNumber } from './months.ts';
export { englishNumbers, numberWords, spelledNumbers } from './numerals.ts';
