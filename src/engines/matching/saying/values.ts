import { money } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#engines/matching/messages.ts';

// What the messages beside a match were made of, for the sentences about them. Matches of before hold finished texts, or other messages.

const WAYS = ['onsite', 'hybrid', 'remote'];

type Values = Message['values'];

/** A value that is a text; "" for any other. */
const textIn = (values: Values | null, name: string): string => {
  const value = values?.[name];
  return typeof value === 'string' ? value : '';
};

/** The values of a message of this catalogue; null for any other and for a text. */
export const valuesOf = (said: Said, key: string): Values | null =>
  typeof said !== 'string' && said.code === `${text.name}.${key}` ? said.values : null;

const wayOf = (said: Said): string => textIn(valuesOf(said, 'workplace'), 'way');

/** The ways to work that are named, as one code: "onsite", "onsite_remote"; "" for none. */
export function waysIn(said: Said): string {
  const items = typeof said !== 'string' && Array.isArray(said.values['of']) ? said.values['of'] : [said];
  const named = new Set(items.map((item: Said) => wayOf(item)));
  return WAYS.filter((way) => named.has(way)).join('_');
}

/** An amount with the period it is paid for; a text that was kept of old stands as it is. */
export function payIn(said: Said): { amount: Said; period: string } {
  const now = valuesOf(said, 'payOffered');
  if (now) return { amount: now['amount'] as Message, period: textIn(now, 'period') };
  const before = valuesOf(said, 'pay');
  if (before === null) return { amount: said, period: '' };
  const amount = money(textIn(before, 'currency'), Number(before['amount']));
  return { amount, period: textIn(before, 'period') };
}
