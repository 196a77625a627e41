import { fold } from '#engines/claims/language/fold.ts';
import { APPROXIMATIONS, UNITS, VAGUE } from './numbers.data.ts';
import type { Approximation } from './numbers.data.ts';
import { numeralAt } from './numerals.ts';
import { portionAt } from './portions.ts';
import { unitAfter } from './unit-after.ts';
import { currencyAt, periodAfter, periodBefore } from './surroundings.ts';

/** An amount in a text. */
export interface Quantity {
  value: number;
  /** The most it may stand for, where words like "dozens" leave it open; else `value`. */
  most: number;
  /** What it measures: "count", "share" (of a whole), "factor" (times), or a measure of `UNITS`. */
  measures: string;
  /** The unit's size in the base unit of its measure; 1 without a unit. */
  base: number;
  currency: string;
  /** "day", "week"… for an amount per period; "" for none. */
  per: string;
  approximation: Approximation;
  start: number;
  end: number;
  /** What stood there, as written. */
  span: string;
}

const PIECE =
  /(?:(?:us|ca|cad|usd|eur|c)?[$€£]\s?)?\d+(?:[., \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?|quatre-vingts?(?:-[a-z]+)*|soixante-dix|half-dozen|[a-z]+|%/g;
const ORDINAL = /^(?:st|nd|rd|th|e|er|re|eme|ere)\b/;

const isYear = (value: number, text: string): boolean =>
  /^\d{4}$/.test(text) && value >= 1950 && value <= 2049;

function approximationBefore(text: string, start: number): Approximation {
  const before = text.slice(Math.max(0, start - 48), start);
  for (const [pattern, kind] of APPROXIMATIONS) if (pattern.test(before)) return kind;
  return 'exact';
}

/** Every amount in a text, in order; years and ordinals ("2021", "3rd") are not amounts. */
export function quantitiesIn(written: string): Quantity[] {
  const text = fold(written.replaceAll('²', '2').replaceAll('³', '3'));
  // Folding keeps places where every letter stays one letter, which all but a few ligatures do.
  const pieces = Array.from(text.matchAll(PIECE), ({ 0: piece, index }) => ({
    text: piece,
    start: index,
    end: index + piece.length,
  }));
  const found: Quantity[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const first = pieces[at];
    if (first === undefined) break;
    const vague = VAGUE.get(first.text);
    const part = portionAt(pieces, at);
    const number = part === null && vague === undefined ? numeralAt(pieces, at) : null;
    const taken = part?.taken ?? number?.taken ?? 1;
    const last = pieces[at + taken - 1] ?? first;
    if (part === null && number === null && vague === undefined) continue;
    if (vague !== undefined && /\d/.test(pieces[at - 1]?.text ?? '')) continue;
    if (
      number &&
      /\d/.test(first.text) &&
      (ORDINAL.test(text.slice(first.end)) || /[\p{L}#]$/u.test(text.slice(0, first.start)))
    )
      continue;
    const unit =
      part?.measures === 'factor' || vague
        ? { measures: 'count', base: 1, end: last.end }
        : unitAfter(text, last.end);
    const isMoney = /[$€£]/.test(first.text) || unit.measures === 'money';
    if (number && isYear(number.value, first.text) && unit.measures === 'count') continue;
    const measures = part?.measures ?? (isMoney ? 'money' : unit.measures);
    found.push({
      value: part?.value ?? number?.value ?? vague?.[0] ?? 0,
      most: part?.value ?? number?.value ?? vague?.[1] ?? 0,
      measures,
      base: part ? 1 : isMoney ? 1 : unit.base,
      currency: isMoney ? currencyAt(text, first.start, unit.end) : '',
      per: periodAfter(text, unit.end) || periodBefore(text, first.start),
      approximation: vague ? 'vague' : approximationBefore(text, first.start),
      start: first.start,
      end: unit.end,
      span: written.slice(first.start, Math.max(last.end, unit.measures === 'count' ? last.end : unit.end)),
    });
    at += taken - 1;
  }
  return withSharedUnits(withHalves(found, text), text);
}

/** "An hour and a half", "une heure et demie": a half after a unit is of that unit. */
function withHalves(found: readonly Quantity[], text: string): Quantity[] {
  return found.map((one) => {
    if (one.measures !== 'share' || one.value !== 0.5) return one;
    const lead = /\b(?:an?|one|une?)\s([a-z]+)\s(?:and|et)\s$/.exec(
      text.slice(Math.max(0, one.start - 24), one.start),
    );
    const unit = UNITS.get(lead?.[1] ?? '');
    if (lead === null || unit === undefined) return one;
    const start = Math.max(0, one.start - 24) + lead.index;
    return {
      ...one,
      value: 1.5,
      most: 1.5,
      measures: unit[0],
      base: unit[1],
      start,
      approximation: approximationBefore(text, start),
    };
  });
}

/** "From 94 to 58 minutes": the first amount has the unit of the second. "Eight years, the last five as…": of the one before. */
function withSharedUnits(found: readonly Quantity[], text: string): Quantity[] {
  return joined(found, text).map((one, at, all) => {
    const next = all[at + 1];
    const before = all[at - 1];
    if (one.measures !== 'count') return one;
    if (next !== undefined && next.measures !== 'count' && next.measures !== 'factor') {
      const between = text.slice(one.end, next.start);
      if (
        /^\s*(?:(?:down |up )?(?:to|into|a|-|or|ou|vers)|and|et)\s*(?:about|environ|only|just)?\s*\$?$/.test(
          between,
        )
      )
        return {
          ...one,
          measures: next.measures,
          base: next.base,
          currency: next.currency,
          per: one.per || next.per,
        };
    }
    const gap = before === undefined ? '' : text.slice(before.end, one.start);
    if (
      before !== undefined &&
      before.measures !== 'count' &&
      /^\s*(?:instead of|rather than|down from|up from|au lieu de|plutot que|to|into|a|vers)\s*$/.test(gap)
    )
      return { ...one, measures: before.measures, base: before.base, currency: before.currency };
    const lead = text.slice(Math.max(0, one.start - 24), one.start);
    const elided =
      before?.measures === 'time' &&
      /^\s*(?:as|of them|of those|comme|at|a titre)\b/.test(text.slice(one.end));
    return elided ||
      (before?.measures === 'time' && /\b(?:the last|the past|les)\s*(?:nearly|almost)?\s*$/.test(lead))
      ? { ...one, measures: 'time', base: before?.base ?? 1 }
      : one;
  });
}

/** "1 h 10 min" is one amount. */
function joined(found: readonly Quantity[], text: string): Quantity[] {
  const whole: Quantity[] = [];
  for (const one of found) {
    const before = whole.at(-1);
    const follows =
      before?.measures === 'time' &&
      one.measures === 'time' &&
      before.base > one.base &&
      one.approximation === 'exact' &&
      /^\s*(?:and|et)?\s*$/.test(text.slice(before.end, one.start));
    if (follows && before !== undefined)
      whole[whole.length - 1] = {
        ...before,
        value: before.value * (before.base / one.base) + one.value,
        most: before.value * (before.base / one.base) + one.value,
        base: one.base,
        end: one.end,
        span: `${before.span} ${one.span}`,
        per: one.per,
      };
    else whole.push(one);
  }
  return whole;
}
