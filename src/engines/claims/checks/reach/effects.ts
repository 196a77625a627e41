import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/derive.ts';
import { fold } from '#engines/text/index.ts';

/** What came of a deed: something got better, less or quicker. One family a row, English and French, over folded text. */
const EFFECTS: readonly RegExp[] = [
  /\b(?:improv\w+|enhanc\w+|boost\w*|strengthen\w*|better(?= \p{L}+(?:ion|ity|ness|ance|ence|ty)\b)|amelior\w+|renforc\w+|optimi[sz]\w+|optimis\w+)\b/u,
  /\b(?:reduc\w+|cutting|lower(?:ed|ing)|fewer(?! than)|minimi[sz]\w+|reduis\w*|reduit\w*|diminuant|diminue (?:le|la|les)|abaiss\w+|minimis\w+)\b/,
  /\b(?:increas\w+|growth|raising|doubl(?:ing|ant)|augment\w+|accroiss\w+)\b/,
  /\b(?:sav(?:ed|ing|ings)|economisant|economies? de)\b/,
  /\b(?:sp(?:ed|eeds?|eeding) up|faster|quicker|accelerat\w+|streamlin\w+|accel[e]r\w+|plus (?:vite|rapide\w*))\b/,
  /\b(?:prevent(?:ed|ing)|avoid(?:ed|ing)|eliminat(?:ed|ing)|evit(?:e|ant|er)|elimin(?:e|ant|er))\b/,
  /\b(?:ensur(?:ed|es|ing)|guarante\w+|assurant|garantissant)\b/,
];
const CHANGED =
  /\b(?:rose|risen|fell|fallen|dropp?\w*|cut|down|up|now|from|less|more|earlier|short\w+|lost|won|passe\w*|baiss\w+|hauss\w+|moins|plus|ramen\w+|recul\w+|permis)\b/;

const tells = (effect: RegExp, { text, quantities }: Source): boolean =>
  effect.test(fold(text)) || CHANGED.test(fold(text)) || changesIn(text, quantities).length > 0;

/** The effect that a sentence tells and none of its facts does. */
function addedTo(claim: Claim, sentence: Sentence): { start: number; end: number } | null {
  const support = supportOf(claim, sentence);
  if (support.length === 0) return null;
  const said = fold(sentence.text);
  for (const effect of EFFECTS) {
    const found = effect.exec(said);
    if (found === null || support.some((source) => tells(effect, source))) continue;
    const start = sentence.start + found.index;
    return { start, end: start + found[0].length };
  }
  return null;
}

/** Effects that nobody recorded: what got better, less or quicker by it. */
export const checkEffects: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        if (isStance(claim, sentence)) return [];
        const added = addedTo(claim, sentence);
        if (added === null || isGap(claim, added) || isFrame(claim, added)) return [];
        const words = claim.text.slice(added.start, added.end);
        return [
          refuse(
            claim,
            added,
            'causal',
            messages.message('notOfThis', { words }),
            messages.message('notBecauseFix'),
          ),
        ];
      });
