import { aspects, type Aspect, type Life, type Opinion, type Order, type Review } from './types.ts';
import { causeOn, type Cause } from '#practice/town/world/causes.ts';
import { mix, uniform } from '#practice/town/world/chance.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';
import { createRandom } from '#practice/world/random.ts';

/** Of visits that ended with something bought. */
export const REVIEW_SHARE = 0.03;

/** What of a shop is better or worse in a quarter of a year: the chance that somebody who speaks of it is content. */
export function contentWith(shop: Shop, aspect: Aspect, day: Day): number {
  const seed = mix(shop.seed, 111);
  const place = aspects.indexOf(aspect);
  const usual = 0.68 + 0.26 * uniform(seed, place, 0);
  // In one quarter of six something went wrong for a while.
  return uniform(seed, place, 1 + Math.floor(day / 91)) < 1 / 6 ? usual - 0.3 : usual;
}

const blamed: Readonly<Record<Cause['kind'], Aspect>> = {
  'road-works': 'location',
  'oven-broken': 'selection',
  rain: 'atmosphere',
  competitor: 'price',
};

function opinionsOf(
  shop: Shop,
  day: Day,
  missed: boolean,
  random: ReturnType<typeof createRandom>,
): Opinion[] {
  const cause = causeOn(shop, day);
  const spoken = new Map<Aspect, Opinion['polarity']>();
  if (missed && random.chance(0.6)) spoken.set('selection', 'neg');
  if (cause !== null && random.chance(0.45)) spoken.set(blamed[cause.kind], 'neg');
  const count = random.pick([1, 1, 2, 2, 3]);
  for (const aspect of random.sample(['quality', 'service', ...aspects] as const, count))
    if (!spoken.has(aspect))
      spoken.set(aspect, random.chance(contentWith(shop, aspect, day)) ? 'pos' : 'neg');
  return [...spoken].map(([aspect, polarity]) => ({ aspect, polarity }));
}

function starsFor(opinions: readonly Opinion[], random: ReturnType<typeof createRandom>): number {
  const good = opinions.filter(({ polarity }) => polarity === 'pos').length / opinions.length;
  const stars =
    good === 1 ? random.pick([5, 5, 5, 4]) : good === 0 ? random.pick([1, 1, 2, 2]) : good > 0.5 ? 4 : 3;
  // A few press the wrong end of the row.
  return random.chance(0.02) ? 6 - stars : stars;
}

/** A review as it stands at an instant (milliseconds): its stars, and when it was last changed. */
export const standingAt = ({ at, stars, edit }: Review, now: number): { stars: number; updatedAt: number } =>
  edit !== null && edit.at <= now ? { stars: edit.stars, updatedAt: edit.at } : { stars, updatedAt: at };

/** The review that somebody leaves some hours after a sale, or null; `missed` tells whether something they came for was not there. */
export function reviewOf(life: Life, order: Order, missed: boolean): Review | null {
  const { shop, people } = life;
  if (uniform(mix(shop.seed, 118), order.number, 0) >= REVIEW_SHARE) return null;
  const random = createRandom(mix(mix(shop.seed, 112), order.number));
  const opinions = opinionsOf(shop, order.day, missed, random);
  const at = order.at + random.integer(1800, 14_000) * 1000;
  const stars = starsFor(opinions, random);
  const edited = stars === 5 ? 4 : stars + random.pick([-1, 1]);
  return {
    number: life.reviews.length + 1,
    day: order.day,
    at,
    edit: random.chance(0.04)
      ? { at: at + random.integer(3600, 400_000) * 1000, stars: Math.max(1, edited) }
      : null,
    person: order.person,
    language: people.isFrench[order.person] === 1 ? 'fr' : 'en',
    stars,
    opinions,
    product: order.lines[0]?.product ?? 0,
    hasText: !random.chance(0.15),
    reply: null,
  };
}
