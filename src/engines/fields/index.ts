export { readFields } from './fields.ts';
