export type { TermKind } from '#engines/lexicon/index.ts';
export { atSchoolInFrench, chezFrench, deFrench, ofFrench } from './french-names.ts';
export { standardTerm } from './standard-terms.ts';
export { RESUME_WORDS } from './words.data.ts';
