import { outcomesOf, WINDOW_DAYS } from './outcomes.ts';
import type { Promotion } from './types.ts';
import type { Offer } from '#practice/town/life/checkout.ts';
import type { Changes } from '#practice/town/life/day.ts';
import type { People } from '#practice/town/world/people.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';

type Difference = { more: Map<Day, number[]>; fewer: Map<Day, Set<number>>; told: Set<number> };

/** Who comes and who does not because they were told. */
function differenceOf(shop: Shop, people: People, promotion: Promotion): Difference {
  const difference: Difference = { more: new Map(), fewer: new Map(), told: new Set(promotion.told) };
  for (const { person, arm, toldCourse, heldCourse } of outcomesOf(shop, people, promotion)) {
    if (arm !== 'told') continue;
    for (const day of toldCourse.visits)
      if (!heldCourse.visits.includes(day))
        difference.more.set(day, [...(difference.more.get(day) ?? []), person]);
    for (const day of heldCourse.visits)
      if (!toldCourse.visits.includes(day))
        difference.fewer.set(day, (difference.fewer.get(day) ?? new Set()).add(person));
  }
  return difference;
}

/** What the promotions of a shop change of its days; `promotions` is asked anew for each, as there may be more by then. */
export function changesBy(
  shop: Shop,
  people: People,
  promotions: () => readonly Promotion[],
): Omit<Changes, 'morning'> {
  const differences = new Map<string, Difference>();
  const differenceFor = (promotion: Promotion): Difference => {
    const known = differences.get(promotion.id) ?? differenceOf(shop, people, promotion);
    differences.set(promotion.id, known);
    return known;
  };
  const during = (day: Day, days: number): Promotion[] =>
    promotions().filter((promotion) => day > promotion.day && day <= promotion.day + days);
  return {
    visitors: (day, usual) => {
      let visitors = usual;
      for (const promotion of during(day, 2 * WINDOW_DAYS)) {
        const { more, fewer } = differenceFor(promotion);
        const gone = fewer.get(day);
        if (gone !== undefined) visitors = visitors.filter((person) => !gone.has(person));
        visitors = [...new Set([...visitors, ...(more.get(day) ?? [])])];
      }
      return visitors;
    },
    offerOf: (day, person): Offer | null => {
      const offer = during(day, WINDOW_DAYS).find(
        (promotion) => promotion.percent > 0 && differenceFor(promotion).told.has(person),
      );
      return offer === undefined ? null : { code: offer.code, percent: offer.percent };
    },
  };
}
