/** Reviews of a shop in the files of where they were written (`reviewsIn`): names shortened, texts as they are. */
export { reviewsIn } from './file-reviews.ts';
export type { FileReview } from './file-reviews.ts';
