import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** Passing on what a certificate certifies. */
const TEACHES =
  /\b(?:(?:i|je|j'ai) (?:also |now |then |aussi |have |currently )?|j')(?:train|trained|teach|taught|instruct|instructed|certify|certified|examine|examined|forme|formais|enseigne|enseignais|instruis|certifie)\b(?: (?:others|people|colleagues|staff|candidates|students|new \p{L}+|d'autres(?: personnes)?|des collegues|le personnel|les autres))?/u;
const TEACHING = claimWord('taught: teaching');

/** Whether a clause says all of a certificate's name that says anything. */
const names = (clause: Clause, name: string): boolean => {
  const units = unitsOf(wordsOf(name, stem));
  const vocabulary = vocabularyOf(clause.words);
  return (
    units.length > 0 && units.filter((unit) => isSaid(unit, vocabulary)).length >= Math.min(units.length, 2)
  );
};

/** Whether some fact tells of teaching that thing. */
const isTaught = (claim: Claim, name: string): boolean =>
  claim.place.sources.some(
    ({ field, text, vocabulary }) =>
      field === 'highlights' &&
      TEACHING.test(fold(text)) &&
      unitsOf(wordsOf(name, stem)).some((unit) => isSaid(unit, vocabulary)),
  );

/** A certificate that the person holds, told as what they teach others. */
export const checkTaught: Check = (claim) => {
  if (!/^(?:letter|summary)$/.test(claim.place.kind)) return [];
  const held = claim.known.sources.filter(
    ({ section, field }) => section === 'certificates' && field === 'name',
  );
  return claim.sentences.flatMap(({ clauses }) =>
    clauses
      .filter((clause) => TEACHES.test(fold(clause.text)) && !isGap(claim, clause) && !isFrame(claim, clause))
      .filter((clause) => held.some(({ text }) => names(clause, text) && !isTaught(claim, text)))
      .map((clause) =>
        refuse(claim, clause, 'certificate', messages.message('notTaught'), messages.message('notTaughtFix')),
      ),
  );
};
