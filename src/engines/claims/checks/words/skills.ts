import type { Check } from '#engines/claims/context.ts';
import { piecesOf, refuse } from '#engines/claims/context.ts';
import { wordsOf } from '#engines/claims/language/fold.ts';
import { stem } from '#engines/claims/language/stems.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';

const APART = /[,;:()|•]|\s(?:and|et|&|on|for|with|in|pour|avec|sur|en|dans)\s|\s[-–—]\s/i;
const MOST_WORDS = 4;

/** Skills in a list: the words of each stand together in one value or entry, and are not gathered from several. */
export const checkSkills: Check = (asked) => {
  const { place, text, known } = asked;
  if (place.kind !== 'list' || place.section !== 'skills') return [];
  return piecesOf(asked, APART).flatMap((piece) => {
    const part = text.slice(piece.start, piece.end);
    const units = unitsOf(wordsOf(part, stem));
    if (units.length < 2 || units.length > MOST_WORDS) return [];
    const saidBySome = (unit: (typeof units)[number]) => known.sources.some(({ said }) => isSaid(unit, said));
    const together =
      known.sources.some(({ said }) => units.every((unit) => isSaid(unit, said))) ||
      known.entries.some(
        ({ section, sources }) =>
          /^(?:skills|education|certificates)$/.test(section) &&
          units.every((unit) => sources.some(({ said }) => isSaid(unit, said))),
      );
    if (together || !units.every(saidBySome)) return [];
    return [
      refuse(
        asked,
        piece,
        'skill',
        `Your profile does not say “${part}” of one thing.`,
        'Name the skill as your profile does.',
      ),
    ];
  });
};
