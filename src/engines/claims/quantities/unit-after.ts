import { units } from '#engines/lexicon/index.ts';

/** A length squared or cubed, in either language: "square feet", "mètres cubes". */
const POWER = /^[\s-]*(?:(square|cubic)[\s-]+([a-z]+)|([a-z]+)[\s-](carre|cube)e?s?\b)/;
/** Litres of a cubic metre, the base unit of volumes. */
const LITRES = 1000;

/** The area or volume that a length squared or cubed is; null where it is none. */
function powerAfter(rest: string, end: number): Sized | null {
  const found = POWER.exec(rest);
  const [measures, base] = units.get(found?.[2] ?? found?.[3] ?? '') ?? [];
  if (found === null || measures !== 'length' || base === undefined) return null;
  return /^(?:square|carre)$/.test(found[1] ?? found[4] ?? '')
    ? { measures: 'area', base: base ** 2, end: end + found[0].length }
    : { measures: 'volume', base: base ** 3 * LITRES, end: end + found[0].length };
}

/** "4 °C", "39 degrees Fahrenheit", "180 degrés Celsius", "20 degrees below zero". */
const TEMPERATURE =
  /^\s?(?:°\s?|degrees?\s|degres?\s)(?:(c|f|celsius|fahrenheit)\b|(?=(?:below (?:zero|freezing)|sous (?:le )?zero)\b))/;
const CELSIUS_OF_FAHRENHEIT = 5 / 9;

function temperatureAfter(rest: string, end: number): Sized | null {
  const found = TEMPERATURE.exec(rest);
  if (found === null) return null;
  const base = found[1]?.startsWith('f') === true ? CELSIUS_OF_FAHRENHEIT : 1;
  return { measures: 'temperature', base, end: end + found[0].length };
}

/** A length of time with what it is spent at: "640 offshore days", "300 flight hours". */
const SPENT =
  /^\s(?!(?:of|and|et|to|a|or|ou|per|par|in|for|more|the|times|fois|de|people|staff)\s)[a-z]{4,}(?<!s)\s(hours|days|weeks|months|years)\b/;

function spentAfter(rest: string, end: number): Sized | null {
  const found = SPENT.exec(rest);
  const unit = units.get(found?.[1] ?? '');
  return found === null || unit === undefined
    ? null
    : { measures: unit[0], base: unit[1], end: end + found[0].length };
}

/** What the sign or word after a number makes of it. */
export interface Sized {
  measures: string;
  base: number;
  end: number;
}

/** The unit right after a number; a count where there is none. */
export function unitAfter(text: string, end: number): Sized {
  const rest = text.slice(end, end + 32);
  const power = powerAfter(rest, end);
  if (power !== null) return power;
  const temperature = temperatureAfter(rest, end);
  if (temperature !== null) return temperature;
  const point =
    /^\s*(?:percentage[\s-]+|%[\s-]*)?(?:points?(?:\s+de pourcentage)?|pp)\b(?!\s(?:d'|of (?!percent|the)|de (?!plus|moins|pourcentage|\d)))/.exec(
      rest,
    );
  if (point) return { measures: 'points', base: 1, end: end + point[0].length };
  const dollars =
    /^\s*(?:million(?:s)?|m)?\s?(?:de\s+)?([a-z]{0,2}[$€£]|dollars?\b|euros?\b|cad\b|usd\b)/.exec(rest);
  if (dollars) return { measures: 'money', base: 1, end: end + dollars[0].length };
  const sign = /^\s?(%)/.exec(rest);
  if (sign) return { measures: 'percent', base: 1, end: end + sign[0].length };
  const named =
    /^[\s-]{0,2}(?:(?:business|working|calendar|school|field|full|whole|straight|us|u\.s\.|imperial|metric)[\s-])?(k?m|sq\s?ft|sq\s?m|[a-z]+)(2|3)?(?![\p{L}\d]|['’]\p{L}|-(?:round|end|long|grade\w*|year|class|floor|hand|language)\b)/u.exec(
      rest,
    );
  // "777s" are machines.
  if (/^s\b/.test(rest) && /\d{3}$/.test(text.slice(0, end))) return { measures: 'count', base: 1, end };
  const unit = named ? units.get(`${(named[1] ?? '').replace(/\s/g, '')}${named[2] ?? ''}`) : undefined;
  if (named && unit) return { measures: unit[0], base: unit[1], end: end + named[0].length };
  return spentAfter(rest, end) ?? { measures: 'count', base: 1, end };
}
