import { shareOfLarge, withMultiplier } from './large-numbers.ts';
import { NUMBER_WORDS } from './counting.ts';
import { multipliers, units } from '#engines/lexicon/index.ts';
import type { Numeral, Piece } from './piece.ts';

/** A number as written: "12,000", "12 000" and "12000" are one; "2,1" and "2.1" too. */
export function numberOf(written: string): number {
  const bare = written
    .replace(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, (sign, at: number, all: string) =>
      sign === ',' || all.slice(at + 1).includes('.') ? '' : sign,
    );
  return Number(bare.replace(',', '.'));
}

/** "KSh 6.5m": the code of a currency right before an amount. */
const isCurrencyCode = (before: Piece | undefined, { start }: Piece): boolean =>
  before?.isCode === true && start - before.end <= 1;

function inDigits(pieces: readonly Piece[], at: number, first: Piece): Numeral {
  const next = pieces[at + 1];
  const times = next && next.start - first.end <= 1 ? multipliers.get(next.text) : undefined;
  if (next === undefined || times === undefined) return { value: numberOf(first.text), taken: 1 };
  // "1.6 m" is a length; "$1.6 m", "1.6M" and "1,6 M$" are millions.
  const sign = pieces[at + 2];
  const isMoney =
    /[$€£]/.test(first.text) ||
    isCurrencyCode(pieces[at - 1], first) ||
    (sign !== undefined && /^[$€£]$/.test(sign.text) && sign.start - next.end <= 1);
  const isShort = /^(?:m|mm|b|k|g|md)$/.test(next.text);
  const applies = !isShort || isMoney || (next.text === 'k' && next.start === first.end);
  return { value: numberOf(first.text) * (applies ? times : 1), taken: applies ? 2 : 1 };
}

/** The value of one word, of tens joined to ones in French ("quatre-vingt-douze") too. */
function wordValue(text: string): number | undefined {
  const own = NUMBER_WORDS.get(text);
  const parts = /^(quatre-vingt|soixante)s?-([a-z-]+)$/.exec(text);
  if (own !== undefined || parts === null) return own;
  const rest = NUMBER_WORDS.get(parts[2] ?? '');
  return rest === undefined ? undefined : (parts[1] === 'soixante' ? 60 : 80) + rest;
}

/** Whether a smaller number may follow a larger one as part of it: "twenty one", "dix sept", "cent douze". */
const goesOn = (current: number, value: number): boolean =>
  (current >= 20 &&
    current < 100 &&
    current % 10 === 0 &&
    value < (current === 60 || current === 80 ? 20 : 10)) ||
  (current === 10 && value >= 7 && value <= 9) ||
  (current >= 100 && value < 100);

/** Whether "neuf" is "new": it stands behind its noun, and nothing that it could count follows. */
const isNew = (next: Piece | undefined, { end }: Piece): boolean =>
  next === undefined ||
  next.start > end + 1 ||
  /^(?:a|au|aux|de|du|des|d|et|ou|en|dans|pour|par|sur|qui|que|avec|comme|le|la|les|l|puis|mais)$/.test(
    next.text,
  );

const isTime = (piece: Piece | undefined): boolean => units.get(piece?.text ?? '')?.[0] === 'time';

/** Whether an article stands for one of a time: "in a month", "less than a year", "a year and two months", "one week per load". */
function isOneOfTime(pieces: readonly Piece[], at: number): boolean {
  const [article, time, joint, number, unit] = pieces.slice(at, at + 5);
  if (!/^(?:an?|one|une?)$/.test(article?.text ?? '') || !isTime(time)) return false;
  const [earlier, before] = [pieces[at - 2]?.text ?? '', pieces[at - 1]?.text ?? ''];
  const isJoined = /^(?:and|et)$/.test(joint?.text ?? '');
  if (isJoined) return NUMBER_WORDS.has(number?.text ?? '') && isTime(unit);
  return (
    /^(?:in|within|en|after|over|under|than)$/.test(before) ||
    (before === 'd' && /^(?:moins|plus)$/.test(earlier)) ||
    (/^(?:one|une?)$/.test(article?.text ?? '') && /^(?:per|par)$/.test(joint?.text ?? ''))
  );
}

/** The number that begins at a place among the pieces, in digits or words; null when none does. */
export function numeralAt(pieces: readonly Piece[], at: number): Numeral | null {
  const first = pieces[at];
  if (first === undefined) return null;
  const large = shareOfLarge(pieces, at);
  if (large !== null) return large;
  if (/\d/.test(first.text)) return inDigits(pieces, at, first);
  if (first.text === 'neuf' && isNew(pieces[at + 1], first)) return null;
  if (isOneOfTime(pieces, at)) return { value: 1, taken: 1 };
  // "One and a half years", "un an et demi" is told elsewhere.
  if (/^(?:one|une?)$/.test(first.text)) {
    const next = pieces.slice(at + 1, at + 4).map(({ text }) => text);
    if (next.join(' ') === 'and a half') return withMultiplier(pieces, at, { value: 1.5, taken: 4 });
    if (next[0] === 'et' && /^demie?$/.test(next[1] ?? '')) return { value: 1.5, taken: 3 };
  }
  let total = 0;
  let current = 0;
  let taken = 0;
  let sure = 0;
  for (const [place, { text, start }] of pieces.slice(at, at + 8).entries()) {
    // "A squad of twenty, four mornings a week": a comma parts two numbers.
    if (place > 0 && start - (pieces[at + place - 1]?.end ?? 0) > 1) break;
    const value = wordValue(text) ?? (/^(?:one|un|une)$/.test(text) && current >= 20 ? 1 : undefined);
    const times = multipliers.get(text);
    if (
      times !== undefined &&
      text.length > 2 &&
      (current > 0 || /^(?:cent|hundred)$/.test(text) || (taken === 0 && /^(?:mille|thousand)$/.test(text)))
    ) {
      current = Math.max(1, current) * times;
      if (times > 100) {
        total += current;
        current = 0;
      }
    } else if (value !== undefined && (taken === 0 || goesOn(current, value) || current === 0))
      current += value;
    else if (!(/^(?:and|et)$/.test(text) && current >= 20)) break;
    taken += 1;
    if (!/^(?:and|et)$/.test(text)) sure = taken;
  }
  if (total + current <= 0 || sure === 0) return null;
  // "Four and a half".
  const rest = pieces
    .slice(at + sure, at + sure + 3)
    .map(({ text }) => text)
    .join(' ');
  if (rest === 'and a half')
    return withMultiplier(pieces, at, { value: total + current + 0.5, taken: sure + 3 });
  return /^et demie?/.test(rest)
    ? { value: total + current + 0.5, taken: sure + 2 }
    : { value: total + current, taken: sure };
}
