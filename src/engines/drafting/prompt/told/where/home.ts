import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { PROPER } from '#engines/drafting/prompt/told/naming/names.data.ts';
import { capital } from '#engines/drafting/prompt/told/said-fact.ts';
import type { SaidFact } from '#engines/drafting/prompt/told/said-fact.ts';
import { BEGINS_I_AM, SUBJECT } from '#engines/drafting/prompt/told/words.data.ts';

/** Somebody says what they are. */
export const OWN_ROLE = new RegExp(String.raw`${BEGINS_I_AM}\p{Ll}`, 'iu');

const IN_PLACE = new RegExp(String.raw`(?<!\p{L})(?:in|from|à|au|near)\s+(${PROPER}(?:,\s*${PROPER})?)`, 'u');
const IN_SMALL =
  /(?<!\p{L})(?:live|living|based|reside|habite)\s+(?:in|at|near|à|au)\s+(\p{Ll}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+)?)(?=[,.;]|$)/iu;
const LIVES = /(?<![a-z])(?:live|based|living|habite|reside|moved)(?![a-z])/;

/** Where the person is: a place in a clause about themselves, unless it belongs to a job. */
export function placeIn(clause: string, bound: boolean): SaidFact[] {
  const small = IN_SMALL.exec(clause)?.[1] ?? '';
  const value =
    IN_PLACE.exec(clause)?.[1]?.replace(/[.,\s]+$/, '') ?? (isKnownCity(small) ? capital(small) : '');
  const city = value.split(',')[0] ?? '';
  if (value === '' || !(SUBJECT.test(fold(clause)) || OWN_ROLE.test(clause))) return [];
  const known = placeOf(value) !== null || isKnownCity(value) || isKnownCity(city);
  // "A caregiver for a family in Markham" says where the family is.
  const ofOthers = /\s(?:for|with|at|chez|pour|avec)\s/iu.test(
    clause.slice(0, Math.max(0, clause.toLowerCase().indexOf(value.toLowerCase()))),
  );
  return LIVES.test(fold(clause)) || (bound && known && !ofOthers) ? [{ kind: 'place', value }] : [];
}
