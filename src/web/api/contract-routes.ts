// The build puts methods and paths alone in the place of this module: the client needs no schema, and with the schemas
// every first visit would load zod.
export { contract as routes } from '#contract/index.ts';
