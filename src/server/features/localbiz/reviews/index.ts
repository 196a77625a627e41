export { keepReviews, reviewsAhead } from './keep-reviews.ts';
export { takeOutReviews } from './queries.ts';
export { reviewsRoutes } from './routes.ts';
