import type { payPeriod, Posting } from '#contract/career/posting.ts';
import { stripMarkup } from '#engines/text/index.ts';
import type { z } from 'zod';

export type Pay = Posting['pay'];
export type Workplace = Posting['workplace'];
type PayPeriod = z.infer<typeof payPeriod>;

const LINE_CHARACTERS = 300;
const DESCRIPTION_CHARACTERS = 40_000;
const RAW_CHARACTERS = 400_000;
const PLACES = 20;

/** A stranger's short text as one plain line: references decoded, markup and unseen characters gone, at most 300 characters. */
export function line(text: string): string {
  const plain = stripMarkup(text.slice(0, RAW_CHARACTERS));
  return plain.replace(/^- /gm, '').replace(/\s+/g, ' ').slice(0, LINE_CHARACTERS).trim();
}

/** A stranger's HTML as plain lines, at most 40,000 characters. */
export function block(html: string): string {
  return stripMarkup(html.slice(0, RAW_CHARACTERS)).slice(0, DESCRIPTION_CHARACTERS).trim();
}

/** An address that may be shown as a link: http or https, no user name in it, at most 2,000 characters; otherwise null. */
export function webAddress(text: string | null): string | null {
  const trimmed = (text ?? '').trim();
  if (trimmed.length > 2000) return null;
  return /^https?:\/\/[^\s"'<>\\@/?#]+(?:[/?#][^\s"'<>\\]*)?$/i.test(trimmed) ? trimmed : null;
}

/** The host of an address, with its port where it has one; '' when there is none. */
export function hostOf(address: string): string {
  return /^https?:\/\/([^\s"'<>\\@/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
}

const REMOTE = /\bremote\b|work from home|teletravail|télétravail|à distance|a distance/i;
const HYBRID = /\bhybrid(e)?\b/i;
const ONSITE = /\bon-?\s?site\b|in[- ](the )?office|in person|sur (place|site)|présentiel/i;

/** How a text says the work is done; null when it does not. */
export function workplaceIn(text: string): Workplace {
  if (HYBRID.test(text)) return 'hybrid';
  if (REMOTE.test(text)) return 'remote';
  return ONSITE.test(text) ? 'onsite' : null;
}

/** The way of working a board's own word names ("OnSite", "on-site"); null for any other word. */
export function workplaceNamed(word: string | null): Workplace {
  const letters = (word ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return letters === 'onsite' || letters === 'hybrid' || letters === 'remote' ? letters : null;
}

/** True when a place's text only names a way of working ("Hybrid", "On-site"). */
export function isOnlyWorkplace(text: string): boolean {
  return /^(hybrid|hybride|remote|télétravail|à distance|on-?\s?site|in[- ]office|sur place|various|multiple locations)$/i.test(
    text.trim(),
  );
}

/** Place texts as written, each on its own, without blanks or repeats; several in one string are parted at `;` and `|`. */
export function placesFrom(texts: readonly (string | null)[]): string[] {
  const parts = texts.flatMap((text) => line(text ?? '').split(/[;|•]/)).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))].slice(0, PLACES);
}

/** Pay in whole units of the currency; null when a side is no positive number or the currency no ISO 4217 code. */
export function payFrom(min: unknown, max: unknown, currency: unknown, period: PayPeriod | null): Pay {
  const low = amountOf(min) ?? amountOf(max);
  const high = amountOf(max) ?? low;
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  if (low === null || high === null || !/^[A-Z]{3}$/.test(code)) return null;
  return { min: Math.min(low, high), max: Math.max(low, high), currency: code, period };
}

function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' ? Number(value.replace(/[\s,]/g, '')) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null;
}

const PERIODS: readonly (readonly [RegExp, PayPeriod])[] = [
  [/hour|\/ ?h\b|heure|horaire/i, 'hour'],
  [/\bday\b|daily|per-day|jour/i, 'day'],
  [/\bweek|weekly|hebdo|semaine/i, 'week'],
  [/month|mensuel|mois/i, 'month'],
  [/year|annual|per annum|\bp\.a\.|annuel|\ban\b|année/i, 'year'],
];

/** The period a pay text names ("1 YEAR", "per-hour-wage", "Annual salary"); null when it names none. */
export function periodIn(text: string | null): PayPeriod | null {
  // "two_weeks" is a period, but none of these.
  if (/two[_ -]?weeks|fortnight/i.test(text ?? '')) return null;
  return PERIODS.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;
}
