export { wouldChange } from './changes.ts';
export { titleVariants } from './reading/titles.ts';
export { normalised } from './reading/tokens.ts';
export { payIn } from './reading/pay.ts';
export { readPosting } from './posting.ts';
export { prepareTaxonomy, type Taxonomy } from './reading/taxonomy.ts';
export { openScore, scorePosting, scoreReading } from './score.ts';
export { occupationsOf } from './occupations/named.ts';
export { readSeeker, type Seeker, type Wants } from './seeker.ts';
