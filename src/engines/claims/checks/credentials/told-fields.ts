import { refuse } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** What a credential is in: "a BBA in Accounting", "un certificat en droit". */
const IN_A_FIELD =
  /\b(?:degree|diploma|bachelor(?:'s|s)?|master(?:'s|s)?|certificate|bba|mba|b\.?a|b\.?sc|m\.?sc|b\.?ed|m\.?ed|b\.?eng|phd|certificat|diplome|dec|dep|baccalaureat|bac|maitrise|doctorat)\s(?:in|en)\s((?:[\p{L}&'-]+\s?){1,6})/gu;
const FIELD_ENDS =
  /^(?:from|at|and|with|which|that|who|gave|has|had|is|was|as|through|while|in|en|by|taught|helped|de|du|a|au|et|avec|qui|que|obtenue?|me|m'a|where|when|i|je|from)$/;

/** Credentials told in a field that no entry of education or certificates has them in. */
export function toldFields(claim: Claim) {
  const entries = claim.known.entries.filter(({ section }) => /^(?:education|certificates)$/.test(section));
  return Array.from(fold(claim.text).matchAll(IN_A_FIELD)).flatMap(({ 0: span, 1: rest = '', index }) => {
    const stretch = { start: index, end: index + span.trimEnd().length };
    if (isGap(claim, stretch) || isFrame(claim, stretch)) return [];
    const from = index + span.length - rest.length;
    const after = claim.words.filter(({ start }) => start >= from && start < from + rest.length);
    const end = after.findIndex(({ word }) => FIELD_ENDS.test(word));
    const field = unitsOf(end < 0 ? after : after.slice(0, end));
    const isTheirs = entries.some(({ sources }) =>
      field.every((unit) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary))),
    );
    const isTold = claim.place.sources.some(
      (source) =>
        /^(?:highlights|summary|description)$/.test(source.field) &&
        fold(source.text).includes(span.trim().split(' ')[0] ?? '') &&
        field.every((unit) => isSaid(unit, source.vocabulary)),
    );
    return isTheirs || isTold ? [] : [refuse(claim, stretch, 'education', messages.message('otherField'))];
  });
}
