export { allowanceOf } from './allowance.ts';
export { standingOf } from './standing.ts';
export type { PlanFacts, Standing } from './standing.ts';
