export { invisible } from './invisible.ts';
export { guessLanguage } from './language.ts';
export { stripMarkup } from './markup.ts';
export { sentences } from './sentences.ts';
export { relevance, similarity } from './similarity.ts';
export { stem, terms } from './stems.ts';
export { fold, words } from './tokens.ts';
