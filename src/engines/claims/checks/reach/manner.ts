import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { MANNERS } from './manner.data.ts';

/** How an action was done, alone, early, within its budget, from nothing, where no fact that it is told of says so. */
export const checkManner: Check = (claim) =>
  !/^(?:told|line|summary|letter)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const support = supportOf(claim, sentence).map(({ text }) => fold(text));
        return MANNERS.flatMap(([stated, borne]) => {
          const found = stated.exec(fold(sentence.text));
          if (found === null || support.some((text) => borne.test(text))) return [];
          const start = sentence.start + found.index;
          const at = { start, end: start + found[0].length };
          if (isGap(claim, at) || isFrame(claim, at)) return [];
          // "I am on time": what somebody says of themselves in a letter is told of no fact.
          const clause = sentence.clauses.find((one) => meets(one, at));
          if (
            claim.place.kind === 'letter' &&
            (clause === undefined || supportOf(claim, clause).length === 0)
          )
            return [];
          return [
            refuse(
              claim,
              at,
              'reach',
              messages.message('notOfThis', { words: claim.text.slice(at.start, at.end) }),
              messages.message('mannerFix'),
            ),
          ];
        });
      });
