import { approximationBefore } from './approximation.ts';
import { units } from '#engines/lexicon/index.ts';
import type { Quantity } from './quantity.ts';
import { withUnitOf } from './shared-unit.ts';

/** "An hour and a half", "une heure et demie": a half after a unit is of that unit. */
export function withHalves(found: readonly Quantity[], text: string): Quantity[] {
  return found.map((one) => {
    if (one.measures !== 'share' || one.value !== 0.5) return one;
    const lead = /\b(?:an?|one|une?)\s([a-z]+)\s(?:and|et)\s$/.exec(
      text.slice(Math.max(0, one.start - 24), one.start),
    );
    const unit = units.get(lead?.[1] ?? '');
    // "Half a year", "une demi-journée": half of a unit.
    const [span = '', name = ''] = /^\s?(?:an?\s|-)?([a-z]+)/.exec(text.slice(one.end)) ?? [];
    const of = units.get(name);
    if (lead === null && of !== undefined && /^(?:time|area|length|mass|volume)$/.test(of[0]))
      return { ...one, measures: of[0], base: of[1], per: '', end: one.end + span.length };
    if (lead === null || unit === undefined) return one;
    const start = Math.max(0, one.start - 24) + lead.index;
    return {
      ...one,
      value: 1.5,
      most: 1.5,
      measures: unit[0],
      base: unit[1],
      start,
      approximation: approximationBefore(text, start),
    };
  });
}

/** "From 94 to 58 minutes": the first amount has the unit of the second. "Eight years, the last five as…": of the one before. */
export function withSharedUnits(found: readonly Quantity[], text: string): Quantity[] {
  const all = joined(found, text);
  return all.reduce<Quantity[]>(
    (read, one, at) => [...read, withUnitOf(one, read.at(-1), all[at + 1], text)],
    [],
  );
}

/** "1 h 10 min" is one amount. */
function joined(found: readonly Quantity[], text: string): Quantity[] {
  const whole: Quantity[] = [];
  for (const one of found) {
    const before = whole.at(-1);
    const follows =
      before?.measures === 'time' &&
      one.measures === 'time' &&
      before.base > one.base &&
      one.approximation === 'exact' &&
      /^\s*(?:and|et)?\s*$/.test(text.slice(before.end, one.start));
    if (follows && before !== undefined)
      whole[whole.length - 1] = {
        ...before,
        value: before.value * (before.base / one.base) + one.value,
        most: before.value * (before.base / one.base) + one.value,
        base: one.base,
        end: one.end,
        span: `${before.span} ${one.span}`,
        per: one.per,
      };
    else whole.push(one);
  }
  return whole;
}
