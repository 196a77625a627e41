export { readQuestion } from './read-question.ts';
export type { Named } from './words/names.ts';
export { notKeptOf } from './not-kept.ts';
export { answerOf } from './figures/answer.ts';
export type { Cell, OpenDays } from './figures/cells.ts';
export { withinReach } from './defaults.ts';
