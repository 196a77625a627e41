import type { Deed } from './deeds.ts';
import { answer, beginWith } from './mornings.ts';
import { beginLife, liveDay, type Changes } from '#practice/town/life/day.ts';
import type { Life } from '#practice/town/life/types.ts';
import { changesBy } from '#practice/town/promotions/changes.ts';
import type { Promotion } from '#practice/town/promotions/types.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';

type Given = {
  opening: Day;
  /** Both grow while the town lives. What is done is felt on the days after it alone, so a shop that is asked for late lives the same. */
  deeds: readonly Deed[];
  promotions: readonly Promotion[];
  lastDay: () => Day;
};

/** Gives the life of any shop up to the last day; whoever asks for one first waits until it is lived. */
export function openLives({ opening, deeds, promotions, lastDay }: Given): (shop: Shop) => Life {
  const lives = new Map<string, { life: Life; changes: Changes; answered: number }>();
  const begin = (shop: Shop) => {
    const life = beginLife(shop, opening);
    const own = () => promotions.filter((promotion) => promotion.shop === shop.id);
    const changes: Changes = {
      ...changesBy(shop, life.people, own),
      morning: (lived, record) => beginWith(deeds, lived, record),
    };
    return { life, changes, answered: 0 };
  };
  return (shop) => {
    const held = lives.get(shop.id) ?? begin(shop);
    lives.set(shop.id, held);
    const { life, changes } = held;
    for (const last = lastDay(); life.next <= last;) liveDay(life, changes);
    for (; held.answered < deeds.length; held.answered += 1) {
      const deed = deeds[held.answered];
      if (deed?.deed === 'reply' && deed.shop === shop.id) answer(life, deed);
    }
    return life;
  };
}
