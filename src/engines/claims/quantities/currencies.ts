import type { Quantity } from './quantity.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const CODE = /(?:^|[\s(])([A-Z]{3}|[A-Z]Sh)\s?$/;

/** The code of a currency right before an amount, as written: "KES" or "KSh" of "KSh 85,000"; "" where none stands there. */
export function currencyCodeBefore(written: string, start: number): string {
  const code = CODE.exec(written.slice(Math.max(0, start - 6), start))?.[1] ?? '';
  return CURRENCIES.has(code) || code.endsWith('Sh') ? code : '';
}

const CODE_BEHIND = /^\s?([A-Z]{3}|[A-Z]Sh)\b/;

/** The code of a currency right behind an amount, as written: "CHF" of "14,000 CHF"; "" where none stands there. */
export function currencyCodeAfter(written: string, end: number): string {
  const code = CODE_BEHIND.exec(written.slice(end, end + 6))?.[1] ?? '';
  return CURRENCIES.has(code) || code.endsWith('Sh') ? code : '';
}

/** The currency named at an amount; "" for a bare dollar. */
export function currencyAt(text: string, start: number, end: number): string {
  const around = `${text.slice(Math.max(0, start - 5), start)} ${text.slice(start, end)} ${text.slice(end, end + 18)}`;
  if (/us\s?\$|\$\s+us\b|\busd\b|\bus dollars|u\.s\.|americain/.test(around)) return 'usd';
  if (/ca?\s?\$|\$\s+can?\b|\bcad\b|canadian|canadiens/.test(around)) return 'cad';
  if (/\bfrancs?\b/.test(around)) return 'franc';
  const [, land = ''] = /(?<![a-z])([a-z]{1,2})\$/.exec(text.slice(Math.max(0, start - 5), end + 5)) ?? [];
  if (land !== '') return `${land}d`;
  if (/€|\beur/.test(around)) return 'eur';
  return /£|\bgbp\b/.test(around) ? 'gbp' : '';
}

/** A bare dollar may be any of them, and one amount of no currency another. */
export const DOLLARS = /^(?:|[a-z]{1,2}d)$/;
const FRANCS = /^(?:franc|chf|xof|xaf|xpf|cdf|gnf|bif|rwf|djf|kmf)$/;

/** Whether one of two amounts is in francs, and the other in those of a country. */
export const isFranc = (truth: Quantity, claimed: Quantity): boolean =>
  FRANCS.test(truth.currency) &&
  FRANCS.test(claimed.currency) &&
  [truth, claimed].some(({ currency }) => currency === 'franc');
