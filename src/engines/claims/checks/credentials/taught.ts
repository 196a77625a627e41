import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Asked, Check } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** Passing on what a certificate certifies. */
const TEACHES =
  /\b(?:i|je|j'ai) (?:also |now |then |aussi |have |currently )?(?:train|trained|teach|taught|instruct|instructed|certify|certified|examine|examined|forme|formais|enseigne|enseignais|instruis|certifie)\b(?: (?:others|people|colleagues|staff|candidates|students|new \p{L}+|d'autres(?: personnes)?|des collegues|le personnel|les autres))?/u;
const TEACHING =
  /\b(?:train\w*|teach\w*|taught|instruct\w*|form(?:e|ee?s|er|ais|ait|ateur|atrice|ation)|enseign\w*)\b/;

/** Whether a clause says all of a certificate's name that says anything. */
const names = (clause: Clause, name: string): boolean => {
  const units = unitsOf(wordsOf(name, stem));
  const said = saidBy(clause.words);
  return units.length > 0 && units.filter((unit) => isSaid(unit, said)).length >= Math.min(units.length, 2);
};

/** Whether some fact tells of teaching that thing. */
const isTaught = (asked: Asked, name: string): boolean =>
  asked.place.sources.some(
    ({ field, text, said }) =>
      field === 'highlights' &&
      TEACHING.test(fold(text)) &&
      unitsOf(wordsOf(name, stem)).some((unit) => isSaid(unit, said)),
  );

/** A certificate that the person holds, told as what they teach others. */
export const checkTaught: Check = (asked) => {
  if (!/^(?:letter|summary)$/.test(asked.place.kind)) return [];
  const held = asked.known.sources.filter(
    ({ section, field }) => section === 'certificates' && field === 'name',
  );
  return asked.sentences.flatMap(({ clauses }) =>
    clauses
      .filter((clause) => TEACHES.test(fold(clause.text)) && !isGap(asked, clause) && !isFrame(asked, clause))
      .filter((clause) => held.some(({ text }) => names(clause, text) && !isTaught(asked, text)))
      .map((clause) =>
        refuse(asked, clause, 'certificate', messages.message('notTaught'), messages.message('notTaughtFix')),
      ),
  );
};
