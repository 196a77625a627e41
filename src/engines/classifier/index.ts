export { probabilitiesOf, scaleOf, scoresOf, weightOf } from './linear.ts';
export type { LinearModel, Row } from './linear.ts';
