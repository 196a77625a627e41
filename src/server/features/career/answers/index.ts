export { answersRoutes } from './routes.ts';
