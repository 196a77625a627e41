import type { Claim } from '#engines/claims/context.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
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
  if (claimed.measures !== 'count') return false;
  const part = quantities.find(
    (one) =>
      one.measures === 'count' &&
      one.value < truth.value &&
      one.end <= truth.start &&
      OF_A_WHOLE.test(fold(text.slice(one.end, truth.start))),
  );
  return (
    part !== undefined && !claim.quantities.some((one) => one.value === part.value || shareOf(one) !== null)
  );
}
