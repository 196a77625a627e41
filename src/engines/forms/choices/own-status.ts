import type { AskedQuestion } from '#engines/forms/screening/asked.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** What one is or is not, as forms of equal opportunity ask it: whether plain words (as of `plainLabel`) speak of it. */
export const isOwnStatus = (words: string): boolean => /veteran|disab|handicap/.test(words);

/** Whether a question or most of its choices speak of such a status: "Military service" with its branches does not. */
export const asksStatus = ({ question: { options }, text }: AskedQuestion): boolean =>
  isOwnStatus(text) ||
  options.filter(({ label }) => isOwnStatus(plainLabel(label))).length * 2 > options.length;
