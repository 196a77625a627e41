import { bearsOutRounded } from './match.ts';
import type { Quantity } from './read.ts';

/** Two amounts of one fact that a change leads from and to. */
export interface Change {
  from: number;
  to: number;
  measures: string;
  base: number;
}

const LINK = /\b(?:to|into|a|vers|versus|vs|from|in|et|and)\b|->|→|-/;

/** The changes a text tells: two amounts of one measure, one after the other, joined by "to", "à", "from" or an arrow. */
export function changesIn(text: string, quantities: readonly Quantity[]): Change[] {
  const changes: Change[] = [];
  for (const [at, first] of quantities.entries()) {
    for (const second of quantities.slice(at + 1, at + 3)) {
      const between = text.slice(first.end, second.start).toLowerCase().replaceAll('à', 'a');
      if (second.measures !== first.measures || between.length > 40 || !LINK.test(between)) continue;
      changes.push({
        from: first.value * first.base,
        to: second.value * second.base,
        measures: first.measures,
        base: second.base,
      });
      break;
    }
  }
  return changes;
}

const asPercent = (said: Quantity): Quantity | null =>
  said.measures === 'percent'
    ? said
    : said.measures === 'share'
      ? { ...said, value: said.value * 100 }
      : null;

/** Whether an amount follows from a change: the difference, the share of the first, or how many times. */
export function followsFrom({ from, to, measures, base }: Change, said: Quantity, text: string): boolean {
  const difference = Math.abs(from - to);
  if (said.measures === 'factor') {
    const times =
      said.value >= 1 ? Math.max(from, to) / Math.min(from, to) : Math.min(from, to) / Math.max(from, to);
    if (said.value < 1) {
      // "More than halved": the smaller is less than half.
      if (said.approximation === 'over') return times < said.value;
      return (
        Math.abs(times - said.value) < 0.01 ||
        (said.approximation === 'almost' && times > said.value && times < said.value * 1.1)
      );
    }
    return (
      bearsOutRounded(times, said) && !(said.approximation === 'exact' && Math.abs(times - said.value) > 0.05)
    );
  }
  if (measures === 'percent' && said.measures === 'points') return bearsOutRounded(difference, said);
  const percent = asPercent(said);
  if (percent !== null) {
    const remains = /\b(?:takes?|took|of (?:what|the time)|is now|now)\b/.test(text)
      ? (Math.min(from, to) / Math.max(from, to)) * 100
      : null;
    if (remains !== null && Math.abs(remains - percent.value) < 1) return true;
    return bearsOutRounded((difference / from) * 100, percent);
  }
  if (said.measures !== measures) return false;
  return (
    measures !== 'percent' &&
    bearsOutRounded(difference / base, { ...said, value: (said.value * said.base) / base })
  );
}
