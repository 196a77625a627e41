export { asksDue } from './pacing.ts';
export type { Pace } from './pacing.ts';
