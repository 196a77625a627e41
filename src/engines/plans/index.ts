export { allowanceOf } from './allowance.ts';
export { benefitsOf } from './benefits.ts';
export type { Benefits } from './benefits.ts';
export { standingOf } from './standing.ts';
export type { PlanFacts, Standing } from './standing.ts';
