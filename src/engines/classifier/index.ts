export { probabilitiesOf, scaledToOne, scaleOf, scoresOf, weightOf } from './linear.ts';
export type { LinearModel, Row } from './linear.ts';
