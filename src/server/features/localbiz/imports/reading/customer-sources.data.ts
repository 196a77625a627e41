import type { SourceExport } from './source-export.ts';

/** What nobody needs of a person, by the names of columns in small letters: it is left at the door. */
const left = (...names: string[]): Record<string, null> =>
  Object.fromEntries(names.map((name) => [name, null]));

const ofShopify = {
  'customer id': 'source_ref',
  'first name': 'first_name',
  'last name': 'last_name',
  email: 'email',
  phone: 'phone',
  'default address province code': 'province',
  'province code': 'province',
  'total orders': 'orders',
  'accepts email marketing': 'consent_email',
  'accepts sms marketing': 'consent_sms',
  ...left('note', 'tags', 'tax exempt', 'default address phone', 'default address city'),
};

/** Lists of customers, as systems export them. */
export const ofCustomers: readonly SourceExport[] = [
  {
    name: 'square',
    columns: ['square customer id', 'email subscription status'],
    kind: 'customers',
    fields: {
      'square customer id': 'source_ref',
      'first name': 'first_name',
      'last name': 'last_name',
      'email address': 'email',
      'phone number': 'phone',
      state: 'province',
      'last visit': 'last_seen',
      'transaction count': 'orders',
      'email subscription status': 'consent_email',
      ...left('reference id', 'nickname', 'company name', 'birthday', 'memo', 'first visit', 'city'),
      ...left('street address 1', 'street address 2', 'postal code', 'creation source', 'instant profile'),
      ...left('lifetime spend', 'blocked from online booking'),
    },
  },
  {
    name: 'shopify',
    columns: ['customer id', 'accepts email marketing', 'total orders'],
    kind: 'customers',
    fields: ofShopify,
  },
  {
    // Without a number of its own the file still says what its columns are.
    name: 'shopify',
    columns: ['first name', 'accepts email marketing', 'total orders'],
    kind: 'customers',
    fields: ofShopify,
  },
  {
    name: 'mailchimp',
    columns: ['email address', 'member_rating', 'optin_time'],
    kind: 'customers',
    fields: {
      'email address': 'email',
      'first name': 'first_name',
      'last name': 'last_name',
      euid: 'source_ref',
      region: 'province',
      optin_time: 'consent_at',
      confirm_time: 'confirmed_at',
      unsub_time: 'withdrawn',
      ...left('member_rating', 'optin_ip', 'confirm_ip', 'latitude', 'longitude', 'gmtoff', 'dstoff', 'cc'),
      ...left('timezone', 'last_changed', 'leid', 'notes', 'tags', 'unsub_reason', 'unsub_reason_other'),
      ...left('unsub_campaign_title', 'unsub_campaign_id'),
    },
  },
];
