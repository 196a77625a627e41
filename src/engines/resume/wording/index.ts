export type { TermKind } from './bilingual.data.ts';
export { standardTerm } from './standard-terms.ts';
export { RESUME_WORDS } from './words.data.ts';
