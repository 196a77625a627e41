export { typstTypesetter } from './typst/typesetter.ts';
