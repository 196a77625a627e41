export { analyseProfile } from './analyse.ts';
export { proposalsFromResume } from './proposals.ts';
export { wordChanges } from './word-changes.ts';
