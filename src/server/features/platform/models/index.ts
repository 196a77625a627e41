export { askModel } from './ask-model.ts';
export { modelsRoutes } from './routes.ts';
