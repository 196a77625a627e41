import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { isAction, isWrittenAsAWord } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric, isReach } from '#engines/claims/lexicon/lexicon.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { fold } from '#engines/text/index.ts';

/** What leads to the means by which something was reached. */
const MEANS =
  /\b(?:by (?=\w+ing\b)|through|via|using|thanks to|with the help of|grace a|au moyen d\w*|a l'aide d\w*)/g;
const ENDS = /[,.;:()]|\b(?:and|et|which|qui|from|to|in (?=\d)|en (?=\d))\b/;

/** The means that a sentence tells, where its fact tells others: none of those things is the fact's. */
function otherMeans(claim: Claim, sentence: Sentence): Stretch | null {
  const [best] = supportOf(claim, sentence);
  if (best === undefined || languageOf(best.words) !== languageOf(sentence.words)) return null;
  const own = fold(best.text).search(MEANS);
  const text = vocabularyOf(sentence.words);
  const isLeftOut = (unit: Unit) => !isAction(unit) && !isSaid(unit, text);
  // A means put in the place of the fact's leaves something of it out.
  if (own < 0 || !unitsOf(best.words.filter(({ start }) => start > own)).some(isLeftOut)) return null;
  const said = fold(sentence.text);
  for (const { 0: cue, index } of said.matchAll(MEANS)) {
    const from = index + cue.length;
    const length = ENDS.exec(said.slice(from))?.index ?? said.length - from;
    const stretch = { start: sentence.start + from, end: sentence.start + from + length };
    const strange = unitsOf(sentence.words.filter((word) => meets(word, stretch))).some(
      (unit) =>
        isWrittenAsAWord(unit) &&
        !isAction(unit) &&
        !unit.words.every(({ word }) => isGeneric(word) || isReach(word)) &&
        ![...claim.quantities, ...claim.dates, ...claim.frequencies].some((one) => meets(one, unit)) &&
        !isSaid(unit, best.vocabulary),
    );
    if (strange) return { start: sentence.start + index, end: stretch.end };
  }
  return null;
}

/** Means that are not those of the fact: "through an online system" of what was done by telephone. */
export const checkMeans: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const other = otherMeans(claim, sentence);
        if (other === null || isGap(claim, other) || isFrame(claim, other)) return [];
        const words = claim.text.slice(other.start, other.end);
        return [
          refuse(
            claim,
            other,
            'causal',
            messages.message('notOfThis', { words }),
            messages.message('notBecauseFix'),
          ),
        ];
      });
