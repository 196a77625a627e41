import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** What was only applied for: "patent application", "demande de brevet". */
const APPLIED =
  /\b([\p{L}-]{4,})\s(?:applications?|proposals?|bids?|requests?|pending)\b|\b(?:applications?|proposals?|applied|demandes?|candidatures?|propositions?)\s(?:for|pour|de|d'|a)\s?(?:an?\s|the\s|une?\s|l'|la\s|le\s)?([\p{L}-]{4,})/gu;
const STILL = claimWord('applied for: still');
/** Verbs of having what was applied for. */
const HAVING = claimWord('applied for: having');

const TELLING = /^(?:highlights|summary|description)$/;
const stemsOf = (text: string): Set<string> =>
  new Set(Array.from(fold(text).matchAll(APPLIED), ([, first, second]) => stem(first ?? second ?? '')));

/** Whether a value has a thing, and not only an application for it. */
const hasIt = ({ text, vocabulary }: Source, thing: string): boolean =>
  vocabulary.stems.has(thing) && !stemsOf(text).has(thing);

/** Something told as had that the profile says was applied for: "I hold a patent" of "patent application". */
export const checkAppliedFor: Check = (claim) => {
  if (!/^(?:told|letter|summary)$/.test(claim.place.kind)) return [];
  const sources = claim.known.sources.filter(({ field }) => TELLING.test(field));
  const applied = new Set(sources.flatMap(({ text }) => [...stemsOf(text)]));
  return applied.size === 0
    ? []
    : claim.sentences.flatMap((sentence) =>
        STILL.test(fold(sentence.text)) || !HAVING.test(fold(sentence.text))
          ? []
          : wordsOf(sentence.text, stem)
              .filter((word) => applied.has(word.stem) && !sources.some((one) => hasIt(one, word.stem)))
              .map((word) => ({ start: sentence.start + word.start, end: sentence.start + word.end }))
              .filter((place) => !isFrame(claim, place) && !isGap(claim, place))
              .map((place) =>
                refuse(
                  claim,
                  place,
                  'award',
                  messages.message('appliedFor'),
                  messages.message('appliedForFix'),
                ),
              ),
      );
};
