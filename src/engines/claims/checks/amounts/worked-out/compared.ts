import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOut, bearsOutRounded } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';
import { ratiosIn } from '#engines/claims/checks/amounts/shares.ts';

/** What makes an amount the one that another is measured by. */
const MEASURE =
  'targets?|goals?|objectives?|planned|budget|budgeted|quota|standard|norm|benchmark|average|limit|expected|required|promised|allowed|objectifs?|cibles?|prevue?s?|budgetee?s?|norme|moyenne|limite|seuil|exigee?s?|promise?s?';
/** It stands right before the amount or right behind it: "the target is 90 %", "15 planned". */
const MEASURE_BEFORE = new RegExp(`\\b(?:${MEASURE})\\s(?:[\\p{L}']+\\s?){0,2}$`, 'u');
const MEASURE_AFTER = new RegExp(`^\\s(?:[\\p{L}']+\\s)?(?:${MEASURE})\\b`, 'u');
const ABOVE =
  /\b(?:above|over|beyond|more|higher|exceed\w*|beat|ahead|past|better|au-dessus|de plus|depass\w*|superieur\w*|mieux)\b/;
const BELOW =
  /\b(?:below|under|less|fewer|lower|short|inside|within|early|ahead|sooner|better|saved?|faster|au-dessous|sous|de moins|inferieur\w*|en avance|d'avance|plus tot|mieux)\b/;
/** What came after its time, which no lesser amount did. */
const LATE = /\b(?:behind|late|overdue|delay\w*|retards?)\b/;
/** How far from an amount stands what it is compared by. */
const AROUND = 48;

const isMeasureIn = (text: string, { start, end }: Quantity): boolean =>
  MEASURE_BEFORE.test(text.slice(Math.max(0, start - AROUND), start)) || MEASURE_AFTER.test(text.slice(end));

/** How far amounts of a value lie from those that they are measured by. */
function distancesIn({ text, quantities }: Source): { far: number; measures: string }[] {
  const folded = fold(text);
  return quantities.flatMap((measure) =>
    !isMeasureIn(folded, measure)
      ? []
      : quantities
          .filter(
            (own) =>
              own.measures === measure.measures &&
              (own.per === measure.per || own.per === '' || measure.per === '') &&
              !isMeasureIn(folded, own),
          )
          .map((own) => ({
            far: own.value * own.base - measure.value * measure.base,
            measures: own.measures === 'percent' ? 'points' : own.measures,
          })),
  );
}

/** Whether an amount is a distance, "three tenths" of a score too. */
const isSoFar = (claimed: Quantity, { far, measures }: { far: number; measures: string }): boolean =>
  (claimed.measures === measures || (measures === 'count' && /tenths|dixiemes/i.test(fold(claimed.span)))) &&
  bearsOutRounded(Math.abs(far) / claimed.base, claimed);

/** Whether a value's amount lies beyond what it is measured by, and as far as an amount tells, or is one of the two. */
export const isPast = (claimed: Quantity, source: Source): boolean =>
  distancesIn(source).some(
    (one) =>
      one.far > 0 && (isSoFar(claimed, one) || source.quantities.some((truth) => bearsOut(truth, claimed))),
  );

const nearOf = ({ text }: Claim, { start, end }: Quantity): string =>
  fold(text.slice(Math.max(0, start - AROUND), end + AROUND));

/**
 * Whether an amount is how far a value's amount lies from the one it is measured by: "four points above target" of "94 %; the target is 90 %",
 * "four days early" of "11 days, 15 planned".
 */
export function isFromMeasure(claim: Claim, claimed: Quantity, source: Source): boolean {
  const near = nearOf(claim, claimed);
  return distancesIn(source).some(
    (one) => isSoFar(claimed, one) && (one.far > 0 ? ABOVE : BELOW).test(near) && !LATE.test(near),
  );
}

/** Whether an amount is told on the other side of what a value's amount is measured by: "four days late" of four days early. */
export function isOnOtherSide(claim: Claim, claimed: Quantity, source: Source): boolean {
  const near = nearOf(claim, claimed);
  return (
    [ABOVE, BELOW, LATE].some((side) => side.test(near)) &&
    distancesIn(source).some((one) => isSoFar(claimed, one)) &&
    !isFromMeasure(claim, claimed, source)
  );
}

/** What turns a thing told into that it was not so: "non-renewals", "did not renew". */
const NOT_SO = claimWord('compared: not so', /\bnon[- ]/);
/** What goes right and what goes wrong of one thing: the shares of both are a whole. */
const CONTRARIES: readonly (readonly [right: RegExp, wrong: RegExp])[] = [
  [
    /\b(?:accura\w+|correct\w*|right|exact\w*|justes?|precision)\b/,
    /\b(?:errors?|mistakes?|wrong\w*|mis-?\p{L}+|incorrect\w*|erreurs?|fautes?)\b/u,
  ],
  [/\b(?:on[- ]time|punctual\w*|a l'heure|a temps)\b/, /\b(?:late|delay\w*|overdue|retards?)\b/],
  [/\b(?:pass(?:ed|es)?|success\w*|succe\w+|reussi\w*)\b/, /\b(?:fail\w*|echou\w+|echecs?)\b/],
  [/\b(?:attend\w+|present\w*|presences?)\b/, /\b(?:absen\w+|no-shows?)\b/],
  [/\b(?:uptime|availab\w+|disponib\w+)\b/, /\b(?:downtime|outages?|pannes?|indisponib\w+)\b/],
  [
    /\b(?:retention|retained|kept|stayed|renew\w*|fideli\w+)\b/,
    /\b(?:turnover|churn|lost|left|roulement|departs?)\b/,
  ],
];
const WHOLE = 100;

/** Whether a percentage is the rest of a whole of which a value tells the other part, and the text says of it that it was not so: "7 % of non-renewals" of "93 % renewed". */
export function isOfTheRest(claim: Claim, claimed: Quantity, { text, quantities }: Source): boolean {
  if (claimed.measures !== 'percent' || NOT_SO.test(fold(text))) return false;
  const isOfContrary = CONTRARIES.some(
    ([right, wrong]) => right.test(fold(text)) && !wrong.test(fold(text)) && wrong.test(fold(claim.text)),
  );
  const clause = claim.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, claimed));
  return (
    clause !== undefined &&
    (isOfContrary || NOT_SO.test(fold(clause.text))) &&
    quantities.some(
      ({ measures, value }) => measures === 'percent' && bearsOutRounded(WHOLE - value, claimed),
    )
  );
}

/** What says of an amount that it is still to be done. */
const TO_GO =
  /^\s(?:[\p{L}-]+\s){0,2}?(?:to (?:go|come|take|do|finish|complete|pass)|left|remaining|still to|outstanding|restante?s?|a (?:suivre|venir|faire|terminer|reussir|passer))\b/u;
const STILL = /\b(?:remaining|left with|(?:il )?(?:en )?reste(?:nt)?|les)\s$/;

/** Whether an amount is what is left of a whole of which a value tells how many are done: "four to go" of "6 of 10 courses passed". */
export function isLeft(claim: Claim, claimed: Quantity, source: Source): boolean {
  if (claimed.measures !== 'count') return false;
  const before = fold(claim.text.slice(Math.max(0, claimed.start - AROUND), claimed.start));
  if (!TO_GO.test(fold(claim.text.slice(claimed.end))) && !STILL.test(before)) return false;
  const counts = source.quantities.filter(({ measures }) => measures === 'count');
  const shares = [
    ...ratiosIn(source),
    ...source.quantities.filter(({ measures }) => measures === 'share').map(({ value }) => value),
  ];
  return counts.some((part) =>
    counts.some(
      (whole) => shares.includes(part.value / whole.value) && whole.value - part.value === claimed.value,
    ),
  );
}
