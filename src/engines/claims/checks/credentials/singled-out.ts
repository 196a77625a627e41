import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** What others did to single the person out: they were asked, chosen, praised; one kind a line. */
const KINDS: readonly RegExp[] = [
  claimWord('singled out: asked'),
  claimWord('singled out: chosen'),
  claimWord('singled out: praised'),
  claimWord('singled out: published'),
  /\b(?:consulted|consultee?)\b/,
];

/** "I am regularly invited", "was chosen", "on m'a choisie". */
const TOLD_OF_ME =
  /\b(?:i am|i'm|i was|i have been|i've been|i get|je suis|j'ai ete|j'etais)\s(?:\p{L}+ly\s|often\s|\p{L}+ment\s|souvent\s)?([\p{L}-]+(?: (?:upon|out|after))?)/gu;

/** Invitations, elections and praise of the person that no value of the profile tells. */
export const checkSingledOut: Check = (claim) =>
  !/^(?:letter|summary|told)$/.test(claim.place.kind)
    ? []
    : Array.from(fold(claim.text).matchAll(TOLD_OF_ME)).flatMap(({ 0: span, 1: word = '', index }) => {
        const kind = KINDS.find((one) => one.test(word));
        const stretch = { start: index, end: index + span.length };
        if (kind === undefined || isFrame(claim, stretch) || isGap(claim, stretch)) return [];
        return claim.place.sources.some(({ text }) => kind.test(fold(text)))
          ? []
          : [refuse(claim, stretch, 'award', messages.message('notSingledOut'))];
      });
