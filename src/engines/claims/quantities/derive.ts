import type { Change } from './changes.ts';
import { bearsOutRounded, isOver } from './match.ts';
import type { Quantity } from './quantity.ts';

const asPercent = (claimed: Quantity): Quantity | null =>
  claimed.measures === 'percent'
    ? claimed
    : claimed.measures === 'share'
      ? { ...claimed, value: claimed.value * 100 }
      : null;

/** What makes a share the one that is left: "to a third", "au tiers". */
const LEVEL = /\b(?:to|aux?)\s(?:about |around |nearly |almost |environ |pres d\w* )?$/;

/** Whether an amount follows from a change: the difference, the share of the first, or how many times. */
export function followsFrom(
  { from, to, measures, base, per }: Change,
  claimed: Quantity,
  text: string,
): boolean {
  const difference = Math.abs(from - to);
  if (claimed.measures === 'factor') {
    const times =
      claimed.value >= 1 ? Math.max(from, to) / Math.min(from, to) : Math.min(from, to) / Math.max(from, to);
    if (claimed.value < 1) {
      // "More than halved": the smaller is less than half.
      if (isOver(claimed)) return times < claimed.value;
      return (
        Math.abs(times - claimed.value) < 0.01 ||
        (claimed.approximation === 'almost' && times > claimed.value && times < claimed.value * 1.1)
      );
    }
    return (
      bearsOutRounded(times, claimed) &&
      !(claimed.approximation === 'exact' && Math.abs(times - claimed.value) > 0.05)
    );
  }
  if (measures === 'percent' && claimed.measures === 'points') return bearsOutRounded(difference, claimed);
  const percent = asPercent(claimed);
  if (percent !== null) {
    const isLevel = LEVEL.test(text.slice(0, claimed.start));
    const remains =
      isLevel || /\b(?:takes?|took|of (?:what|the time)|is now|now)\b/.test(text)
        ? (Math.min(from, to) / Math.max(from, to)) * 100
        : null;
    if (remains !== null && Math.abs(remains - percent.value) < 1) return true;
    if (remains !== null && percent.approximation === 'under')
      return remains < percent.value && remains > percent.value * 0.5;
    return !isLevel && bearsOutRounded((difference / from) * 100, percent);
  }
  // Less a month is not less a week.
  if (claimed.measures !== measures || (claimed.per !== '' && per !== '' && claimed.per !== per))
    return false;
  return (
    measures !== 'percent' &&
    bearsOutRounded(difference / base, { ...claimed, value: (claimed.value * claimed.base) / base })
  );
}
