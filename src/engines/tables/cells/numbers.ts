import { currencyOf, currencyWords } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

/** The sign before the decimals; null where nothing shows it. */
export type DecimalSign = '.' | ',' | null;

const CODES = new Set(currencyOf.values());
const CURRENCIES = new Set(currencyWords.map(([sign]) => sign.replace(/\s/g, '')));
/** A cell that says that there is no number. */
const NOTHING = /^(?:[-–—]+|n\.?\/?a\.?|nil|null)$/i;

export const isNothing = (cell: Cell | undefined): boolean => {
  const text = cellText(cell);
  return text === '' || NOTHING.test(text);
};

/** Whether a spreadsheet wrote signs for a number or a day that its column was too narrow for. */
export const isHidden = (cell: Cell | undefined): boolean => /^#{3,}$/.test(cellText(cell));

/** Digits with their separators, and whether they stand for less than nought; null for what is no number. */
interface Digits {
  digits: string;
  isNegative: boolean;
}

const MINUS = /^[-−–]|[-−–]$/g;

/** A whole number of the hundredths of a currency: "95p", "50 ¢", "80 cts". */
const HUNDREDTHS = /^([^\p{L}¢]*\d)\s?(?:p|¢|cts?|cents?|centimes?|pence)\.?([)\-−–]?)$/iu;
/** Whether an amount is written in hundredths of a currency. */
export const isHundredths = (text: string): boolean => HUNDREDTHS.test(text);
/** What an amount is for: "£4.50/kg", "$12.00 per hour". Counts of a piece, "6/box", are none. */
const EACH = /(?<=\p{Sc}.*|[.,]\d{2}\s?)\s*(?:\/|\sper\s|\spar\s)\s*\p{L}+\.?$/iu;

/** Whether what stands beside digits is a currency, or nothing. */
const isCurrency = (sign: string) =>
  sign === '' || /^[\p{Sc}]$/u.test(sign) || CURRENCIES.has(sign.toLowerCase()) || CODES.has(sign);

/** Takes the sign and the currency away: "-$5.00", "5,00 $", "(12.00)", "12.00-", "CA$ 1'280.00". */
function digitsOf(text: string): Digits | null {
  // Most cells of a table are words, and a file has millions of them.
  if (!/\d/.test(text)) return null;
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const inside = /^[^\d]{0,4}\((.+)\)[^\d]{0,4}$/.exec(bare)?.[1] ?? null;
  const signed = inside ?? bare;
  const noCurrency = signed.replace(MINUS, '');
  const around = /^([^\d.,]*)([\d.,]+)([^\d.,]*)$/.exec(noCurrency.replace(/(?<=^[^\d.,]*)[-−–]/, ''));
  if (around === null) return null;
  const [, before = '', digits = '', after = ''] = around;
  if (!isCurrency(before) || !isCurrency(after) || !/\d/.test(digits)) return null;
  return { digits, isNegative: inside !== null || /[-−–]/.test(signed) };
}

/** What digits show of the sign before decimals: two kinds of separators, or one that does not part thousands. */
function signIn(digits: string): DecimalSign {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return null;
  const sign = digits[last] === '.' ? '.' : ',';
  const other = sign === '.' ? ',' : '.';
  if (digits.includes(other)) return digits.indexOf(sign) === last ? sign : null;
  if (digits.indexOf(sign) !== last) return other;
  const [whole = '', decimals = ''] = digits.split(sign);
  return decimals.length !== 3 || whole === '0' || whole === '' || whole.length > 3 ? sign : null;
}

/** What a cell shows of the sign before decimals. */
export const shownSign = (cell: Cell): DecimalSign =>
  typeof cell === 'string' ? signIn(digitsOf(cell.trim())?.digits ?? '') : null;

/** The sign that most cells show; null where none does, or both as often. */
export function signOf(cells: Iterable<Cell>): DecimalSign {
  let [dots, commas] = [0, 0];
  for (const cell of cells) {
    const sign = shownSign(cell);
    if (sign === '.') dots += 1;
    if (sign === ',') commas += 1;
  }
  return dots === commas ? null : dots > commas ? '.' : ',';
}

const SHAPES = {
  '.': /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/,
  ',': /^(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,\d*)?$/,
} as const;

/** The sign by which digits are a number: their column's, that which they show, a dot; null where by none. */
function signFor(digits: string, columnSign: DecimalSign): DecimalSign {
  const fits = (sign: DecimalSign) => sign !== null && SHAPES[sign].test(digits);
  if (fits(columnSign)) return columnSign;
  const shown = signIn(digits);
  return fits(shown) ? shown : fits('.') ? '.' : null;
}

/**
 * The number in a cell, by the decimal sign of its column; a cell that shows the other sign plainly is read by that. Hundredths of a
 * currency are a part of one ("95p"). Null for what is no number (`12,5O`, `#REF!`, `1,2,3`), which is never guessed at.
 */
export function numberOf(cell: Cell | undefined, columnSign: DecimalSign): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const text = cell.trim();
  const [, hundredths, closed = ''] = HUNDREDTHS.exec(text) ?? [];
  if (hundredths !== undefined) {
    const value = numberOf(`${hundredths}${closed}`, columnSign);
    return value !== null && Number.isInteger(value) ? value / 100 : null;
  }
  const found = digitsOf(text.replace(EACH, ''));
  if (found === null) return null;
  const sign = signFor(found.digits, columnSign);
  if (sign === null) return null;
  const plain = found.digits.replaceAll(sign === '.' ? ',' : '.', '').replace(',', '.');
  const value = Number(plain);
  return found.isNegative ? -value : value;
}

/** A number in whole parts of one, half a part away from nought; a hair more, so that 1.005 is what it says. */
export const inParts = (value: number, parts: number): number =>
  value === 0 ? 0 : Math.sign(value) * Math.round(Math.abs(value) * parts + 1e-6);
