import { claimWord } from '#engines/lexicon/index.ts';
import { isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { carriersOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { fold } from '#engines/text/index.ts';

const WITHOUT = /\b(?:without|sans)\s(?!(?:which|whom|quoi|lequel|doute|cesse)\b)/g;
/** What says in a fact that something was not so. */
const DENIED = claimWord(
  'without: denied',
  /\b(?:n')\b|-free\b|\bun(?!it|i\p{L}|der|til|e\b)\p{L}{4,}|\bnon-/u,
);

/** What a text says was done without, where its fact denies nothing: "without supervision", "sans encadrement". */
export const checkWithout: Check = (claim) => {
  if (!/^(?:told|letter|summary)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence) => {
    if (isStance(claim, sentence)) return [];
    const carriers = carriersOf(claim, sentence);
    if (carriers.length === 0 || carriers.some(({ text }) => DENIED.test(fold(text)))) return [];
    return Array.from(fold(sentence.text).matchAll(WITHOUT)).flatMap(({ 0: cue, index }) => {
      const start = sentence.start + index;
      const place = { start, end: start + cue.length };
      if (claim.place.kind === 'letter' && isGap(claim, place)) return [];
      return [
        refuse(
          claim,
          place,
          'reach',
          messages.message('notOfThis', { words: claim.text.slice(start, sentence.end) }),
        ),
      ];
    });
  });
};
