import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** Words of a clause from which on it matters that one or two facts say them, and how many of them those must say. */
const LEAST_WORDS = 4;
const LEAST_SHARE = 0.5;

/** Whether what a clause tells is put together of words of many facts, of which no two say most of it. */
function isScattered(claim: Claim, { words }: Clause): boolean {
  const units = unitsOf(words).filter((unit) => !claim.quantities.some((one) => meets(one, unit)));
  const said = units.filter((unit) => claim.known.sources.some((source) => isSaid(unit, source.vocabulary)));
  if (said.length < LEAST_WORDS) return false;
  const stated = claim.known.sources.map((source) => said.filter((unit) => isSaid(unit, source.vocabulary)));
  const [best = []] = stated.toSorted((a, b) => b.length - a.length);
  const rest = said.filter((unit) => !best.includes(unit));
  const second = Math.max(0, ...stated.map((own) => rest.filter((unit) => own.includes(unit)).length));
  return best.length + second < said.length * LEAST_SHARE;
}

/** Actions told in a letter with words of many facts: each word stands somewhere, and the whole nowhere. */
export const checkScattered: Check = (claim) =>
  claim.place.kind !== 'letter'
    ? []
    : claim.sentences
        .filter((sentence) => !isStance(claim, sentence))
        .flatMap(({ clauses }) => clauses)
        .filter((clause) => isScattered(claim, clause) && !isGap(claim, clause) && !isFrame(claim, clause))
        .map((clause) =>
          refuse(
            claim,
            clause,
            'merged',
            messages.message('ofDifferentThings'),
            messages.message('ofOneThingFix'),
          ),
        );
