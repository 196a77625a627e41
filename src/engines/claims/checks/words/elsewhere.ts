import type { Claim, Check } from '#engines/claims/context.ts';
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

function isOfAnother(claim: Claim, clause: Clause): boolean {
  const units = unitsOf(clause.words);
  const count = ({ vocabulary }: Source) => units.filter((unit) => isSaid(unit, vocabulary)).length;
  const own = Math.max(0, ...claim.place.sources.filter(({ field }) => TOLD.test(field)).map(count));
  const literally = ({ vocabulary: said }: Source) =>
    units.filter(({ words }) => words.every(({ stem }) => said.stems.has(stem))).length;
  const ownLiterally = Math.max(0, ...claim.place.sources.map(literally));
  return claim.known.sources.some(
    (source) =>
      TOLD.test(source.field) &&
      /^(?:work|volunteer|projects)$/.test(source.section) &&
      !claim.place.sources.includes(source) &&
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
function isOfUnnamed(claim: Claim, clause: Clause, named: readonly Entry[]): boolean {
  const jobs = named.filter(({ section }) => /^(?:work|volunteer)$/.test(section));
  // A school where the person worked too is named as either.
  if (jobs.length === 0 || jobs.length < named.length) return false;
  const own = jobs.flatMap(({ sources }) => sources);
  const units = unitsOf(clause.words).filter(
    (unit) =>
      !own.some(({ field, vocabulary }) => field === 'name' && isSaid(unit, vocabulary)) &&
      !claim.quantities.some((one) => meets(one, unit)),
  );
  const count = ({ vocabulary: said }: Source) => units.filter((unit) => isSaid(unit, said)).length;
  return (
    units.length > 1 &&
    own.every((source) => count(source) * 2 < units.length) &&
    claim.known.sources.some(
      (source) =>
        TOLD.test(source.field) &&
        /^(?:work|volunteer)$/.test(source.section) &&
        !own.includes(source) &&
        count(source) >= Math.max(LEAST_OF_UNNAMED, units.length * MOST_OF_UNNAMED),
    )
  );
}

/** Clauses of a bullet that tell of what another entry did: words of it may stand here too, scattered over many facts. */
export const checkElsewhere: Check = (claim) => {
  const isBullet = claim.place.kind === 'told' && claim.place.entry !== null;
  if (!isBullet && !/^(?:letter|summary)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence) =>
    sentence.clauses
      .filter((clause) =>
        isBullet
          ? isOfAnother(claim, clause)
          : isOfUnnamed(claim, clause, entriesTold(claim, sentence, clause)) && !isGap(claim, clause),
      )
      .map((clause) =>
        refuse(
          claim,
          clause,
          'merged',
          messages.message('ofSomethingElse', { words: clause.text }),
          messages.message('whereItHappened'),
        ),
      ),
  );
};
