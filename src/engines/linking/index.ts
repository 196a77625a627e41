export { clearOccupation, prepareMeanings } from './meanings.ts';
export type { KeptMeanings, TitleMeanings } from './meanings.ts';
export { directionOf, middleOf, packVectors, prepareVectors } from './vectors.ts';
export { rootsOf, weighed } from './words.ts';
