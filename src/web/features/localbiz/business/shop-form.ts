import { type Shop, shopInput, type ShopInput } from '#contract/localbiz/shops.ts';
import { refusalText } from '#web/text/message-text.ts';
import { formOf } from './business-form.ts';

/** A shop while it is filled in; the region may not be chosen yet. */
export type ShopForm = Omit<ShopInput, 'region'> & { region: ShopInput['region'] | '' };

/** A shop as it is kept, or one that is added: nothing said yet but the hours and place of the one before. */
export function shopFormOf(shop: Shop | null, before: Shop | undefined, timeZone: string): ShopForm {
  if (shop !== null) {
    const { id: _id, closed_at: _closedAt, ...kept } = shop;
    return kept;
  }
  const { city, region, time_zone: zone, hours } = before ?? formOf(null, timeZone);
  return { name: '', city, region, postal_code: '', time_zone: zone, phone: '', hours };
}

/** The first problem of each field in words, `hours.monday` for a day; or what can be sent. */
export function readShop(
  form: ShopForm,
): { shop: Omit<Shop, 'id' | 'closed_at'> } | { problems: Partial<Record<string, string>> } {
  const read = shopInput.safeParse(form);
  if (read.success) return { shop: read.data };
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of read.error.issues)
    problems[path.slice(0, 2).join('.')] ??= refusalText(message);
  return { problems };
}
