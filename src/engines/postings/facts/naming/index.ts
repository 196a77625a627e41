export { companyCandidates } from './companies.ts';
export { lineOf, namesIn } from './naming.ts';
export type { Named } from './naming.ts';
export { namingLines } from './page.ts';
export { titleCandidates } from './titles.ts';
