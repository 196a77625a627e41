import { approximationBefore } from './approximation.ts';
import { UNITS } from './numbers.data.ts';
import type { Quantity } from './quantity.ts';

/** "An hour and a half", "une heure et demie": a half after a unit is of that unit. */
export function withHalves(found: readonly Quantity[], text: string): Quantity[] {
  return found.map((one) => {
    if (one.measures !== 'share' || one.value !== 0.5) return one;
    const lead = /\b(?:an?|one|une?)\s([a-z]+)\s(?:and|et)\s$/.exec(
      text.slice(Math.max(0, one.start - 24), one.start),
    );
    const unit = UNITS.get(lead?.[1] ?? '');
    // "Half a year", "une demi-journée": half of a unit.
    const [span = '', name = ''] = /^\s?(?:an?\s|-)?([a-z]+)/.exec(text.slice(one.end)) ?? [];
    const of = UNITS.get(name);
    if (lead === null && of !== undefined && of[0] === 'time')
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
  return joined(found, text).map((one, at, all) => {
    const next = all[at + 1];
    const before = all[at - 1];
    // "From 6 hours to 40 minutes a week": both are by the week.
    if (
      next !== undefined &&
      one.per === '' &&
      next.per !== '' &&
      next.measures === one.measures &&
      /^\s*(?:to|into|a|vers)\s*(?:about |around |under |environ |\$)?$/.test(text.slice(one.end, next.start))
    )
      return { ...one, per: next.per };
    if (one.measures !== 'count') return one;
    // "Three or four a day": both are by the day.
    if (
      next?.measures === 'count' &&
      one.per === '' &&
      next.per !== '' &&
      /^\s*(?:to|or|a|ou|-)\s*$/.test(text.slice(one.end, next.start))
    )
      return { ...one, per: next.per };
    if (next !== undefined && next.measures !== 'count' && next.measures !== 'factor') {
      const between = text.slice(one.end, next.start);
      if (
        /^\s*(?:(?:down |up )?(?:to|into|a|-|or|ou|vers)|and|et)\s*(?:about|environ|only|just)?\s*\$?$/.test(
          between,
        )
      )
        return {
          ...one,
          measures: next.measures,
          base: next.base,
          currency: next.currency,
          per: one.per || next.per,
        };
    }
    const gap = before === undefined ? '' : text.slice(before.end, one.start);
    if (
      before !== undefined &&
      before.measures !== 'count' &&
      /^\s*(?:instead of|rather than|down from|up from|against|versus|vs|compared (?:to|with)|au lieu de|plutot que|contre|to|into|a|vers)\s*(?:the )?$/.test(
        gap,
      )
    )
      return { ...one, measures: before.measures, base: before.base, currency: before.currency };
    const lead = text.slice(Math.max(0, one.start - 24), one.start);
    const elided =
      before?.measures === 'time' &&
      (/^\s*(?:as|of them|of those|comme|at|a titre)\b/.test(text.slice(one.end)) ||
        (/\b(?:after|then|plus|following|apres|puis)\s(?:nearly |almost |about |over |more than |pres de |environ |plus de )?$/.test(
          text.slice(Math.max(0, one.start - 24), one.start),
        ) &&
          /^\s*(?:on|in|with|en|dans|chez|sur|a|au)\b/.test(text.slice(one.end))));
    return elided ||
      (before?.measures === 'time' && /\b(?:the last|the past|les)\s*(?:nearly|almost)?\s*$/.test(lead))
      ? { ...one, measures: 'time', base: before?.base ?? 1 }
      : one;
  });
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
