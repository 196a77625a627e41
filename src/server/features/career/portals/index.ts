export { agreedToPortals, portalPassword } from './portal-password.ts';
export { portalsRoutes } from './routes.ts';
