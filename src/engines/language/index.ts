export { englishNumbers, numberWords, spelledNumbers } from './numerals.ts';
