import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Unit } from '#engines/claims/language/units.ts';

/** Words after which a skill or a field is named that somebody is said to have. */
const LEAD =
  /\b(?:skilled (?:in|at|with)|proficien(?:t|cy) (?:in|with|at)|expert(?:ise)? (?:in|at|with)|certified (?:in|as)|fluent in|maitrise (?:de|du|des)|competente?s? (?:en|dans)) (?:[\p{L}'-]+ ){0,3}$/u;

/** A length of time without a number. */
const LASTING = /^(?:years|decades?|annees|decennies?)$/;

/**
 * Whether a word tells outright what somebody is able to do ("skilled in underwater cutting") or how long they did it ("for years"):
 * no other way of saying what the facts say.
 */
export function isOutright({ text }: Claim, { words, start }: Unit): boolean {
  if (words.some(({ word }) => LASTING.test(word))) return true;
  return LEAD.test(fold(text.slice(Math.max(0, start - 80), start)));
}
