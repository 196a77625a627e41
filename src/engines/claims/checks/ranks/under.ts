import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { SHARE } from './share.ts';

/** What others do to the person's work: "under a pharmacist's check", "sous la direction de la chef". */
const UNDER =
  /\b(?:under|sous)\s(?:the |an? |my |la |le |l')?(?:[\p{L}-]+'s? )?(?:close |direct )?(check|checking|supervision|direction|lead|leadership|review|control|guidance|management|verification|gestion|controle)\b/u;
const STILL = claimWord(
  'under: still',
  /\b(?:(?:with|avec) (?:[\p{L}'-]+ ){1,4}(?:directing|supervising|overseeing|leading|guiding|watching|in charge|qui (?:dirigeait|supervisait|encadrait|surveillait)|a la direction)|(?:with|avec) (?:[\p{L}'-]+ ){0,2}(?:supervision|guidance|oversight|encadrement))\b/u,
);

/** Somebody above who stood over the action itself: told without them, the action would be done in one's own right. */
const SUPERVISED = claimWord(
  'under: supervised',
  /\b(?:under (?:[\p{L}'-]+ ){0,3}(?:supervision|direction|guidance|oversight|check|eye))\b/u,
);
/** What lowers an action as much: a share in it, or somebody who is above it. */
const LOWERED = claimWord('under: lowered');

const LEAST_OF_A_ROOT = 5;

/** Whether two stems are of one word: those of "supervision" and "supervised" end at different letters. */
const isOneRoot = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST_OF_A_ROOT && (one.startsWith(other) || other.startsWith(one)));

/** Whether a clause tells the action of a fact, by half of the fact's words, without who stood over it. */
function isUnsupervised({ words, text }: Clause, fact: Source, sentence: string): boolean {
  if (!SUPERVISED.test(fold(fact.text)) || LOWERED.test(sentence) || SHARE.test(sentence)) return false;
  const units = unitsOf(words);
  const said = units.filter((unit) => isSaid(unit, fact.vocabulary)).length;
  return said >= 2 && said * 2 >= units.length && text !== '';
}

/** What others did to the person's work, told as the person's own action. */
export const checkUnder: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        if (STILL.test(fold(sentence.text)) || isGap(claim, sentence) || isFrame(claim, sentence)) return [];
        return sentence.clauses.flatMap((clause) => {
          const [best] = supportOf(claim, clause);
          if (best !== undefined && isUnsupervised(clause, best, fold(sentence.text)))
            return [
              refuse(
                claim,
                clause,
                'scope',
                messages.message('supervised'),
                messages.message('supervisedFix'),
              ),
            ];
          const root = stem(UNDER.exec(fold(best?.text ?? ''))?.[1] ?? '');
          if (best === undefined || root === '') return [];
          const isOwnToo = best.words.filter((word) => isOneRoot(word.stem, root)).length > 1;
          // "Checked by a pharmacist" is told of others still.
          const by = /\b(?:by|par)\b/.test(fold(clause.text));
          return clause.words
            .filter((word) => isOneRoot(word.stem, root) && !isOwnToo && !by)
            .map((word) =>
              refuse(
                claim,
                word,
                'scope',
                messages.message('othersWork', { words: word.raw }),
                messages.message('othersWorkFix'),
              ),
            );
        });
      });
