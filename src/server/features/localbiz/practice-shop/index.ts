export { practiceBakery, practiceExport } from './bakery.data.ts';
export { practiceShopJobs } from './jobs.ts';
export { practiceShopRoutes } from './routes.ts';
