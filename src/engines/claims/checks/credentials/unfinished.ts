import { claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { NUMBER_WORDS } from '#engines/claims/quantities/counting.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';

/** What says of studies that they are not finished. */
export const UNFINISHED = claimWord(
  'unfinished: words',
  /\b(?:left (?:after|without|early|in)|no (?:degree|diploma|qualification)|without (?:a |the )?(?:degree|diploma)|(?:not|never) (?:obtained|awarded|passed|conferred|graduated)|(?:non|pas) (?:obtenu|valide|reussi|passe)\w*|pas (?:termine|fini)\w*|quitte\w*|echoue\w*|failed|\d+ (?:of|out of|sur) (?:the )?\d+|(?:one|two|three|four|\d+) years? (?:completed|of)|(?:une|deux|trois|quatre|\d+) (?:ans?|annees?) (?:terminees?|completees?|de|d'))\b/,
);

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
