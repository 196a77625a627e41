export { anyNumberWord, englishNumbers, holdsNumber, numberWords, spelledNumbers } from './numerals.ts';
export { likeness, relevance } from './similarity.ts';
export { irregularPastOf, stem } from './stems.ts';
export { terms } from './terms.ts';
