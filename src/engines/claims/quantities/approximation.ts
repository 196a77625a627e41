import type { Sized } from './unit-after.ts';

/** Words before a number that say how it stands to the true one. */
const APPROXIMATIONS: readonly (readonly [pattern: RegExp, kind: Approximation])[] = [
  [/(?:(?:no|not|never) (?:more|larger|bigger) than|pas plus de|jamais plus de)\s*$/, 'up-to'],
  [
    /(?:more than|plus que|upwards of|in excess of|exceeding|plus de|plus d'|au-dela de|au-dessus de)\s*(?:de\s+|d'|an?\s+|une\s+)?$/,
    'more',
  ],
  [
    /(?:over|above|better than|at least|no fewer than|au moins|beyond|past)\s*(?:de\s+|d'|an?\s+|une\s+)?$/,
    'over',
  ],
  [
    /(?:less than|fewer than|under|below|within|(?<!\bfrom )inside|moins de|moins d'|en dessous de|sous)\s*$/,
    'under',
  ],
  [
    /\b(?:almost|nearly|close to|just under|approaching|going on|getting on for|nigh on|coming (?:up )?(?:to|on for)|pushing|verging on|the best part of|pres de|presque|not quite|bientot|quasi(?:ment)?)\s*(?:an?\s+)?$/,
    'almost',
  ],
  [
    /(?:(?<!\b(?:add|sum|total|made|make|makes|adding|adds|added|sums|summed) )up to|as (?:many|much|tall|high|long|deep|big|large|heavy|far) as|a maximum of|maximum|at most|jusqu'a|au plus|maximum de|largest[\p{L}\s]{0,40}|biggest[\p{L}\s]{0,40})\s*(?:had|was|of)?\s*$/u,
    'up-to',
  ],
  [
    /(?:about|around|roughly|approximately|some|approx|circa|environ|autour de|a peu pres|quelque|soit environ|une|something like|in the (?:region|order) of|of the order of|somewhere near|de l'ordre de|aux alentours de|~)\s*(?:an?\s+)?$/,
    'about',
  ],
];
export type Approximation = 'exact' | 'more' | 'over' | 'under' | 'almost' | 'up-to' | 'about' | 'vague';

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
