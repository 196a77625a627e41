export { readFields } from './fields.ts';
export { formsIn } from './page.ts';
