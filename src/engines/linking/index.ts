export { clearOccupation, prepareMeanings } from './meanings.ts';
export type { KeptMeanings, TitleMeanings } from './meanings.ts';
export { prepareTitleLinker } from './title-linker.ts';
export type { TitleLinker } from './title-linker.ts';
export { directionOf, middleOf, packVectors, prepareVectors } from './vectors.ts';
export { indexTexts } from './sparse.ts';
export { letterGroups, rootsOf, weighed, wordsOf } from './words.ts';
export { prepareSkillLinker } from './skill-linker.ts';
