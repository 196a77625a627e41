import { UNITS } from './numbers.data.ts';

/** Square units by how their name begins, in square metres. */
const SQUARES: readonly (readonly [string, number])[] = [
  ['f', 0.092903],
  ['mi', 2_589_988],
  ['k', 1e6],
];

/** What the sign or word after a number makes of it. */
export interface Sized {
  measures: string;
  base: number;
  end: number;
}

/** The unit right after a number; a count where there is none. */
export function unitAfter(text: string, end: number): Sized {
  const rest = text.slice(end, end + 32);
  const square =
    /^[\s-]*(?:square|carres?)[\s-]+(feet|foot|meters?|metres?|miles?|kilometers?|kilometres?)/.exec(rest);
  if (square) {
    const base = SQUARES.find(([head]) => square[1]?.startsWith(head))?.[1] ?? 1;
    return { measures: 'area', base, end: end + square[0].length };
  }
  const point =
    /^\s*(?:percentage[\s-]+|%[\s-]*)?(?:points?(?:\s+de pourcentage)?|pp)\b(?!\s(?:d'|of (?!percent|the)|de (?!plus|moins|pourcentage)))/.exec(
      rest,
    );
  if (point) return { measures: 'points', base: 1, end: end + point[0].length };
  const dollars = /^\s*(?:million(?:s)?|m)?\s?(?:de\s+)?([$€£]|dollars?\b|euros?\b|cad\b|usd\b)/.exec(rest);
  if (dollars) return { measures: 'money', base: 1, end: end + dollars[0].length };
  const sign = /^\s?(%)/.exec(rest);
  if (sign) return { measures: 'percent', base: 1, end: end + sign[0].length };
  const named =
    /^[\s-]{0,2}(?:(?:business|working|calendar|school|full|whole|straight)[\s-])?(k?m|sq\s?ft|sq\s?m|[a-z]+)(2|3)?(?![\p{L}\d]|['’]\p{L}|-(?:round|end|long|grade\w*|year|class|floor|hand|language)\b)/u.exec(
      rest,
    );
  // "777s" are machines.
  if (/^s\b/.test(rest) && /\d{3}$/.test(text.slice(0, end))) return { measures: 'count', base: 1, end };
  const unit = named ? UNITS.get(`${(named[1] ?? '').replace(/\s/g, '')}${named[2] ?? ''}`) : undefined;
  if (named && unit) return { measures: unit[0], base: unit[1], end: end + named[0].length };
  return { measures: 'count', base: 1, end };
}
