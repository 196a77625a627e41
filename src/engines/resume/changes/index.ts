export type { Arranged, Arrangement } from './arrangement.ts';
export { changesOf, withoutChanges } from './changes.ts';
export { noteOf } from './note.ts';
export { setOut } from './set-out.ts';
export { chooseSummary } from './summary.ts';
