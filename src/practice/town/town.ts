import { believedStock } from './life/stock.ts';
import type { Life } from './life/types.ts';
import { effectFor, type EffectRule } from './promotions/effects.ts';
import type { Promotion } from './promotions/types.ts';
import type { Deed, DeedOf } from './records/deeds.ts';
import { openLives } from './records/lives.ts';
import { lastDayAt } from './world/calendar.ts';
import { millbrook } from './world/shops.ts';
import type { Day, Shop } from './world/types.ts';
import type { Clock } from '#practice/clock.ts';

/** A mailing as it is announced to the town. */
export type Announcement = Pick<Promotion, 'shop' | 'kind' | 'told' | 'held' | 'percent' | 'code'>;

export type Town = {
  seed: number;
  shops: readonly Shop[];
  /** Milliseconds since 1970 on the town's clock. */
  now: () => number;
  /** The last day that is over. */
  lastDay: () => Day;
  /** A shop's life up to the last day; the first who asks waits until it is lived. */
  life: (shop: Shop) => Life;
  shopOf: (id: string) => Shop | undefined;
  promotions: readonly Promotion[];
  announce: (announcement: Announcement) => Promotion;
  setEffect: (rule: EffectRule) => void;
  /** Goods (thousandths) that came or went, as told over the interface of a till. */
  adjustStock: (shop: Shop, product: number, quantity: number) => void;
  /** What the till of a shop believes lies there, in thousandths. */
  stockOf: (shop: Shop, product: number) => number;
  /** What was written about a product over an interface, by the name of the text: `name`, `description`, `seoTitle`, `seoText`. */
  wordsOf: (shop: Shop, product: number) => Readonly<Record<string, string>>;
  setWords: (shop: Shop, product: number, words: Readonly<Record<string, string>>) => void;
  /** Answers a review, or takes the answer away. */
  reply: (shop: Shop, review: number, text: string | null) => void;
  /** Old sales are brought back, or orders changed, at the beginning of the next day. */
  trouble: (shop: Shop, kind: DeedOf<'trouble'>['kind'], times: number) => void;
};

export type TownOptions = {
  seed: number;
  /** The first day that is not history. */
  opening: Day;
  clock: Clock;
  /** What was done to the town before, in order. */
  deeds?: readonly Deed[];
  /** Keeps what is done to the town from now on. */
  keep?: (deed: Deed) => void;
};

/** Millbrook as it follows from its seed, its opening and what was done to it; shops live when somebody asks for them. */
export function createTown({ seed, opening, clock, deeds: past = [], keep = () => {} }: TownOptions): Town {
  const shops = millbrook(seed);
  const deeds: Deed[] = [...past];
  const promotions = deeds.flatMap((deed) => (deed.deed === 'promotion' ? [deed.promotion] : []));
  const lastDay = (): Day => lastDayAt(clock.now());
  const life = openLives({ opening, deeds, promotions, lastDay });
  const act = (deed: Deed): void => {
    keep(deed);
    deeds.push(deed);
  };
  return {
    seed,
    shops,
    promotions,
    now: clock.now,
    lastDay,
    life,
    shopOf: (id) => shops.find((shop) => shop.id === id),
    announce: (announcement) => {
      const id = `promotion-${promotions.length + 1}`;
      const rules = deeds.flatMap((deed) => (deed.deed === 'effect' ? [deed.rule] : []));
      const effect = effectFor(seed, id, announcement.shop, announcement.kind, rules);
      const promotion: Promotion = { ...announcement, id, day: lastDay(), effect };
      act({ deed: 'promotion', promotion });
      promotions.push(promotion);
      return promotion;
    },
    setEffect: (rule) => act({ deed: 'effect', rule }),
    adjustStock: (shop, product, quantity) => {
      act({ deed: 'stock', shop: shop.id, day: lastDay() + 1, product, quantity });
    },
    stockOf: (shop, product) => {
      const lived = life(shop);
      const told = deeds.flatMap((deed) =>
        deed.deed === 'stock' && deed.shop === shop.id && deed.day === lived.next && deed.product === product
          ? [deed.quantity]
          : [],
      );
      return told.reduce((sum, quantity) => sum + quantity, believedStock(lived, product));
    },
    wordsOf: (shop, product) =>
      Object.assign(
        {},
        ...deeds.map((deed) =>
          deed.deed === 'words' && deed.shop === shop.id && deed.product === product ? deed.words : {},
        ),
      ),
    setWords: (shop, product, words) => act({ deed: 'words', shop: shop.id, product, words }),
    reply: (shop, review, text) => act({ deed: 'reply', shop: shop.id, review, text, at: clock.now() }),
    trouble: (shop, kind, times) => {
      act({ deed: 'trouble', shop: shop.id, day: lastDay() + 1, kind, times });
    },
  };
}
