import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import type { Asked, Check } from '#engines/claims/context.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** Words of a clause from which on it matters that one or two facts say them, and how many of them those must say. */
const LEAST_WORDS = 4;
const LEAST_SHARE = 0.5;

/** Whether what a clause tells is put together of words of many facts, of which no two say most of it. */
function isScattered(asked: Asked, { words }: Clause): boolean {
  const units = unitsOf(words).filter((unit) => !asked.quantities.some((one) => meets(one, unit)));
  const said = units.filter((unit) => asked.known.sources.some((source) => isSaid(unit, source.said)));
  if (said.length < LEAST_WORDS) return false;
  const told = asked.known.sources.map((source) => said.filter((unit) => isSaid(unit, source.said)));
  const [best = []] = told.toSorted((a, b) => b.length - a.length);
  const rest = said.filter((unit) => !best.includes(unit));
  const second = Math.max(0, ...told.map((own) => rest.filter((unit) => own.includes(unit)).length));
  return best.length + second < said.length * LEAST_SHARE;
}

/** Actions told in a letter with words of many facts: each word stands somewhere, and the whole nowhere. */
export const checkScattered: Check = (asked) =>
  asked.place.kind !== 'letter'
    ? []
    : asked.sentences
        .filter((sentence) => !isStance(asked, sentence))
        .flatMap(({ clauses }) => clauses)
        .filter((clause) => isScattered(asked, clause) && !isGap(asked, clause) && !isFrame(asked, clause))
        .map((clause) =>
          refuse(
            asked,
            clause,
            'merged',
            messages.message('ofDifferentThings'),
            messages.message('ofOneThingFix'),
          ),
        );
