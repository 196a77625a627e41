export { isConnected } from './channels.ts';
export { integrationsRoutes } from './routes.ts';
export { takeAlert } from './take-alert.ts';
