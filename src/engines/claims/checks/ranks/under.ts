import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
import { stem } from '#engines/claims/language/stems.ts';

/** What others do to the person's work: "under a pharmacist's check", "sous la direction de la chef". */
const UNDER =
  /\b(?:under|sous)\s(?:the |an? |my |la |le |l')?(?:[\p{L}-]+'s? )?(?:close |direct )?(check|checking|supervision|direction|lead|leadership|review|control|guidance|management|verification|gestion|controle)\b/u;
const STILL =
  /\b(?:under|sous|supervised by|checked by|directed by|led by|reviewed by|supervisee? par|dirigee? par)\b/;

/** What others did to the person's work, told as the person's own deed. */
export const checkUnder: Check = (asked) =>
  !/^(?:told|letter|summary)$/.test(asked.place.kind)
    ? []
    : asked.sentences.flatMap((sentence) => {
        if (STILL.test(fold(sentence.text)) || isGap(asked, sentence) || isFrame(asked, sentence)) return [];
        return sentence.clauses.flatMap((clause) => {
          const [best] = supportOf(asked, clause);
          const root = stem(UNDER.exec(fold(best?.text ?? ''))?.[1] ?? '');
          if (best === undefined || root === '') return [];
          const isOwnToo = best.words.filter((word) => word.stem === root).length > 1;
          // "Checked by a pharmacist" is told of others still.
          const by = /\b(?:by|par)\b/.test(fold(clause.text));
          return clause.words
            .filter((word) => word.stem === root && !isOwnToo && !by)
            .map((word) =>
              refuse(
                asked,
                word,
                'scope',
                `Your profile says that somebody else did “${word.raw}”.`,
                'Say whose work it was.',
              ),
            );
        });
      });
