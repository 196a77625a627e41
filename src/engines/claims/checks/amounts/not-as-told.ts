import type { Claim } from '#engines/claims/context.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';
import { isShareOf, shareOf } from './follows.ts';
import { partsListed } from './shares.ts';

/** What makes an amount one that was aimed at or given, and not reached or spent. */
const AIM =
  '(?:targets?|goals?|objectives?|planned|budget\\w*|quota|aim\\w*|expect\\w*|forecast|promised|objectifs?|cibles?|prevue?s?|but|attendue?s?|promise?s?)';
const AIMED = new RegExp(`\\b(?:${AIM}|plan)\\b`);
/** It stands right before the amount or right behind it: "the target is 92 %", "15 planned". */
const AIM_BEFORE = new RegExp(`\\b${AIM}\\s(?:[\\p{L}\\d'/]+[\\s:]+|[:=]\\s?){0,4}[$€£]?$`, 'u');
const AIM_AFTER = new RegExp(`^\\s(?:[\\p{L}']+\\s)?${AIM}\\b`, 'u');
const AROUND = 48;

const isAimedAt = (text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean =>
  AIM_BEFORE.test(fold(text.slice(Math.max(0, start - AROUND), start))) ||
  AIM_AFTER.test(fold(text.slice(end)));

/** Whether an amount that its fact tells as aimed at is told as reached: "to 92 %" of "to 89 %; the target is 92 %". */
function isAimToldAsReached({ text }: Claim, claimed: Quantity, source: Source): boolean {
  const share = shareOf(claimed);
  const same = source.quantities.filter(
    (truth) => bearsOut(truth, claimed) || (share !== null && isShareOf(truth, claimed, share)),
  );
  return (
    same.length > 0 &&
    same.every((truth) => isAimedAt(source.text, truth)) &&
    source.quantities.length > 1 &&
    !AIMED.test(fold(text))
  );
}

const FEWER = /^\s?(?:fewer|less|lower|(?:[\p{L}-]+ )?de moins)\b/u;
const MORE = /^\s?(?:more|extra|additional|higher|(?:[\p{L}-]+ )?de plus)\b/u;

/** Whether a difference is told as the other way: "28 fewer" of what rose by 28. */
function isOtherDirection(claim: Claim, claimed: Quantity, source: Source): boolean {
  const behind = fold(claim.text.slice(claimed.end));
  const direction = FEWER.test(behind) ? -1 : MORE.test(behind) ? 1 : 0;
  if (direction === 0) return false;
  const same = changesIn(source.text, source.quantities).filter(
    ({ from, to, measures }) =>
      measures === claimed.measures && Math.abs(to - from) === claimed.value * claimed.base,
  );
  return same.length > 0 && same.every(({ from, to }) => Math.sign(to - from) !== direction);
}

/** Whether a change is told backwards: "from 4.5 % to 9 %" of "from 9 % to 4.5 %". */
function isTurnedRound(claim: Claim, claimed: Quantity, source: Source): boolean {
  if (isOtherDirection(claim, claimed, source)) return true;
  const own = changesIn(claim.text, claim.quantities).find(({ from, to }) =>
    [from, to].includes(claimed.value * claimed.base),
  );
  if (own === undefined) return false;
  const told = changesIn(source.text, source.quantities);
  return (
    told.some(({ from, to }) => from === own.to && to === own.from) &&
    !told.some(({ from, to }) => from === own.from && to === own.to)
  );
}

/** What a share is of: the words behind "of", "de la". */
const OF = /^\s?(?:of|des?|d'|du)\s(?:all\s|the\s|our\s|its\s|les?\s|la\s|l')*/;
const WORDS_OF_WHOLE = 3;

function wholeOf(text: string, words: Claim['words'], { end }: Quantity): Claim['units'] {
  const lead = OF.exec(fold(text.slice(end)));
  if (lead === null) return [];
  const stop = /[.,;:()]|\b(?:by|in|with|and|from|to|worth|par|en|avec|et)\b/.exec(
    fold(text.slice(end + lead[0].length)),
  );
  const until = end + lead[0].length + (stop?.index ?? text.length);
  return unitsOf(words.filter(({ start, end: last }) => start >= end && last <= until)).slice(
    0,
    WORDS_OF_WHOLE,
  );
}

/** Whether a share is told of another whole than that of its fact: "9.2 % of the fleet" of "9.2 % of all kilometres". */
function isOfAnotherWhole(claim: Claim, claimed: Quantity, source: Source): boolean {
  if (shareOf(claimed) === null) return false;
  const told = wholeOf(claim.text, claim.words, claimed);
  if (told.length === 0 || told.some((unit) => isSaid(unit, source.vocabulary))) return false;
  return source.quantities.some(
    (truth) =>
      truth.measures === claimed.measures &&
      truth.value === claimed.value &&
      wholeOf(source.text, source.words, truth).length > 0,
  );
}

/** Whether a whole is told of the kind that its fact tells of one of its parts: "260 on wool" of "260 samples, 160 on wool and 100 on silk". */
function isOfOnePart(claim: Claim, claimed: Quantity, source: Source): boolean {
  const parts = partsListed(source);
  const [first] = parts;
  if (
    first === undefined ||
    !source.quantities.some((one) => one.value === claimed.value && one.end <= first.start)
  )
    return false;
  // "260 samples, 160 on wool and 100 on silk": each part is told with its own amount.
  if (parts.every(({ value }) => claim.quantities.some((one) => one.value === value))) return false;
  const until = claim.quantities.find(({ start }) => start >= claimed.end)?.start ?? claim.text.length;
  const words = claim.words.filter(({ start, end }) => start >= claimed.end && end <= until);
  return parts.some((part, at) => {
    const end = parts[at + 1]?.start ?? source.text.length;
    const own = source.words.filter((word) => word.start >= part.end && word.end <= end);
    const others = new Set(source.words.filter((word) => !own.includes(word)).map(({ stem }) => stem));
    const telling = new Set(
      unitsOf(own)
        .flatMap((unit) => unit.words.map(({ stem }) => stem))
        .filter((stem) => !others.has(stem)),
    );
    return words.some(({ stem }) => telling.has(stem));
  });
}

/** Whether a fact has an amount, and the text tells it as something that the fact does not: an aim as reached, a change backwards, of another whole, or all of one part's kind. */
export const isNotAsTold = (claim: Claim, claimed: Quantity, source: Source): boolean =>
  isAimToldAsReached(claim, claimed, source) ||
  isTurnedRound(claim, claimed, source) ||
  isOfAnotherWhole(claim, claimed, source) ||
  isOfOnePart(claim, claimed, source);
