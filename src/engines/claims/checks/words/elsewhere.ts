import type { Asked, Check } from '#engines/claims/context.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import { entriesTold } from '#engines/claims/profile/told.ts';
import { isGap } from '#engines/claims/checks/letters/letter.ts';
import { text as messages } from '#engines/claims/messages.ts';

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

/** What another job's fact must say of such a clause: two words, and most of them. */
const LEAST_OF_UNNAMED = 2;
const MOST_OF_UNNAMED = 0.6;

/** Whether a clause is told of the jobs that are named, and another one did all of it while these did next to none. */
function isOfUnnamed(asked: Asked, clause: Clause, named: readonly Entry[]): boolean {
  const jobs = named.filter(({ section }) => /^(?:work|volunteer)$/.test(section));
  // A school where the person worked too is named as either.
  if (jobs.length === 0 || jobs.length < named.length) return false;
  const own = jobs.flatMap(({ sources }) => sources);
  const units = unitsOf(clause.words).filter(
    (unit) =>
      !own.some(({ field, said }) => field === 'name' && isSaid(unit, said)) &&
      !asked.quantities.some((one) => meets(one, unit)),
  );
  const count = ({ said }: Source) => units.filter((unit) => isSaid(unit, said)).length;
  return (
    units.length > 1 &&
    own.every((source) => count(source) * 2 < units.length) &&
    asked.known.sources.some(
      (source) =>
        TOLD.test(source.field) &&
        /^(?:work|volunteer)$/.test(source.section) &&
        !own.includes(source) &&
        count(source) >= Math.max(LEAST_OF_UNNAMED, units.length * MOST_OF_UNNAMED),
    )
  );
}

/** Clauses of a bullet that tell of what another entry did: words of it may stand here too, scattered over many facts. */
export const checkElsewhere: Check = (asked) => {
  const isBullet = asked.place.kind === 'told' && asked.place.entry !== null;
  if (!isBullet && !/^(?:letter|summary)$/.test(asked.place.kind)) return [];
  return asked.sentences.flatMap((sentence) =>
    sentence.clauses
      .filter((clause) =>
        isBullet
          ? isOfAnother(asked, clause)
          : isOfUnnamed(asked, clause, entriesTold(asked, sentence, clause)) && !isGap(asked, clause),
      )
      .map((clause) =>
        refuse(
          asked,
          clause,
          'merged',
          messages.message('ofSomethingElse', { words: clause.text }),
          messages.message('whereItHappened'),
        ),
      ),
  );
};
