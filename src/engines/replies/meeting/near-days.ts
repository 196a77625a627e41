import { addDays } from '#engines/calendar/index.ts';
import { weekdayNames, mailWord } from '#engines/lexicon/index.ts';
import type { NamedDay, Sent } from './days.ts';
import { weekdayNamed, weekdayOf } from './weekdays.ts';

const ALONE = new RegExp(
  `(?<![\\p{L}\\d])(?:(this|this coming|coming|next|last|past|every|each|ce|chaque|le|du|au|tous les|toutes les)\\s+)?(${weekdayNames.join('|')})(s)?(?![\\p{L}\\d])(?:\\s+(prochain|dernier|passé|en huit|en quinze|week|next))?`,
  'giu',
);
const SHORT = /(?<![\p{L}\d])(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\.?,?(?=\s+(?:at\s+)?\d)/gu;
const TOMORROW = /(?<!\p{L})(day after tomorrow|tomorrow|tmrw|tmr|après-demain|demain)(?!\p{L})/giu;
const TODAY =
  /(?<!\p{L})(today|tonight|this (?:morning|afternoon|evening)|aujourd['’]hui|ce (?:matin|soir)|cet après-midi)(?!\p{L})/giu;
const SPAN = /^\s*(?:-|–|to|through|thru|au|à)\s*$/iu;
const NEXT_WEEK = /\b(?:next week|semaine prochaine)\b/iu;
const LATER_WEEK = mailWord(
  'near days: later week',
  /\b(?:in (?:two|three|\d) weeks|dans (?:deux|trois|\d) semaines)\b/iu,
);

/** A sentence, and the mail it stands in. */
interface Place {
  sentence: string;
  mail: string;
  sent: Sent;
}

const RECURS = /^(?:every|each|chaque|le|du|au|tous les|toutes les)$/iu;
const OVER = /^(?:last|past|dernier|passé)$/iu;

/** The day of a weekday, seen from a day and the words beside it; null where two could be meant, undefined where none is. */
function byWeekday(
  [, before = '', name = '', plural, after = '']: readonly (string | undefined)[],
  { sent, sentence, mail }: Place,
): string | null | undefined {
  if (plural !== undefined || RECURS.test(before) || OVER.test(before) || OVER.test(after)) return undefined;
  if (LATER_WEEK.test(mail) || /^(?:en|week)/iu.test(after)) return null;
  const today = weekdayOf(sent.day);
  const wanted = weekdayNamed(name);
  const ahead = (wanted - today + 7) % 7;
  const isThisWeek = wanted > today;
  const saysNext = /^next$/iu.test(before) || /^(?:prochain|next)$/iu.test(after);
  // Said early in a week "next" may be this week's day, said at its end the one after next.
  if (saysNext) return today <= 4 && !isThisWeek ? addDays(sent.day, 7 - today + wanted) : null;
  if (NEXT_WEEK.test(sentence) && today <= 4) return addDays(sent.day, 7 - today + wanted);
  if (NEXT_WEEK.test(mail) && isThisWeek) return null;
  if (/^(?:this|ce)$/iu.test(before) && !isThisWeek && today <= 4) return null;
  return ahead === 0 ? null : addDays(sent.day, ahead);
}

/** The days a sentence names by their place in the week, or from its own day on. */
export function nearDays(place: Place): NamedDay[] {
  const { sentence: text, sent } = place;
  const found: NamedDay[] = [];
  const add = (match: RegExpMatchArray, day: string | null) => {
    const at = match.index ?? 0;
    found.push({ at, end: at + match[0].length, day, dated: false });
  };
  const weekdays = [...text.matchAll(ALONE)];
  for (const [at, match] of weekdays.entries()) {
    const next = weekdays[at + 1];
    const last = weekdays[at - 1];
    const between = (one: RegExpMatchArray, other: RegExpMatchArray) =>
      text.slice((one.index ?? 0) + one[0].length, other.index);
    // "Monday to Friday" is when a place is open.
    if ((next && SPAN.test(between(match, next))) || (last && SPAN.test(between(last, match)))) continue;
    const day = byWeekday(match, place);
    if (day !== undefined) add(match, day);
  }
  for (const match of text.matchAll(SHORT)) {
    const day = byWeekday([match[0], '', match[1]], place);
    if (day !== undefined) add(match, day);
  }
  for (const match of text.matchAll(TOMORROW))
    add(match, addDays(sent.day, /after|après/iu.test(match[0]) ? 2 : 1));
  for (const match of text.matchAll(TODAY)) add(match, sent.day);
  return found;
}
