import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { supportOf } from './support.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';

/** A verb by which a person changes an amount, at the head of a sentence. */
const CHANGES =
  /^(?:i |we |j'ai |je |a |ai )?(?:cut|cuts|reduc\w+|lower\w*|rais\w+|increas\w+|improv\w+|shorten\w*|brought|boost\w*|doubl\w+|halv\w+|grew|slash\w*|trimm\w*|reduit\w*|diminu\w+|augment\w+|amelior\w+|accru|abaiss\w+|hauss\w+|ramen\w+|fait (?:baisser|monter|passer|reculer|chuter|diminuer|augmenter|grimper|tomber))\b/;
const CHANGES_ANYWHERE =
  /\b(?:cut|cuts|reduc\w+|lower\w*|rais\w+|increas\w+|improv\w+|shorten\w*|brought|boost\w*|doubl\w+|halv\w+|reduit\w*|diminu\w+|augment\w+|amelior\w+|abaiss\w+|hauss\w+|ramen\w+)\b/;
/** A fact in which a thing changed after what somebody else did: "fell after the clinic added evening hours". */
const OF_OTHERS =
  /\b(?:went|go|goes|fell|fall|falls|dropped|drops|rose|rises|grew|climbed|declined|increased|decreased|improved|passee?s?|descendu\w*|recul\w+|chut\w+|monte\w*|baiss\w+)\b[^;]*\b(?:after|when|once|since|because|apres que|depuis que|quand|lorsque|parce que)\s(?:the|an?|our|head office|management|la|le|les|l'|une?|notre|nos)\s?[\p{L}-]+(?: [\p{L}-]+)? (?!(?:was|were|is|are|been|had been|a ete|ont ete|est|sont)\b)[\p{L}-]+/u;

/** A change that is only recorded: amounts behind what they are of, and no verb of the person. */
const RECORDED =
  /^[^:;.]{2,80}(?: ?:\s|\b(?:stood|stands|was|were|etai(?:t|ent)|s'etablissai(?:t|ent)) at? ?)/;

/** Whether a fact only records the amounts that a sentence tells as changed by the person: "accidents: 6 in 2018, 2 in 2023". */
function isOnlyRecorded({ text }: Source): boolean {
  const parts = text.split(/(?<=\p{L}{3}[.;])\s+/u);
  const changing = parts.filter((part) => changesIn(part, quantitiesIn(part)).length > 0);
  return (
    changing.length > 0 &&
    !CHANGES_ANYWHERE.test(fold(text)) &&
    changing.every((part) => RECORDED.test(fold(part)))
  );
}

/** A change that the fact puts down to somebody else, told as the person's own action. */
export const checkAgency: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        if (!CHANGES.test(fold(sentence.text))) return [];
        const [best] = supportOf(claim, sentence);
        if (best === undefined || CHANGES.test(fold(best.text))) return [];
        if (!OF_OTHERS.test(fold(best.text)) && !isOnlyRecorded(best)) return [];
        return [
          refuse(
            claim,
            sentence,
            'causal',
            messages.message('changedAfter'),
            messages.message('changedAfterFix'),
          ),
        ];
      });
