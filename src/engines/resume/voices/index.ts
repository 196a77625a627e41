export { ENGLISH } from './english.ts';
export { FRENCH } from './french.ts';
export type { Voice } from './voice.ts';
