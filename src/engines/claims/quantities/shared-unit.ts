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

/** What leads from one end of a change to the other, which has no unit of its own. */
const TO_THE_OTHER =
  /^\s*(?:instead of|rather than|down from|up from|against|versus|vs|compared (?:to|with)|au lieu de|plutot que|contre|to|into|a|vers)\s*(?:the )?$/;
/** "412 days (2019) to 389 (2025)": what stands in brackets parts no change. */
const BEYOND_BRACKETS = /^\s?\([^()\d]{0,20}\d{0,4}\)\s(?:to|a|then|puis|,)\s?$/;
/** "15 working days in 2020, 9 in 2024": the second year's has the unit of the first's. */
const ANOTHER_YEAR =
  /^[^.;:,\d]{0,30}\b(?:in|en) (?:\p{L}+ )?(?:19|20)\d\d(?:,| and| et| then| puis) (?:then |puis |and |et |only |just )?$/u;
const IN_A_YEAR = /^ (?:in|en) (?:\p{L}+ )?(?:19|20)\d\d\b/u;

/** What an amount without a unit has of the one before it: its unit, and its period where both stand beside a year; null for nothing. */
function sharedWith(before: Quantity, one: Quantity, text: string): Partial<Quantity> | null {
  const { measures, base, currency, per } = before;
  const gap = text.slice(before.end, one.start);
  if (measures !== 'count' && TO_THE_OTHER.test(gap)) return { measures, base, currency };
  const isOfYears =
    BEYOND_BRACKETS.test(gap) || (ANOTHER_YEAR.test(gap) && IN_A_YEAR.test(text.slice(one.end)));
  if (!/^(?:count|share|factor)$/.test(measures) && isOfYears) return { measures, base, currency, per };
  // "Of the 61 kilometres, the drawings for 23 were mine": what has no thing of its own is of the whole told before.
  return !/^(?:count|percent|share|factor|time)$/.test(measures) &&
    OF_THE.test(text.slice(Math.max(0, before.start - LEAD), before.start)) &&
    NO_THING.test(text.slice(one.end)) &&
    !/[.;]/.test(gap)
    ? { measures, base, currency }
    : null;
}

/** Letters before an amount in which what leads to it stands. */
const LEAD = 24;
const AFTER_A_STAY =
  /\b(?:after|then|plus|following|apres|puis)\s(?:nearly |almost |about |over |more than |pres de |environ |plus de )?$/;

/** Whether a number is a length of time like the one before it: "eight years in accounts, the last five as a clerk". */
function isElided(before: Quantity, one: Quantity, text: string): boolean {
  if (before.measures !== 'time') return false;
  const lead = text.slice(Math.max(0, one.start - LEAD), one.start);
  const rest = text.slice(one.end);
  return (
    (before.base >= MONTH &&
      ANOTHER_STAY.test(text.slice(before.end, one.start)) &&
      /^\s(?:in|at|with|on|as|en|dans|chez|comme)\b/.test(rest)) ||
    /^\s*(?:as|of them|of those|comme|at|a titre)\b/.test(rest) ||
    (AFTER_A_STAY.test(lead) && /^\s*(?:on|in|with|en|dans|chez|sur|a|au)\b/.test(rest)) ||
    /\b(?:the last|the past|les)\s*(?:nearly|almost)?\s*$/.test(lead)
  );
}

/** An amount with the unit of the one after it, or before it, where it has none of its own. */
export function withUnitOf(
  one: Quantity,
  before: Quantity | undefined,
  next: Quantity | undefined,
  text: string,
): Quantity {
  const after = withUnitAfter(one, next, text);
  if (after !== null || one.measures !== 'count' || before === undefined) return after ?? one;
  const shared = sharedWith(before, one, text);
  if (shared !== null) return { ...one, ...shared };
  return isElided(before, one, text) ? { ...one, measures: 'time', base: before.base } : one;
}
