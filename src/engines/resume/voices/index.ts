export { ENGLISH } from './english.ts';
export { FRENCH } from './french.ts';
export type { Voice } from './voice.ts';
export { inEnglish, inFrench, isTask, lowered } from './first-person.ts';
export { pick } from './voice.ts';
