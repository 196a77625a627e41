import { shareOf } from '#engines/claims/checks/amounts/follows.ts';
import { ratiosIn } from '#engines/claims/checks/amounts/shares.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** More than half of something, without a number. */
const MOST =
  /\b(?:most of|mostly|mainly|chiefly|predominantly|(?:the|a) (?:large |great |vast )?(?:majority|bulk) of|(?:more|over) than half|over half|la plupart|la (?:grande |vaste )?majorite|le gros d|en (?:grande )?majorite|majoritairement|principalement|essentiellement|surtout|plus de la moitie)\b/;
const HALF = 0.5;

/** The shares that a value tells, from 0 to 1. */
const sharesTold = (source: Source): number[] => [
  ...ratiosIn(source),
  ...source.quantities.flatMap((one) => shareOf(one) ?? []),
];

/** Most of what a fact tells a smaller share of: "most of them in schools" of "about a third of them in schools". */
export const checkMostOf: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const found = MOST.exec(fold(sentence.text));
        const [best] = found === null ? [] : supportOf(claim, sentence);
        if (found === null || best === undefined || MOST.test(fold(best.text))) return [];
        const shares = sharesTold(best).filter((share) => share > 0 && share < 1);
        if (shares.length === 0 || shares.some((share) => share > HALF)) return [];
        const start = sentence.start + found.index;
        const at = { start, end: start + found[0].length };
        if (isGap(claim, at) || isFrame(claim, at)) return [];
        const words = claim.text.slice(at.start, at.end);
        return [
          refuse(claim, at, 'reach', messages.message('notOfThis', { words }), messages.message('widerFix')),
        ];
      });
