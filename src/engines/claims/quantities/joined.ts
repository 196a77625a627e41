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

const OF_THE = /\b(?:of|out of|sur|des?) (?:the |its |les )?$/;
/** What follows a number that counts nothing told behind it. */
const NO_THING = /^(?:\s?[,;:.)]|$|\s(?:was|were|is|are|has|have|had|ont|sont|etaient|est)\b)/;
const MONTH = 2_629_800;
/** What joins the length of one stay to that of the next: "ten years in accounts: three and a half in payables". */
const ANOTHER_STAY =
  /^[^.;!?\d]*(?:[:,(]|\b(?:and|et|then|puis|plus)\b)(?:[^.;!?:(]*,)?\s?(?:and |et |then |puis |plus )?(?:getting on for |going on |nearly |almost |just over |just under |over |about |some |more than |pres de |environ |plus de )?$/;

/** "From 94 to 58 minutes": the first amount has the unit of the second. "Eight years, the last five as…": of the one before. */
export function withSharedUnits(found: readonly Quantity[], text: string): Quantity[] {
  const all = joined(found, text);
  return all.reduce<Quantity[]>(
    (read, one, at) => [...read, withUnitOf(one, read.at(-1), all[at + 1], text)],
    [],
  );
}

/** An amount with the unit or period of the one after it; null where that one gives it none. */
function withUnitAfter(one: Quantity, next: Quantity | undefined, text: string): Quantity | null {
  // "From 6 hours to 40 minutes a week": both are by the week.
  if (
    next !== undefined &&
    one.per === '' &&
    next.per !== '' &&
    next.measures === one.measures &&
    /^\s*(?:to|into|a|vers)\s*(?:about |around |under |environ |\$)?$/.test(text.slice(one.end, next.start))
  )
    return { ...one, per: next.per };
  if (one.measures !== 'count') return null;
  // "Three or four a day": both are by the day.
  if (
    next?.measures === 'count' &&
    one.per === '' &&
    next.per !== '' &&
    /^\s*(?:to|or|a|ou|-)\s*$/.test(text.slice(one.end, next.start))
  )
    return { ...one, per: next.per };
  // "12 of the 40 km": the part has the unit of its whole.
  if (
    next !== undefined &&
    /^(?:length|area|mass|volume)$/.test(next.measures) &&
    /^\s(?:of|out of|sur|des) (?:the |its |les )?$/.test(text.slice(one.end, next.start))
  )
    return { ...one, measures: next.measures, base: next.base };
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
  return null;
}

/** An amount with the unit of the one after it, or before it, where it has none of its own. */
function withUnitOf(
  one: Quantity,
  before: Quantity | undefined,
  next: Quantity | undefined,
  text: string,
): Quantity {
  const after = withUnitAfter(one, next, text);
  if (after !== null || one.measures !== 'count') return after ?? one;
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
  // "Of the 61 kilometres, the drawings for 23 were mine": what has no thing of its own is of the whole told before.
  if (
    before !== undefined &&
    !/^(?:count|percent|share|factor|time)$/.test(before.measures) &&
    OF_THE.test(text.slice(Math.max(0, before.start - 24), before.start)) &&
    NO_THING.test(text.slice(one.end)) &&
    !/[.;]/.test(gap)
  )
    return { ...one, measures: before.measures, base: before.base, currency: before.currency };
  const elided =
    before?.measures === 'time' &&
    ((before.base >= MONTH &&
      ANOTHER_STAY.test(gap) &&
      /^\s(?:in|at|with|on|as|en|dans|chez|comme)\b/.test(text.slice(one.end))) ||
      /^\s*(?:as|of them|of those|comme|at|a titre)\b/.test(text.slice(one.end)) ||
      (/\b(?:after|then|plus|following|apres|puis)\s(?:nearly |almost |about |over |more than |pres de |environ |plus de )?$/.test(
        text.slice(Math.max(0, one.start - 24), one.start),
      ) &&
        /^\s*(?:on|in|with|en|dans|chez|sur|a|au)\b/.test(text.slice(one.end))));
  return elided ||
    (before?.measures === 'time' && /\b(?:the last|the past|les)\s*(?:nearly|almost)?\s*$/.test(lead))
    ? { ...one, measures: 'time', base: before?.base ?? 1 }
    : one;
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
