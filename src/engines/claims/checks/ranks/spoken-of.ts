import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { stem } from '#engines/language/index.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** An action of speech, and what it was about: "remind clients of their medication". */
const ABOUT =
  /\b(?:remind|inform|advis|tell|told|talk|ask|warn|rappel|conseill|avert|parl)\w*\b[^.;,]{0,40}?\b(?:of|about|on|de|du|des|sur)\s(?:their |the |leurs? |les? |la |l')?([\p{L}-]{4,})/u;
const SPOKEN = claimWord('spoken of: spoken');
const GIVEN = claimWord('spoken of: given');

/** What the person only spoke of, told as what they gave: "give clients their medication". */
export const checkSpokenOf: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) =>
        sentence.clauses.flatMap((clause) => {
          const text = fold(clause.text);
          if (!GIVEN.test(text) || SPOKEN.test(text) || isGap(claim, clause) || isFrame(claim, clause))
            return [];
          const support = supportOf(claim, clause);
          const thing = ABOUT.exec(fold(support[0]?.text ?? ''))?.[1];
          if (thing === undefined || !clause.words.some((word) => word.stem === stem(thing))) return [];
          if (support.some((source) => GIVEN.test(fold(source.text)))) return [];
          return [
            refuse(claim, clause, 'scope', messages.message('spokeOf'), messages.message('verbOfProfile')),
          ];
        }),
      );
