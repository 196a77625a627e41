import type { Asked, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

/** What a value of another entry must say of a clause, and how much more than any of its own. */
const LEAST_SAID = 3;
const TIMES_MORE = 2;

const TOLD = /^(?:highlights|summary|description)$/;

function isOfAnother(asked: Asked, clause: Clause): boolean {
  const units = unitsOf(clause.words);
  const count = ({ said }: Source) => units.filter((unit) => isSaid(unit, said)).length;
  const own = Math.max(0, ...asked.place.sources.filter(({ field }) => TOLD.test(field)).map(count));
  const literally = ({ said }: Source) =>
    units.filter(({ words }) => words.every(({ stem }) => said.stems.has(stem))).length;
  const ownLiterally = Math.max(0, ...asked.place.sources.map(literally));
  return asked.known.sources.some(
    (source) =>
      TOLD.test(source.field) &&
      /^(?:work|volunteer|projects)$/.test(source.section) &&
      !asked.place.sources.includes(source) &&
      (count(source) >= Math.max(LEAST_SAID, own * TIMES_MORE) ||
        // Word for word what is told there, and next to nothing of it here.
        (units.length >= LEAST_SAID &&
          literally(source) === units.length &&
          ownLiterally * 2 < units.length)),
  );
}

/** Clauses of a bullet that tell of what another entry did: words of it may stand here too, scattered over many facts. */
export const checkElsewhere: Check = (asked) =>
  asked.place.kind !== 'told' || asked.place.entry === null
    ? []
    : asked.sentences.flatMap(({ clauses }) =>
        clauses
          .filter((clause) => isOfAnother(asked, clause))
          .map((clause) =>
            refuse(
              asked,
              clause,
              'merged',
              `Your profile says “${clause.text}” of something else.`,
              'Tell it where it happened.',
            ),
          ),
      );
