export { askModel, hasModel } from './ask-model.ts';
export type { Asked } from './ask-model.ts';
export { modelsRoutes } from './routes.ts';
