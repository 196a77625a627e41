export { agreedToPortals, keyFits, portalPassword, reseal } from './portal-password.ts';
export { portalsRoutes } from './routes.ts';
