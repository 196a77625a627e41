import { leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { neededBy } from './needs.ts';
import { type Rights, statedBy } from './rights.ts';

const BARE_SIDE = /^(yes|no|oui|non|ja|nein|true|false|vrai|faux|(i )?(dis)?agree)( |$)/;
const NEUTRAL: ReadonlySet<string> = new Set(
  'i do will am is now or and in the at some any point time future later currently presently maintenant ou a l avenir plus tard bien sur definitely absolutely'.split(
    ' ',
  ),
);

/** Whether a choice can stand: its yes or no is that of the question, and all it goes on to state holds. */
export function stands(
  label: string,
  whole: boolean | null,
  rights: Rights,
  { ofNeed, answers }: { readonly ofNeed: boolean; readonly answers: boolean },
): boolean {
  // "I do not", "I will not require support": an answer to the question before it.
  const needs = ofNeed ? neededBy(label) : null;
  if (needs !== null) return whole === needs;
  // "No petition would be needed" beside sentences without a yes answers nothing, it states.
  const side = answers ? leaning(label) : null;
  const rest = answers ? plainLabel(label).replace(BARE_SIDE, '') : plainLabel(label);
  const { stated, open } = statedBy(rest);
  if (side !== null && (whole === null || side !== whole)) return false;
  if (rest === '') return side !== null;
  if (stated === null) return side !== null && open && rest.split(' ').every((word) => NEUTRAL.has(word));
  return stated(rights) === true;
}
