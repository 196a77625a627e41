export { wouldChange } from './changes.ts';
export {
  avoidedCompany,
  avoidedSentence,
  companyRules,
  presentEmployers,
  readEmployer,
  withoutAllowed,
} from './avoiding/companies.ts';
export type { Avoided } from './avoiding/avoided.ts';
export { companiesListed, wordsListed } from './avoiding/listed.ts';
export { leftFor, MATCH_GATE, mayBeAppliedTo, type Left } from './gate/gate.ts';
export { titleVariants } from './reading/titles.ts';
export { normalised } from './reading/tokens.ts';
export { readPosting, type PostingReading } from './posting.ts';
export { prepareTaxonomy, type Taxonomy } from './reading/taxonomy.ts';
export { KEYS_VERSION, postingKeys, candidateKeys } from './narrowing/keys.ts';
export type { PostingKeys, CandidateKeys } from './narrowing/keys.ts';
export { LEAST_PRODUCT } from './narrowing/roles.ts';
export { openScore, scorePosting, scoreReading } from './score.ts';
export { alikeDuties, indexDuties } from './occupations/duty-index.ts';
export { sayMatch, type Match } from './saying/match.ts';
export { taughtBy, type Skip } from './learning/skips.ts';
export { readCandidate, type Candidate, type Wants } from './candidate.ts';
