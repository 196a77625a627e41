import type { Claim, Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { OFFERS } from './employer.ts';
import { clauseAt } from './letter.ts';

const IF = /\b(?:i|we)\s(?:would|could|might)\b|\bi['’]d\b|\b(?:je|j')\s?\p{L}+(?:erais|irais|rais)\b/u;

/** Whether a clause tells what the person would do with those it is written to, and nothing that was: "I would lean on your engineers". */
export function isHypothetical(claim: Claim, place: Stretch): boolean {
  const text = fold(clauseAt(claim, place)?.clause.text ?? '');
  return IF.test(text) && /\b(?:you|yours?|vous|votre|vos)\b/.test(text) && !OFFERS.test(text);
}
