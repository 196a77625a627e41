import type ICAL from 'ical.js';

/** More changes of clocks than any zone has had. */
const MOST_OBSERVANCES = 150;
/** Calendars begin their zones in 1601; before it nothing can be meant. */
const FIRST_YEAR = 1582;
const PART =
  /^(?:COUNT=\d{1,3}|INTERVAL=1|WKST=[A-Z]{2}|UNTIL=[\d:TZ-]+|BYMONTH=(?:[1-9]|1[0-2])|BYDAY=[+-]?[1-5]?[A-Z]{2}|BYMONTHDAY=[12]?[1-9](?:,[12]?\d){0,6})$/;

/** A rule that names one day of a year, as the rules of clocks do. */
function isYearly(rule: string): boolean {
  const [frequency, ...parts] = rule.split(';');
  const has = (part: RegExp) => parts.some((one) => part.test(one));
  return (
    frequency === 'FREQ=YEARLY' &&
    parts.every((part) => PART.test(part)) &&
    (!has(/^BYMONTHDAY/) || has(/^BYMONTH=/)) &&
    (!has(/^BYDAY=[A-Z]/) || has(/^BYMONTHDAY/))
  );
}

/**
 * Whether a zone that a calendar part defines can be worked out in a moment: the library counts every change of its clocks,
 * and a stranger's rule may name each second of four centuries, or a day that never comes.
 */
export function isPlainZone({ component }: ICAL.Timezone): boolean {
  const observances = component.getAllSubcomponents();
  return (
    observances.length <= MOST_OBSERVANCES &&
    observances.every(
      (one) =>
        Number(String(one.getFirstPropertyValue('dtstart')).slice(0, 4)) > FIRST_YEAR &&
        one.getAllProperties('rrule').every((rule) => isYearly(String(rule.getFirstValue()))),
    )
  );
}
