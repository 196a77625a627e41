import { fold } from '#engines/claims/language/fold.ts';
import { APPROXIMATIONS, FACTORS, MULTIPLIERS, NUMBER_WORDS, SHARES, UNITS, VAGUE } from './numbers.data.ts';
import type { Approximation } from './numbers.data.ts';
import { currencyAt, periodAfter } from './surroundings.ts';

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
  /(?:(?:us|ca|cad|usd|eur|c)?[$€£]\s?)?\d+(?:[., \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?|[a-z]+(?:-[a-z]+)*|%|²/g;
/** The text read, at most: longer ones are refused before. */
const ORDINAL = /^(?:st|nd|rd|th|e|er|re|eme|ere)\b/;

/** A number as written: "12,000", "12 000" and "12000" are one; "2,1" and "2.1" too. */
export function numberOf(written: string): number {
  const bare = written.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, (sign, at: number, all: string) =>
    sign === ',' || all.slice(at + 1).includes('.') || /\.\d{3}\./.test(all) ? '' : sign,
  );
  return Number(bare.replace(',', '.'));
}

interface Piece {
  text: string;
  start: number;
  end: number;
}

const isYear = (value: number, text: string): boolean =>
  /^\d{4}$/.test(text) && value >= 1950 && value <= 2049;

/** The number that begins at a place among the pieces, in digits or words, and how many pieces it takes. */
function numeral(pieces: readonly Piece[], at: number): { value: number; taken: number } | null {
  const first = pieces[at];
  if (first === undefined) return null;
  if (/\d/.test(first.text)) {
    const next = pieces[at + 1];
    const times = next && next.start - first.end <= 1 ? MULTIPLIERS.get(next.text) : undefined;
    // "1.6 m" is a length unless money or no blank tells otherwise.
    const money = /[$€£]/.test(first.text) || /[$€£]/.test(pieces[at + 2]?.text ?? '');
    const glued = next !== undefined && next.start === first.end;
    const applies = times !== undefined && (!/^(?:m|mm|b)$/.test(next?.text ?? '') || money || (glued && next?.text === 'm'));
    return { value: numberOf(first.text) * (applies ? (times ?? 1) : 1), taken: applies ? 2 : 1 };
  }
  let total = 0;
  let current = 0;
  let taken = 0;
  for (const piece of pieces.slice(at, at + 8)) {
    const parts = NUMBER_WORDS.has(piece.text) ? [piece.text] : piece.text.split('-');
    const values = parts.map((part) => NUMBER_WORDS.get(part) ?? null);
    const times = MULTIPLIERS.get(piece.text);
    if (values.every((value) => value !== null)) current += values.reduce((sum, value) => sum + value, 0);
    else if (times !== undefined && piece.text.length > 2 && (current > 0 || /^(?:cent|mille|hundred|thousand)$/.test(piece.text)))
      if (times === 100) current = Math.max(1, current) * 100;
      else {
        total += Math.max(1, current) * times;
        current = 0;
      }
    else if (!((piece.text === 'and' || piece.text === 'et') && current >= 20 && taken > 0)) break;
    taken += 1;
  }
  const last = pieces[at + taken - 1]?.text;
  if (taken > 1 && (last === 'and' || last === 'et')) taken -= 1;
  return total + current > 0 && taken > 0 && last !== undefined ? { value: total + current, taken } : null;
}

function approximationBefore(text: string, start: number): Approximation {
  const before = text.slice(Math.max(0, start - 48), start);
  for (const [pattern, kind] of APPROXIMATIONS) if (pattern.test(before)) return kind;
  return 'exact';
}

interface Sized {
  measures: string;
  base: number;
  end: number;
}

/** The unit right after a number; a count where there is none. */
function unitAfter(text: string, end: number): Sized {
  const rest = text.slice(end, end + 32);
  const square = /^[\s-]*(?:square|carres?)[\s-]+(feet|foot|meters?|metres?|miles?|kilometers?|kilometres?)/.exec(rest);
  if (square) {
    const base = /^f/.test(square[1] ?? '') ? 0.092903 : /^mi/.test(square[1] ?? '') ? 2_589_988 : /^k/.test(square[1] ?? '') ? 1e6 : 1;
    return { measures: 'area', base, end: end + square[0].length };
  }
  const point = /^\s*(?:percentage[\s-]+|%[\s-]*)?(?:points?|pp)\b/.exec(rest);
  if (point) return { measures: 'points', base: 1, end: end + point[0].length };
  const dollars = /^\s*(?:million(?:s)?|m)?\s?(?:de\s+)?([$€£]|dollars?\b|euros?\b|cad\b|usd\b)/.exec(rest);
  if (dollars) return { measures: 'money', base: 1, end: end + dollars[0].length };
  const sign = /^\s?(%)/.exec(rest);
  if (sign) return { measures: 'percent', base: 1, end: end + sign[0].length };
  const named = /^[\s-]{0,2}(k?m|sq\s?ft|sq\s?m|[a-z]+)(2|3)?(?![\p{L}\d])/u.exec(rest);
  const unit = named ? UNITS.get(`${(named[1] ?? '').replace(/\s/g, '')}${named[2] ?? ''}`) : undefined;
  if (named && unit) return { measures: unit[0], base: unit[1], end: end + named[0].length };
  return { measures: 'count', base: 1, end };
}

/** A share or factor in words at a place: "three quarters", "a third", "one in five", "halved", "four times". */
function portion(pieces: readonly Piece[], at: number): { value: number; measures: string; taken: number } | null {
  const [first, second, third, fourth] = pieces.slice(at, at + 4).map(({ text }) => text);
  if (first === undefined) return null;
  const factor = FACTORS.get(first);
  if (factor !== undefined) return { value: factor, measures: 'factor', taken: 1 };
  const count = NUMBER_WORDS.get(first) ?? (/^\d+$/.test(first) ? Number(first) : undefined);
  if (count !== undefined && (second === 'times' || second === 'fois'))
    return { value: count, measures: 'factor', taken: 2 };
  const one = /^(?:one|un|une|1)$/.test(first);
  for (const [link, taken, last] of [[second, 3, third], [third, 4, fourth]] as const)
    if (one && /^(?:in|sur|of|out)$/.test(link ?? '') && last !== undefined && !(link === 'of' && taken === 4)) {
      const whole = NUMBER_WORDS.get(last) ?? (/^\d+$/.test(last) ? Number(last) : undefined);
      if (whole !== undefined && link !== 'of') return { value: 1 / whole, measures: 'share', taken };
    }
  const share = SHARES.get(second ?? '');
  if (share !== undefined && count !== undefined) return { value: share * count, measures: 'share', taken: 2 };
  if (share !== undefined && /^(?:a|an|un|une|one|la|le|the)$/.test(first) && second !== 'second')
    return { value: share, measures: 'share', taken: 2 };
  const alone = /^(?:half|moitie)$/.test(first) ? 1 / 2 : undefined;
  return alone === undefined ? null : { value: alone, measures: 'share', taken: 1 };
}

/** Every amount in a text, in order; years and ordinals ("2021", "3rd") are not amounts. */
export function quantitiesIn(written: string): Quantity[] {
  const text = fold(written.replaceAll('²', '2').replaceAll('³', '3'));
  // Folding keeps places where every letter stays one letter, which all but a few ligatures do.
  const pieces = Array.from(text.matchAll(PIECE), ({ 0: piece, index }) => ({ text: piece, start: index, end: index + piece.length }));
  const found: Quantity[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const first = pieces[at];
    if (first === undefined) break;
    const vague = VAGUE.get(first.text);
    const part = portion(pieces, at);
    const number = part === null && vague === undefined ? numeral(pieces, at) : null;
    const taken = part?.taken ?? number?.taken ?? 1;
    const last = pieces[at + taken - 1] ?? first;
    if (part === null && number === null && vague === undefined) continue;
    if (vague !== undefined && /\d/.test(pieces[at - 1]?.text ?? '')) continue;
    if (number && /\d/.test(first.text) && (ORDINAL.test(text.slice(first.end)) || /[\p{L}#]$/u.test(text.slice(0, first.start)))) continue;
    const unit = part?.measures === 'factor' || vague ? { measures: 'count', base: 1, end: last.end } : unitAfter(text, last.end);
    const isMoney = /[$€£]/.test(first.text) || unit.measures === 'money';
    if (number && isYear(number.value, first.text) && unit.measures === 'count') continue;
    const measures = part?.measures ?? (isMoney ? 'money' : unit.measures);
    found.push({
      value: part?.value ?? number?.value ?? vague?.[0] ?? 0,
      most: part?.value ?? number?.value ?? vague?.[1] ?? 0,
      measures,
      base: part ? 1 : isMoney ? 1 : unit.base,
      currency: isMoney ? currencyAt(text, first.start, unit.end) : '',
      per: periodAfter(text, unit.end),
      approximation: vague ? 'vague' : approximationBefore(text, first.start),
      start: first.start,
      end: unit.end,
      span: written.slice(first.start, Math.max(last.end, unit.measures === 'count' ? last.end : unit.end)),
    });
    at += taken - 1;
  }
  return withSharedUnits(found, text);
}

/** "From 94 to 58 minutes": the first amount has the unit of the second. */
function withSharedUnits(found: readonly Quantity[], text: string): Quantity[] {
  return found.map((one, at) => {
    const next = found[at + 1];
    if (next === undefined || one.measures !== 'count' || next.measures === 'count' || next.measures === 'factor') return one;
    const joined = /^\s*(?:(?:down |up )?(?:to|into|a|-|or|ou|vers)|and|et)\s*(?:about|environ|only|just)?\s*\$?$/.test(text.slice(one.end, next.start));
    return joined ? { ...one, measures: next.measures, base: next.base, currency: next.currency, per: one.per || next.per } : one;
  });
}
