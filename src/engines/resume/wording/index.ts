export type { TermKind } from './bilingual.data.ts';
export { atSchoolInFrench, chezFrench, deFrench, ofFrench } from './french-names.ts';
export { standardTerm } from './standard-terms.ts';
export { RESUME_WORDS } from './words.data.ts';
