import type { Refusal, RefusedText } from '#contract/career/facts.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';

/** Why a text may not stand, as it is found out; it is said when a person reads it. */
export type FoundRefusal = Omit<Refusal, 'why' | 'remedy'> & { why: Message; remedy: Message };

/** A text that was not taken over, with the reasons as they were found out. */
export type RefusedFinding = Omit<RefusedText, 'refusals'> & { refusals: FoundRefusal[] };

/** Texts that were not taken over, in the words of a reader. */
export function sayRefused(refused: readonly RefusedFinding[], reader: Reader): RefusedText[] {
  const said = (words: Message): string => say(words, reader);
  return refused.map((one) => ({
    ...one,
    refusals: one.refusals.map(({ span, why, remedy }) => ({
      span,
      why: said(why),
      remedy: said(remedy),
    })),
  }));
}
