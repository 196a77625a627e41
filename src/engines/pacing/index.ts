export { asksDue } from './pacing.ts';
