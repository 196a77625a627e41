import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { fold } from '#engines/text/index.ts';

/** What tells that a credential still holds. */
const HOLDS =
  /\b(?:current(?:ly)?|valid|in force|up[- ]to[- ]date|in date|active|still (?:good|valid|holds?)|not expired|en vigueur|a jour|valide|valables?|active)\b/;
const NO_LONGER = claimWord('validity: no longer');
/** How far from a credential's name the word that it holds may stand. */
const BESIDE = 24;

/** Credentials told as holding that have run out by the date the profile gives. */
export const checkValidity: Check = (claim) =>
  claim.sentences.flatMap((sentence) => {
    const stated = fold(sentence.text);
    const found = HOLDS.exec(stated);
    if (found === null || NO_LONGER.test(stated)) return [];
    if (isGap(claim, sentence) || isFrame(claim, sentence)) return [];
    const from = sentence.start + found.index;
    const near = sentence.words.filter(({ start, end }) => start < from + BESIDE && end > from - BESIDE);
    const units = unitsOf(near).filter(({ words }) => !words.every(({ word }) => isGeneric(word)));
    const meant = claim.known.entries
      .filter(({ section }) => section === 'certificates')
      .map(({ sources }) => ({
        until: sources.find(({ field }) => field === 'validUntil')?.text ?? '',
        said: units.filter((unit) =>
          sources.some(({ field, vocabulary }) => field === 'name' && isSaid(unit, vocabulary)),
        ).length,
      }))
      .toSorted((a, b) => b.said - a.said);
    const [best] = meant;
    if (best === undefined || best.said === 0) return [];
    const isOver = meant
      .filter(({ said }) => said === best.said)
      .every(({ until }) => until !== '' && until < claim.today.slice(0, until.length));
    if (!isOver) return [];
    return [
      refuse(
        claim,
        { start: from, end: from + found[0].length },
        'certificate',
        messages.message('ranOut'),
        messages.message('ranOutFix'),
      ),
    ];
  });
