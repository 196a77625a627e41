import { claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { NUMBER_WORDS } from '#engines/claims/quantities/counting.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';

/** What says of studies that they are not finished. */
export const UNFINISHED =
  /\b(?:in progress|unfinished|not finished|did not finish|left (?:before|after|without|early|in)|withdrew|dropped out|interrupted|interrompu\w*|partiel\w*|sans diplome|ongoing|en cours|underway|under way|expected|candidate|not completed|incomplete|remaining|restante?s?|a (?:suivre|terminer)|prevue?|attended|studying|part-way|current|currently|to finish|to be completed|inacheve\w*|(?:non|pas) (?:termine|fini|obtenu|valide|reussi|passe)\w*|(?:not|never) (?:obtained|awarded|passed|conferred|graduated)|no (?:degree|diploma|qualification)|without (?:a |the )?(?:degree|diploma)|quitte\w*|echoue\w*|failed|arret\w*|stopped|\d+ (?:of|out of|sur) (?:the )?\d+|abandon\w*|partial|some|amorce\w*|entame\w*|commence\w*|begun|began|started|entrepris\w*|poursui\w*|pursuing|(?:one|two|three|four|\d+) years? (?:completed|of)|(?:une|deux|trois|quatre|\d+) (?:ans?|annees?) (?:terminees?|completees?|de|d')|credits?)\b/;

const NUMBER = String.raw`\d+|${[...NUMBER_WORDS.keys()].join('|')}`;

/** What says of a certificate that it is not had yet; "3 of 5 courses" are not all. */
export const NOT_YET = new RegExp(
  String.raw`\b(?:in progress|ongoing|under way|underway|expected|pending|booked|enrolled|to be completed|not (?:yet )?(?:completed|passed|finished)|en cours|inscrite?|reservee?|prevue?|a venir|en attente|(?:${NUMBER}) (?:\w+ )?(?:of|out of|sur|des) (?:the |les )?(?:${NUMBER}))\b`,
);

/** What says of a credential that it has run out. */
export const OVER = claimWord('unfinished: over', /\b(?:expiree?s? (?:depuis|en (?:19|20)\d\d))\b/);

/** Whether a school's entry is not finished on a day: it says so, or ends later. */
export function isUnfinished({ sources, start, end }: Entry, today: string): boolean {
  if (end === '' && start !== '') return true;
  if (end !== '' && end > today.slice(0, end.length)) return true;
  return sources.some(({ text }) => UNFINISHED.test(fold(text)));
}
