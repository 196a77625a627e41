export { notificationsJobs } from './jobs.ts';
export { notify } from './notify.ts';
export type { Notice } from './notify.ts';
export { notificationsRoutes } from './routes.ts';
