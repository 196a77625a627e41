import type { Quantity } from './quantity.ts';

const OF_THE = /\b(?:of|out of|sur|des?) (?:the |its |les )?$/;
/** What follows a number that counts nothing told behind it. */
const NO_THING = /^(?:\s?[,;:.)]|$|\s(?:was|were|is|are|has|have|had|ont|sont|etaient|est)\b)/;
const MONTH = 2_629_800;
/** What joins the length of one stay to that of the next: "ten years in accounts: three and a half in payables". */
const ANOTHER_STAY =
  /^[^.;!?\d]*(?:[:,(]|\b(?:and|et|then|puis|plus)\b)(?:[^.;!?:(]*,)?\s?(?:and |et |then |puis |plus )?(?:getting on for |going on |nearly |almost |just over |just under |over |about |some |more than |pres de |environ |plus de )?$/;

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
export function withUnitOf(
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
  // "15 working days in 2020, 9 in 2024": the second year's has the unit of the first's.
  if (
    before !== undefined &&
    !/^(?:count|share|factor)$/.test(before.measures) &&
    /^[^.;:,\d]{0,30}\b(?:in|en) (?:\p{L}+ )?(?:19|20)\d\d(?:,| and| et| then| puis) (?:then |puis |and |et |only |just )?$/u.test(
      gap,
    ) &&
    /^ (?:in|en) (?:\p{L}+ )?(?:19|20)\d\d\b/u.test(text.slice(one.end))
  )
    return {
      ...one,
      measures: before.measures,
      base: before.base,
      currency: before.currency,
      per: before.per,
    };
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
