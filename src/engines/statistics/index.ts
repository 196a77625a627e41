export { blockedDifference } from './blocks.ts';
export type { Moments } from './blocks.ts';
export { studentBound, studentP } from './distributions.ts';
export { standing } from './many-tests.ts';
export { mean, meanDifference, median, variance, withoutOutliers } from './means.ts';
export { shareDifference, sharesP, wilson } from './shares.ts';
