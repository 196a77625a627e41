export { prepareTitleLinker } from './title-linker.ts';
export type { TitleLinker } from './title-linker.ts';
export { packVectors, prepareVectors } from './vectors.ts';
export type { KeptVectors, WordVectors } from './vectors.ts';
export { rootsOf, weighed } from './words.ts';
export { prepareSkillLinker } from './skill-linker.ts';
