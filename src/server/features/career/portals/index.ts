export { agreedToPortals, keyFits, portalPassword } from './portal-password.ts';
export { portalsRoutes } from './routes.ts';
