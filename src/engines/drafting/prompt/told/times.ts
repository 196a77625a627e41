import { findDates } from '#engines/resume/index.ts';

type DateSpan = ReturnType<typeof findDates>[number];

/** Stands where a date stood: what is read around it need not know how dates are written. */
export const DATE_MARK = '‡';

/** A text with a mark in place of its dates, and from when to when they tell; "" where they do not say. */
export interface Timed {
  text: string;
  hasDate: boolean;
  startDate: string;
  endDate: string;
}

const UNTIL_NOW =
  /(?<!\p{L})(?:until|till|to|jusqu['’](?:à|en|au))\s+(?:now|today|date|present|the present|maintenant|aujourd['’]hui|ce jour)(?!\p{L})/iu;
/** A date behind these ends what is told. */
const UNTIL = /(?<!\p{L})(?:until|till|up to|jusqu['’](?:à|en|au))\s*$/iu;
/** Words and brackets that belong to the date and not to what stands beside it. */
const AROUND =
  /[,\s]*[([]?\s*(?<!\p{L})(?:(?:(?:from|since|in|during|between|as of|until|till|de|en|depuis|entre|dès|jusqu['’](?:à|en|au))\s+|d['’]\s*))?‡(?:\s*[)\]])?/giu;

/** "Between 2009 and 2016": two dates that are one range. */
function between(sentence: string, [first, second]: readonly DateSpan[]): DateSpan | null {
  if (first === undefined || second === undefined || first.range || second.range) return null;
  const isOne =
    /(?<!\p{L})(?:between|entre|(?:summers?|winters?|seasons?|years|étés|hivers|années)(?:\s+(?:of|de))?)\s+$/iu.test(
      sentence.slice(0, first.from),
    ) || /^(?:between|entre|summers?|étés?)(?!\p{L})/iu.test(sentence.slice(first.from));
  const joins = /^\s+(?:and|et)\s+$/iu.test(sentence.slice(first.to, second.from));
  return isOne && joins
    ? {
        ...first,
        to: second.to,
        start: first.start === '' ? first.end : first.start,
        end: second.end === '' ? second.start : second.end,
        range: true,
      }
    : null;
}

/** Reads the first date or range of a text and marks the place of all. */
export function timed(sentence: string): Timed {
  const dates = findDates(sentence);
  let text = sentence;
  for (const { from, to } of dates.toReversed())
    text = `${text.slice(0, from)} ${DATE_MARK} ${text.slice(to)}`;
  const open = UNTIL_NOW.test(text);
  text = text
    .replace(UNTIL_NOW, ` ${DATE_MARK} `)
    .replace(AROUND, ` ${DATE_MARK} `)
    .replace(/\s+/g, ' ')
    .trim();
  const span = between(sentence, dates) ?? dates.find(({ range }) => range) ?? dates[0];
  if (span === undefined) return { text, hasDate: open, startDate: '', endDate: '' };
  const ends = !span.range && UNTIL.test(sentence.slice(0, span.from));
  const startDate = ends ? '' : span.start === '' ? span.end : span.start;
  const endDate = span.present || open ? '' : span.end === '' && ends ? span.start : span.end;
  return { text, hasDate: true, startDate, endDate };
}

const BEGAN =
  /(?<!\p{L})(?:started|began|joined|hired|moved to|went to|became|promoted|commencé|débuté|embauchée?|engagée?|devenue?|rejoint)(?!\p{L})/iu;

/** The dates of a job; one that stands behind an action ("…, sold 120% in 2022") is that action's. */
export function datesOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  text: string,
  from: number,
) {
  const upToDate = text.slice(from, Math.max(from, text.indexOf(DATE_MARK)));
  const isOfAction = /,\s+(?:\p{L}+[^e]ed|sold|won|led|made|built|ran|taught|vendu|gagné)\s/iu.test(upToDate);
  if (isOfAction) return { startDate: '', endDate: '' };
  // "Started as a clerk in June 2016" tells no end.
  const begins = startDate === endDate && BEGAN.test(text);
  return { startDate, endDate: begins ? '' : endDate };
}
