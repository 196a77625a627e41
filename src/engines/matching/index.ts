export { wouldChange } from './changes.ts';
export { titleVariants } from './reading/titles.ts';
export { normalised } from './reading/tokens.ts';
export { readPosting } from './posting.ts';
export { prepareTaxonomy, type Taxonomy } from './reading/taxonomy.ts';
export { scorePosting } from './score.ts';
export { readSeeker, type Seeker, type Wants } from './seeker.ts';
