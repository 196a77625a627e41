import { monthOf } from '#engines/lexicon/index.ts';

/** A month as a text names it, from 1; `year` is null where the text says none. */
export interface SaidMonth {
  year: number | null;
  month: number;
}

/** A word or a number of a text. */
interface Token {
  word: string;
  from: number;
  to: number;
}

const TOKEN = /\d+(?:er|st|nd|rd|th)?(?![\p{L}\d])|\p{L}+|\d+/giu;
const DAY = /^(\d{1,2})(?:er|st|nd|rd|th)?$/iu;
const YEAR = /^(?:19[89]|20\d)\d$/u;
/** What stands between the first and the last of a span of days or months. */
const TO = /^\W*(?:to|through|until|thru|au|a|à|bis|al?|jusqu['’]au|et|and|[-–—→&/])\W*$/iu;
const [MONTHS, DAYS, CENTURY] = [12, 31, 2000];
/** Months in numbers, with their year: "2026-03", "03/2026". */
const NUMBERED =
  /(?<![\d/.-])(?:(?<year>(?:19|20)\d{2})[-/](?<month>0?[1-9]|1[0-2])|(?<before>0?[1-9]|1[0-2])[-/](?<after>(?:19|20)\d{2}))(?![\d/.-]*\d)/gu;

const tokensIn = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

const isDay = (token: Token | undefined): token is Token => {
  const day = Number(DAY.exec(token?.word ?? '')?.[1] ?? 0);
  return day >= 1 && day <= DAYS;
};

/** The year that stands right beside a month; of two digits only behind an apostrophe. */
function yearBeside(text: string, tokens: readonly Token[], at: number): number | null {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const behind = next !== undefined && /^(?:de|of|du)$/iu.test(next.word) ? tokens[at + 2] : next;
  if (behind !== undefined && YEAR.test(behind.word)) return Number(behind.word);
  if (behind !== undefined && /^\d{2}$/u.test(behind.word) && /['’]$/u.test(text.slice(0, behind.from)))
    return CENTURY + Number(behind.word);
  return before !== undefined && YEAR.test(before.word) ? Number(before.word) : null;
}

/** A month that a text names, with where it stands, and whether a day of it is named and not the first and the last of several. */
interface Named extends SaidMonth {
  from: number;
  to: number;
  isDated: boolean;
}

function namedIn(text: string): Named[] {
  const tokens = tokensIn(text);
  const isSpan = (one: Token | undefined, other: Token | undefined) =>
    isDay(one) && isDay(other) && TO.test(text.slice(one.to, other.from));
  return tokens.flatMap((token, at): Named[] => {
    const month = token.word.length > 2 ? monthOf(token.word) : 0;
    if (month === 0) return [];
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isBefore = isDay(before);
    const isNext = isDay(next) && !/['’]$/u.test(text.slice(0, next.from));
    // "du 1er au 31 mars" and "March 1 - 31" name a month.
    const further = tokens[at - 2];
    const over = further !== undefined && !isDay(further) ? tokens[at - 3] : further;
    const isOfDays = (isBefore && isSpan(over, before)) || (isNext && isSpan(next, tokens[at + 2]));
    // "March 3, 2026": its year stands behind the day.
    const last = isNext ? tokens[at + (isOfDays ? 3 : 2)] : undefined;
    const year =
      last !== undefined && YEAR.test(last.word) ? Number(last.word) : yearBeside(text, tokens, at);
    const end = last !== undefined && year === Number(last.word) ? last.to : isNext ? next.to : token.to;
    const from = isBefore ? before.from : token.from;
    return [{ month, year, isDated: (isBefore || isNext) && !isOfDays, from, to: end }];
  });
}

/** All months from one to another that is not before it; none where either lacks its year and that is not said with the other. */
function between(first: SaidMonth, last: SaidMonth): SaidMonth[] {
  const year = last.year ?? first.year;
  const start = first.year ?? (year === null ? null : year - (first.month > last.month ? 1 : 0));
  const count = ((year ?? 0) - (start ?? 0)) * MONTHS + last.month - first.month;
  if (count < 0 || count >= MONTHS) return [first, last];
  return Array.from({ length: count + 1 }, (_, at) => ({
    month: ((first.month - 1 + at) % MONTHS) + 1,
    year: start === null ? null : start + Math.floor((first.month - 1 + at) / MONTHS),
  }));
}

/**
 * The months that a text names as what it is about: "Mars 2026", "du 1er au 31 mars", "Jan. to March 2026", "2026-03". A day that stands
 * alone, as the one on which a sheet was printed, names none.
 */
export function monthsSaid(text: string): SaidMonth[] {
  const numbered = [...text.matchAll(NUMBERED)].map(({ groups = {} }) => ({
    year: Number(groups['year'] ?? groups['after']),
    month: Number(groups['month'] ?? groups['before']),
  }));
  const named = namedIn(text);
  const spans = named.flatMap((one, at): SaidMonth[] => {
    const other = named[at + 1];
    if (other === undefined) return [];
    const gap = text.slice(one.to, other.from).replace(/^\W*(?:19|20)\d{2}/u, '');
    return TO.test(gap) ? between(one, other) : [];
  });
  const alone = named.filter(({ isDated }) => !isDated).map(({ month, year }) => ({ month, year }));
  return [...numbered, ...(spans.length > 0 ? spans : alone)];
}

/** Years that a text names beside its days: "Ventes 2026", "2026-03". */
export function yearsSaid(text: string): number[] {
  const dated = namedIn(text).filter(({ isDated }) => isDated);
  return [
    ...monthsSaid(text).flatMap(({ year }) => year ?? []),
    ...tokensIn(text)
      .filter(
        ({ word, from, to }) =>
          YEAR.test(word) &&
          !/[\d/.-]$/u.test(text.slice(0, from)) &&
          !/^[/.-]\d/u.test(text.slice(to)) &&
          !dated.some((day) => from >= day.from && to <= day.to + 6),
      )
      .map(({ word }) => Number(word)),
  ];
}
