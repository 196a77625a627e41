import { monthOf, monthWords, wordFor } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

/** The days a choice covers, both ends included, as `YYYY-MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const FIRST = '0000-01-01';
const LAST = '9999-12-31';
const MONTH_NAME = new RegExp(`\\b(${monthWords('en', 'fr', 'de').join('|')})\\b\\.?`, 'u');
const NUMERIC = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/;

const two = (number: number): string => String(number).padStart(2, '0');

/** A day, or a whole month where `day` is null. */
interface Named {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
}

/** Whether month or day comes first in the numeric days of a list; null where none of them tells. */
function monthFirst(labels: readonly string[]): boolean | null {
  for (const label of labels)
    for (const [, first = '', second = ''] of label.matchAll(new RegExp(NUMERIC, 'g'))) {
      if (Number(second) > 12) return true;
      if (Number(first) > 12) return false;
    }
  return null;
}

function namedIn(piece: string, american: boolean | null): Named | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(piece);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const numeric = NUMERIC.exec(piece);
  if (numeric !== null) {
    if (american === null) return null;
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    return {
      year: Number(numeric[3]),
      month: american ? first : second,
      day: american ? second : first,
    };
  }
  const month = MONTH_NAME.exec(piece);
  if (month === null) return null;
  const rest = piece.replace(month[0], ' ');
  const year = /\b(20\d{2})\b/.exec(rest)?.[1];
  const day = /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?(?!\d)/.exec(rest.replace(/\b20\d{2}\b/, ' '))?.[1];
  return {
    year: year === undefined ? null : Number(year),
    month: monthOf(month[1] ?? ''),
    day: day === undefined ? null : Number(day),
  };
}

/** The first and last day of what is named; a year that is not said is that of the next such day. */
function spanOf({ year, month, day }: Named, today: string): Days {
  const here = `${today.slice(0, 4)}-${two(month)}-${day === null ? '31' : two(day)}`;
  const said = year ?? Number(today.slice(0, 4)) + (here < today ? 1 : 0);
  const start = `${said}-${two(month)}-`;
  return { from: `${start}${two(day ?? 1)}`, to: `${start}${two(day ?? 31)}` };
}

const BEFORE = /\b(before|prior to|avant|vor)\b/;
const UNTIL = wordFor('days: until');
const AFTER = /\b(after|apres|nach)\b/;
const ONWARDS = wordFor('days: onwards');
const TO = /\s(?:to|until|through|a|au|and|et|bis)\s|\s?[-–—]\s?/;

/** The days one choice covers; null when it names no day or month. */
function daysOf(label: string, american: boolean | null, today: string): (Days & { open: boolean }) | null {
  const text = fold(label).replace(/\b(christmas|noel|weihnachten)\b/, 'december 25');
  if (text.split(' ').length > 8) return null;
  const pieces = NUMERIC.test(text) || MONTH_NAME.test(text) ? text.split(TO) : [text];
  const named = pieces.map((piece) => namedIn(piece, american)).filter((one) => one !== null);
  const [first, second] = named;
  if (first === undefined || named.length > 2) return null;
  // "January to March 2027": the year stands behind the last one.
  const start = spanOf({ ...first, year: first.year ?? second?.year ?? null }, today);
  if (second !== undefined) {
    const end = spanOf(second, today);
    return start.from <= end.to ? { from: start.from, to: end.to, open: false } : null;
  }
  if (pieces.length > 1 && !ONWARDS.test(text) && !UNTIL.test(text) && !BEFORE.test(text)) return null;
  if (BEFORE.test(text)) return { from: FIRST, to: start.from, open: true };
  if (AFTER.test(text) && !/\bon or after\b/.test(text)) return { from: start.to, to: LAST, open: true };
  if (ONWARDS.test(text)) return { from: start.from, to: LAST, open: false };
  return UNTIL.test(text) ? { from: FIRST, to: start.to, open: false } : { ...start, open: false };
}

const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\b(christmas|noel)\b/g, 'december 25'],
  [/\b(the )?new year( s)?( day)?\b|\b(le )?(nouvel an|jour de l an)\b/g, 'january 1'],
];
const MONTHS = monthWords('en', 'fr').join('|');
/** A day or a month in a line of words: "15 December", "December 15, 2026", "in January". */
const DAY_IN = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th|er)? (?:of )?(?:${MONTHS})|(?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?(?! ?(?!20\d\d\b)\d)|(?<=\b(?:in|en|by|from|before|de|d|avant|until|till|through|past|beyond|debut|mid|early|late|fin) )(?:${MONTHS}))\b(?:,? 20\d\d\b)?`,
  'gu',
);
/** A part of a month, or a week near a day: which days those are nobody says. */
const ABOUT = wordFor('days: about');

/** Whether somebody who is free from a day (\`YYYY-MM-DD\`) can begin when a text says, by the one day or month it names; null where it names none or is not sure. */
export function beginsBy(text: string, free: string, today: string): boolean | null {
  const plain = FEASTS.reduce((line, [feast, day]) => line.replaceAll(feast, day), text);
  const [found, another] = [...plain.matchAll(DAY_IN)].map(([said]) => said);
  const named = found === undefined || another !== undefined ? null : namedIn(found, null);
  if (named === null || AFTER.test(plain)) return null;
  const { from, to } = spanOf(named, today);
  if (free > to || (BEFORE.test(plain) && free >= from)) return false;
  return free <= from && !(BEFORE.test(plain) && free === from)
    ? true
    : named.day === null && inMonth(plain)
      ? true
      : null;
}

/** The one day or month that folded words name, from its first day to its last; null where they name none or several. */
export function dayNamed(plain: string, today: string): (Days & { readonly said: string }) | null {
  const [said, another] = [...plain.matchAll(DAY_IN)].map(([found]) => found);
  const named = said === undefined || another !== undefined ? null : namedIn(said, null);
  return named === null || said === undefined ? null : { ...spanOf(named, today), said };
}

/** Whether any day of a month will do: "in January". */
const inMonth = (plain: string): boolean =>
  new RegExp(String.raw`\b(?:in|en) (?:${MONTHS})\b`).test(plain) && !ABOUT.test(plain);

/**
 * Which of some choices cover a day, where they speak of days or months: "November 2026", "Before December 1", "11/15/2026 –
 * 11/30/2026". Null where none does, or where it is not sure whether months or days come first.
 */
export function choicesOfDay(labels: readonly string[], day: string, today: string): boolean[] | null {
  const american = monthFirst(labels);
  if (american === null && labels.some((label) => NUMERIC.test(label))) return null;
  const spans = labels.map((label) => daysOf(label, american, today));
  if (spans.every((span) => span === null)) return null;
  return spans.map(
    (span) =>
      span !== null && (span.open ? span.from < day && day < span.to : span.from <= day && day <= span.to),
  );
}
