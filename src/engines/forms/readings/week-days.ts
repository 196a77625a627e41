import { weekdayOf, weekdayWords } from '#engines/lexicon/index.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';

const DAY = String.raw`(?<!\p{L})(${weekdayWords.join('|')})\.?(?!\p{L})`;
const SPAN = new RegExp(String.raw`${DAY}\s?(?:-|–|to|through|à|au)\s?${DAY}`, 'iu');
const COUNTED =
  /\b([1-7]) (?:full )?(?:days?|jours?)(?: (?:of|on|in|de|d['’]|sur)\s?[a-z-]+(?: site| place)?)? ?(?:\/|1|per|each|every|in the|par) ?(?:week|semaine)\b|\ball (?:the )?([1-7]) days\b/;

/** How many days of a week a text names: "5 days/week", "Mon-Fri", "Tue-Wed-Thu"; null where it names none. */
export function daysOfWeek(text: string): number | null {
  const [, week, all] = COUNTED.exec(withDigits(text)) ?? [];
  const counted = week ?? all;
  if (counted !== undefined) return Number(counted);
  const named = [...text.matchAll(new RegExp(DAY, 'giu'))].map(([, day = '']) => weekdayOf(day));
  const [, from = '', to = ''] = SPAN.exec(text) ?? [];
  if (named.length === 2 && from !== '') {
    const length = weekdayOf(to) - weekdayOf(from) + 1;
    return length > 1 ? length : null;
  }
  return new Set(named).size > 1 ? new Set(named).size : null;
}
