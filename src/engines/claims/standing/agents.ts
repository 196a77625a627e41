import { roleNouns } from '#engines/lexicon/index.ts';

/** Bodies that do things beside people by their trade. */
const BODIES =
  /^(?:management|direction|engineering|ingenierie|colleagues?|collegues?|staff|contractors?|subcontractors?|sous-traitants?|agency|agence|firm|firme|vendors?|suppliers?|fournisseurs?|landlord|owners?|proprietaires?|office|siege|department|service|board|conseil|client|customer|team|equipe|company|manager|boss|patron(?:ne)?|head|chef(?:fe)?)$/;

/** Who leads is told with what they lead, and the bare word is mostly what they do. */
const LEAD = /^leads?$/;

/** Whether a folded word names who may do something. */
export const isAgent = (word: string): boolean =>
  !LEAD.test(word) && (BODIES.test(word) || roleNouns.has(word) || roleNouns.has(word.replace(/s$/, '')));

/** Whether the last of some words, or one of those before it, names who may do something. */
export const endsWithAgent = (before: string | undefined, last: string | undefined): boolean =>
  [...(before ?? '').split(' '), last ?? ''].some((word) => word !== '' && isAgent(word));
