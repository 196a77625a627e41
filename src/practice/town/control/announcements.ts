import { z } from 'zod';
import { promotionKinds } from '#practice/town/promotions/types.ts';
import type { Announcement, Town } from '#practice/town/town.ts';
import { personOf } from '#practice/town/world/persons.ts';

/** People by their places in the shop or by their addresses. */
const people = z.array(z.union([z.int().min(0), z.string()]));

export const announcementSchema = z.strictObject({
  shop: z.string(),
  kind: z.enum(promotionKinds),
  told: people,
  held: people,
  percent: z.int().min(0).max(90).default(0),
  code: z.string().min(1).max(40).default('TOLD'),
});

/** An announcement with the places of its people; an address that nobody has is left out. Null without such a shop. */
export function announced(town: Town, asked: z.infer<typeof announcementSchema>): Announcement | null {
  const shop = town.shopOf(asked.shop);
  if (shop === undefined) return null;
  const { people: all } = town.life(shop);
  const places = new Map<string, number>();
  for (let place = 0; place < all.count; place += 1) {
    const { email } = personOf(shop, all, place);
    if (email !== null) places.set(email, place);
  }
  const placesOf = (given: readonly (string | number)[]): number[] =>
    given.flatMap((each) => {
      const place = typeof each === 'number' ? each : places.get(each.toLowerCase());
      return place === undefined || place >= all.count ? [] : [place];
    });
  return { ...asked, told: placesOf(asked.told), held: placesOf(asked.held) };
}
