import { text } from './field-messages.ts';

const OF_PEOPLE = [
  'customer_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'source_ref',
  'province',
  'last_seen',
  'orders',
  'consent_email',
  'consent_sms',
  'consent_at',
  'confirmed_at',
  'refused',
  'refused_sms',
  'withdrawn',
  'withdrawn_sms',
];
const OF_THINGS = [
  'gtin',
  'price',
  'cost',
  'stock',
  'group_ref',
  'stars',
  'recommends',
  'text',
  'author',
  'reply',
];

/** What a column becomes, or that nothing needs it. */
export function fieldWords(field: string): string {
  if (OF_PEOPLE.includes(field)) return text('ofPeople', { field });
  return OF_THINGS.includes(field) ? text('ofThings', { field }) : text('ofSales', { field });
}
