import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** Actions that make a thing: who made three dishes of a menu did not make the menu. */
const MADE =
  /^(?:design\w*|creat\w*|wr(?:ite|ote|itten|ites|iting)|built|buil[dt]\w*|develop\w*|draft\w*|compos\w*|author\w*|translat\w+|conc(?:u|ue|us|ues|evoir|ois|oit|eption)|cree\w*|redig\w+|elabor\w+|develop\w*|tradui\w+)$/;
/** A number of things that are parts of another. */
const PARTS =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|several|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs)\s((?:(?!(?:of|de|du|des)\b)[\p{L}-]+\s){1,2})(?:of|from|for|de|du)\s(?:the|la|le|l')\s?([\p{L}-]+)/u;

/** Whether a text tells the whole of which a value tells parts, and not the parts. */
function isWholeTold(text: string, { text: fact }: Source): boolean {
  const [, parts = '', whole = ''] = PARTS.exec(fold(fact)) ?? [];
  if (whole === '') return false;
  const vocabulary = vocabularyOf(wordsOf(text, stem));
  const isTold = (part: string) => unitsOf(wordsOf(part, stem)).some((unit) => isSaid(unit, vocabulary));
  return isTold(whole) && !isTold(parts);
}

/** What was made of parts of a thing told of the thing: "designed the menu" of "designed three dishes of the menu". */
export const checkPartOf: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) =>
        sentence.clauses
          .filter(({ words }) => words.some(({ word }) => MADE.test(word)))
          .filter((clause) => !isGap(claim, clause) && !isFrame(claim, clause))
          .filter((clause) => {
            const [best] = supportOf(claim, clause);
            return best !== undefined && isWholeTold(sentence.text, best);
          })
          .map((clause) =>
            refuse(claim, clause, 'reach', messages.message('ofPart'), messages.message('ofPartFix')),
          ),
      );
