import { isNumbering } from './piece.ts';
import type { Piece } from './piece.ts';
import type { Quantity } from './quantity.ts';
import { fold } from '#engines/text/index.ts';
import { approximationOf } from './approximation.ts';
import { withHalves, withSharedUnits } from './joined.ts';
import { withoutPeriods } from './only-periods.ts';
import { vagueAmounts } from '#engines/lexicon/index.ts';
import { numeralAt } from './numerals.ts';
import { portionAt } from './portions.ts';
import { currencyAt, currencyCodeAfter, currencyCodeBefore } from './currencies.ts';
import { periodAfter, periodBefore, periodOf, periodOfLength } from './surroundings.ts';
import { unitAfter } from './unit-after.ts';
import type { Sized } from './unit-after.ts';

const PIECE =
  /(?:(?:usd|cad|eur|(?<![a-z])[a-z]{0,2})?[$€£]\s?)?\d+(?:[., \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?|quatre-vingts?(?:-[a-z]+)*|soixante-dix|half-dozen|demi-douzaine|[a-z]+|[%$€£]/g;

const isYear = (value: number, text: string): boolean =>
  /^\d{4}$/.test(text) && value >= 1950 && value <= 2049;

const AGED =
  /\b(?:agee?s? (?:de |d')|aged? |(?:enfants|petits|jeunes|eleves|filles|garcons|personnes|adultes|adolescents|patients|patientes|clients|clientes|usagers|children|kids|pupils|students|people|youth|teens) (?:\()?(?:de |d'|aged |from )?)(?:plus de |moins de |over |under |about |environ )?(?:(?:\d+|\p{L}+) ?(?:a|et|ou|to|and|or|-) ?)?$/u;
const YEAR = 31_557_600;
const HOUR = 3600;

/** The unit of a number; the years of an age are a count: "75 ans" of "over 75", "8-year-olds" of "aged 8". */
function withoutAge(text: string, start: number, unit: Sized): Sized {
  if (unit.measures !== 'time' || Math.abs(unit.base - YEAR) > 1) return unit;
  const isAge =
    /^(?:[\s-]olds?|\s(?:of age|d'age))\b/.test(text.slice(unit.end)) ||
    AGED.test(text.slice(Math.max(0, start - 40), start));
  return isAge ? { ...unit, measures: 'count', base: 1 } : unit;
}

/** The unit of a number; that of a round one stands behind "de": "une trentaine de semaines". */
function unitOf(text: string, last: { text: string; end: number }): Sized {
  // Ten years by their name.
  if (/^dec(?:ade|ennie)$/.test(last.text)) return { measures: 'time', base: YEAR, end: last.end };
  const direct = unitAfter(text, last.end);
  const link = /aine$|^(?:millions?|milliards?)$/.test(last.text)
    ? /^\s(?:de\s|d')/.exec(text.slice(last.end))
    : null;
  if (direct.measures !== 'count' || link === null) return direct;
  const linked = unitAfter(text, last.end + link[0].length);
  return linked.measures === 'count' ? direct : linked;
}

/** What sets a reading below zero behind it: "22 degrees below zero". */
const BELOW_ZERO = /^[^.,;]{0,16}\s(?:below (?:zero|freezing)|sous (?:le )?zero)\b/;

/** Where an amount begins with the code of its currency. */
const startOf = (code: string, start: number, text: string): number =>
  code === '' ? start : text.lastIndexOf(code.toLowerCase(), start);

/** "Quatre ans et demi": the half behind a unit of time, and where it ends. */
function withHalfBehind(text: string, value: number, unit: Sized): { value: number; unit: Sized } {
  const half = unit.measures === 'time' && value > 1 ? /^\set demie?\b/.exec(text.slice(unit.end)) : null;
  return half === null
    ? { value, unit }
    : { value: value + 0.5, unit: { ...unit, end: unit.end + half[0].length } };
}

/** The numbers, words and signs of a text; `folded` is the same text folded. */
function piecesOf(written: string, folded: string): Piece[] {
  // Folding keeps places where every letter stays one letter, which all but a few ligatures do.
  return Array.from(folded.matchAll(PIECE), ({ 0: piece, index }) => ({
    text: piece,
    start: index,
    end: index + piece.length,
    isCode: currencyCodeBefore(written, index + piece.length) !== '',
  }));
}

/** Whether a reading stands below zero: "-18", "moins 18", "18 below". */
const saysBelowZero = (text: string, first: Piece, last: Piece): boolean =>
  /(?:[-−–]|\b(?:minus|moins)\s)$/.test(text.slice(0, first.start)) || BELOW_ZERO.test(text.slice(last.end));

/** Whether a number is how many times as much: "two and a half times" are no occasions. */
const isTimesAsMuch = (value: number, rest: string): boolean =>
  !Number.isInteger(value) && /^\s(?:times|fois)\b/.test(rest);

/** Every amount in a text, in order; years and ordinals ("2021", "3rd") are not amounts. */
export function quantitiesIn(written: string, isFact = false): Quantity[] {
  const text = fold(written.replaceAll('²', '2').replaceAll('³', '3'));
  const pieces = piecesOf(written, text);
  const found: Quantity[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const first = pieces[at];
    if (first === undefined) break;
    // "Trois-Rivières", "Sept-Îles": a number that is part of a name.
    if (/^\p{Lu}\p{L}+-\p{Lu}/u.test(written.slice(first.start))) continue;
    const vague = vagueAmounts.get(first.text);
    const part = portionAt(pieces, at);
    const number = part === null && vague === undefined ? numeralAt(pieces, at) : null;
    const taken = part?.taken ?? number?.taken ?? 1;
    const last = pieces[at + taken - 1] ?? first;
    if (part === null && number === null && vague === undefined) continue;
    // "FY2024-25": the second year.
    if (/(?:19|20)\d\d[-–]$/.test(text.slice(0, first.start)) && /^\d\d$/.test(first.text)) continue;
    if (vague !== undefined && /\d/.test(pieces[at - 1]?.text ?? '')) continue;
    if (number && isNumbering(first, text, written)) continue;
    const sized =
      part?.measures === 'factor' || vague
        ? { measures: 'count', base: 1, end: last.end }
        : withoutAge(text, first.start, unitOf(text, last));
    const { value: whole, unit } = withHalfBehind(text, number?.value ?? 0, sized);
    const before = currencyCodeBefore(written, first.start);
    const code = before || currencyCodeAfter(written, last.end);
    const isMoney =
      code !== '' || /[$€£]/.test(first.text) || last.text === 'grand' || unit.measures === 'money';
    if (number && isYear(number.value, first.text) && unit.measures === 'count') continue;
    const isFactor = number !== null && isTimesAsMuch(number.value, text.slice(last.end));
    const isBelowZero = unit.measures === 'temperature' && saysBelowZero(text, first, last);
    const measures = part?.measures ?? (isFactor ? 'factor' : isMoney ? 'money' : unit.measures);
    const stated = part?.value ?? (number === null ? null : isBelowZero ? -whole : whole);
    found.push({
      value: stated ?? vague?.[0] ?? 0,
      most: stated ?? vague?.[1] ?? 0,
      measures,
      base: part ? 1 : isMoney ? 1 : unit.base,
      currency: code === '' ? (isMoney ? currencyAt(text, first.start, unit.end) : '') : code.toLowerCase(),
      per:
        periodAfter(text, unit.end) ||
        periodBefore(text, first.start) ||
        (unit.base === HOUR ? periodOfLength(text, first.start, unit.end) : ''),
      perOfAll: periodAfter(text, unit.end, true) || periodOf(text, first.start),
      approximation: vague
        ? 'vague'
        : approximationOf(text, startOf(before, first.start, text), unit, isFact),
      start: first.start,
      end: unit.end,
      span: written.slice(first.start, Math.max(last.end, unit.measures === 'count' ? last.end : unit.end)),
    });
    // A fact of "three in five" has three, and five, too.
    const share = found.at(-1);
    if (isFact && part?.of !== undefined && share !== undefined)
      found.push(...part.of.map((value) => ({ ...share, value, most: value, measures: 'count' })));
    at += taken - 1;
  }
  return withSharedUnits(withHalves(withoutPeriods(found, text), text), text);
}
