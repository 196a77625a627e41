import type { Claim } from '#engines/claims/context.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';
import { shareOf } from './follows.ts';

/** What makes an amount that by which something changed: "down 14 %", "a rise of 5 %", "74 % more". */
const BY =
  /\b(?:up|down|by|(?:increase|rise|growth|gain|improvement|drop|fall|cut|reduction|decrease|decline|hausse|baisse|augmentation|reduction|diminution|gain|progression|recul|chute) (?:of|by|de|d'))\s?(?:about |around |over |nearly |almost |more than |environ |pres de |plus de |some )?$|\b(?:grew|rose|fell|dropped|cut|reduced|increased|improved|raised|lowered)\s$/;
const MORE =
  /^\s?(?:more|less|fewer|higher|lower|faster|better|increase|rise|growth|drop|reduction|decrease|decline|improvement|de (?:plus|moins|hausse|baisse|reduction))\b/;
/** What leads to the level that was reached, and to no change: "up to 74 %", "down from 14 %". */
const AROUND = 64;

const isToldAsChange = (text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean => {
  const folded = fold(text);
  return BY.test(folded.slice(Math.max(0, start - AROUND), start)) || MORE.test(folded.slice(end));
};

/** Whether an amount that a fact tells as a level, before or after a change, is told as the change itself: "down 14 %" of "from 14 to 9 %". */
export function isLevelToldAsChange(text: string, claimed: Quantity, source: Source): boolean {
  if (!isToldAsChange(text, claimed)) return false;
  const same = source.quantities.filter(
    ({ measures, value, base }) =>
      measures === claimed.measures && value * base === claimed.value * claimed.base,
  );
  if (same.length === 0 || same.some((truth) => isToldAsChange(source.text, truth))) return false;
  return changesIn(source.text, source.quantities).some(({ from, to }) =>
    [from, to].includes(claimed.value * claimed.base),
  );
}

const SAVED =
  /\b(?:saved?|saving|economis\w*)\s(?:about |around |over |nearly |some |environ |pres de |plus de )?$/;

/** Whether an amount is told as saved that a fact tells as what is left, by whatever period: "saved 7,200 a year" of "down to 600 a month". */
export function isLevelToldAsSaved(text: string, claimed: Quantity, source: Source): boolean {
  if (!SAVED.test(fold(text.slice(Math.max(0, claimed.start - AROUND), claimed.start)))) return false;
  return changesIn(source.text, source.quantities).some(({ from, to, measures, base, per }) =>
    [from, to].some((level) =>
      source.quantities.some(
        (one) =>
          one.measures === measures &&
          one.value * one.base === level &&
          bearsOut({ ...one, per: one.per || per }, claimed) &&
          !bearsOut(
            { ...one, value: Math.abs(from - to) / base, most: Math.abs(from - to) / base, per },
            claimed,
          ),
      ),
    ),
  );
}

/** What stands between a part and the whole it is of: "410 of the 680 workers", "410 des 680 travailleurs". */
const OF_A_WHOLE =
  /^\s(?:[\p{L}'-]+\s){0,2}?(?:of|out of|sur|d(?:es|e|'))\s?(?:the |les |those |these |ces |our |all |its )?$/u;

/** Whether an amount is the whole of which its fact tells a part, and the text tells it without that part: "tested 680 workers". */
export function isWholeToldOfPart(
  claim: Claim,
  claimed: Quantity,
  { text, quantities }: Source,
  truth: Quantity,
): boolean {
  if (!/^(?:count|length|area|mass|volume|money)$/.test(claimed.measures)) return false;
  const part = quantities.find(
    (one) =>
      one.measures === claimed.measures &&
      one.value < truth.value &&
      one.end <= truth.start &&
      OF_A_WHOLE.test(fold(text.slice(one.end, truth.start))),
  );
  return (
    part !== undefined && !claim.quantities.some((one) => one.value === part.value || shareOf(one) !== null)
  );
}
