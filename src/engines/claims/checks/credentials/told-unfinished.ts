import { claimWord } from '#engines/lexicon/index.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isUnfinished, UNFINISHED } from './unfinished.ts';

/** A credential told as had. */
const HAS =
  /\b(?:my|holds?|holding|have|has|earned|obtained|completed|finished|with an?|titulaire|detiens|detient|mon|ma|avec une?|obtenu\w*|termine\w*|fort\w* d)\b[^.;]{0,40}\b(?:certificate|certificat|diploma|diplome|degree|designation|attestation)\b/;

/** A credential named with no more than its field and school, as in a summary: "Certificat en gestion, Université du Fleuve". */
const NAMED =
  /(?:^|[,;+&–-]\s?|\b(?:and|et|plus)\s)(?:an? |une? |le |la )?(?:[\p{L}'-]+ ){0,3}?(?:certificate|certificat|diploma|diplome|degree|designation|attestation|maitrise|bac(?:calaureat)?|bsc|ba|msc|mba|dec|dep|master'?s?|bachelor'?s?|hnc|hnd)\b/u;

/** What tells that studies go on. */
const GOES_ON = claimWord('told unfinished: goes on');

/** Credentials without a level of their own, such as certificates, told as had while they are still under way. */
export function toldUnfinished(claim: Claim) {
  const open = claim.known.entries.filter(
    (entry) => entry.section === 'education' && isUnfinished(entry, claim.today),
  );
  return claim.sentences.flatMap((sentence) => {
    const text = fold(sentence.text);
    if (
      !(HAS.test(text) || (NAMED.test(text) && !GOES_ON.test(text))) ||
      UNFINISHED.test(text) ||
      isGap(claim, sentence) ||
      isFrame(claim, sentence)
    )
      return [];
    const vocabulary = vocabularyOf(sentence.words);
    return open
      .filter(({ sources }) => {
        const field = sources.find((source) => source.field === 'area');
        const note = field?.text.indexOf('(') ?? -1;
        const area = unitsOf((field?.words ?? []).filter(({ start }) => note < 0 || start < note));
        return area.length > 0 && area.every((unit) => isSaid(unit, vocabulary));
      })
      .map(() =>
        refuse(
          claim,
          sentence,
          'education',
          messages.message('unfinished'),
          messages.message('unfinishedFix'),
        ),
      );
  });
}
