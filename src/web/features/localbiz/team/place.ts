import type { Invitation } from '#contract/localbiz/members.ts';
import { text } from './messages.ts';

/** What somebody is to be and may, while it is filled in; the limit is in dollars, as typed. */
export interface Place {
  role: Invitation['role'];
  shops: string[] | null;
  limit: string;
}

type Sent = Pick<Invitation, 'role' | 'shop_ids' | 'order_limit_cents'>;

/** What is kept, as a form shows it. */
export const placeOf = ({ role, shop_ids: shops, order_limit_cents: cents }: Sent): Place => ({
  role,
  shops,
  limit: cents === null ? '' : String(cents / 100),
});

export const newPlace: Place = { role: 'staff', shops: null, limit: '' };

/** What can be sent, or what is wrong beside each field. */
export function readPlace({
  role,
  shops,
  limit,
}: Place): { place: Sent } | { problems: Partial<Record<'shops' | 'limit', string>> } {
  const typed = limit.replaceAll(/[\s,$]/g, '');
  const isLimited = role === 'manager' && typed !== '';
  const seen = role === 'owner' ? null : shops;
  const problems = {
    ...(seen?.length === 0 ? { shops: text('shopMissing') } : {}),
    ...(isLimited && !/^\d{1,6}$/.test(typed) ? { limit: text('limitWrong') } : {}),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { place: { role, shop_ids: seen, order_limit_cents: isLimited ? Number(typed) * 100 : null } };
}
