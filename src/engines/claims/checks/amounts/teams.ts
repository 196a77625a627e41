import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem as stemOf } from '#engines/language/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Vocabulary } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

/** "A team of 40", "une équipe de 40": what is counted works there. */
const TEAM_OF =
  /\b(?:teams?|staff|crews?|workforce|brigades?|squads?|equipes?|personnel|effectif) (?:of|de|d'|numbering)\s?(?:up to|more than|over|about|around|nearly|almost|well|some|plus|de|environ|pres|an?|\s)*$/;
const WORKING = unitsOf(wordsOf('employee', stemOf));

const isTeamOf = (text: string, { start }: Quantity): boolean =>
  TEAM_OF.test(fold(text.slice(Math.max(0, start - 48), start)));

/** Whether a text counts people who work together, and the value counts others. */
export const isTeamOfOthers = (
  claim: Claim,
  claimed: Quantity,
  there: Vocabulary,
  source: Source,
  truth: Quantity,
): boolean =>
  isTeamOf(claim.text, claimed) &&
  !isTeamOf(source.text, truth) &&
  !WORKING.some((unit) => isSaid(unit, there));
