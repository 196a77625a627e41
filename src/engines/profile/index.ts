export { analyseProfile } from './analyse.ts';
export { sayProfileAnalysis } from './judged.ts';
export { hasDatedEntry } from './dated-entry.ts';
export { proposalsFromResume } from './proposals.ts';
export { datesWrong, tellEntry } from './tell-entry.ts';
export { wordChanges } from './word-changes.ts';
