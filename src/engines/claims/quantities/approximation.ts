import { APPROXIMATIONS } from './numbers.data.ts';
import type { Approximation } from './numbers.data.ts';
import type { Sized } from './unit-after.ts';

/** How exactly an amount is told, by the words right before it. */
export function approximationBefore(text: string, start: number): Approximation {
  const before = text.slice(Math.max(0, start - 48), start);
  for (const [pattern, kind] of APPROXIMATIONS) if (pattern.test(before)) return kind;
  return 'exact';
}

const OR_MORE =
  /^\s?(?:[\p{L}-]+\s){0,3}?(?:or (?:more|over|above|better)|and (?:more|up|over|counting|above)|(?:ou|et) (?:plus|davantage)|at (?:the )?least|(?:au )?minimum|au moins)\b|^\+/u;

/** How exactly an amount is told, by the words after it where those before say nothing: "thirty calls or more". */
export const approximationAfter = (text: string, end: number): Approximation => {
  const after = text.slice(end, end + AFTER);
  return OR_MORE.test(after)
    ? 'over'
    : OR_NEARLY.test(after)
      ? 'almost'
      : OR_SO.test(after)
        ? 'about'
        : AT_MOST.test(after)
          ? 'up-to'
          : 'exact';
};
const AT_MOST =
  /^\s?(?:[\p{L}-]+\s){0,3}?(?:(?:or|and) (?:less|fewer|under|below|smaller|shorter|lighter)|(?:ou|et) moins|at (?:the |its |their )(?!harvest|forest|west|rest|request|contest|chest)(?:[a-z]+est|outside)|(?:at (?:the )?|au )(?:very )?(?:most|plus|maximum)|maximum|max|tops)\b/u;
const AFTER = 48;
const OR_NEARLY = /^[^.;\d]{0,32}?,? (?:or nearly|or almost|or just under|ou presque)\b/;
const OR_SO =
  /^[^.;\d]{0,32}?,? (?:or so|or thereabouts|give or take|ou a peu pres|ou environ|ou a peu de chose pres)\b/;

/** "Over two seasons", "over 11 months": in a fact, how long something went on, and not that it was more. */
const DURING = /\b(?:over|past)\s$/;
const OF_TIME = /^\s(?:seasons?|terms?|semesters?|summers?|winters?|editions?|harvests?)\b/;

export function approximationOf(
  text: string,
  start: number,
  { measures, end }: Sized,
  isFact: boolean,
): Approximation {
  const isLength = measures === 'time' || OF_TIME.test(text.slice(end));
  const isDuring = isFact || (/(?:^|[.;]\s)over\s$/.test(text.slice(0, start)) && text.startsWith(',', end));
  if (isDuring && isLength && DURING.test(text.slice(Math.max(0, start - 6), start))) return 'exact';
  const before = approximationBefore(text, start);
  return before === 'exact' || before === 'about' ? orElse(approximationAfter(text, end), before) : before;
}

const orElse = (one: Approximation, other: Approximation): Approximation => (one === 'exact' ? other : one);
