export { probabilitiesOf, scaledToOne, scaleOf, scoresOf, weightOf } from './linear.ts';
export { vectorFeature, vectorFeatures } from './vector.ts';
export type { LinearModel, Scales, Row } from './linear.ts';
