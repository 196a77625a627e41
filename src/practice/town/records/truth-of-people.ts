import { aspects } from '#practice/town/life/types.ts';
import { contentWith } from '#practice/town/life/reviews.ts';
import { outcomesOf, trueEffect } from '#practice/town/promotions/outcomes.ts';
import type { Town } from '#practice/town/town.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import { consentsOf, personOf } from '#practice/town/world/persons.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';

/** What each review speaks of and how, and how content people really were in each quarter (of 91 days). */
export function aspectsOf(town: Town, shop: Shop, span: { from: Day; to: Day }) {
  const life = town.life(shop);
  const quarters: Day[] = [];
  for (let day = Math.floor(life.first / 91) * 91; day < life.next; day += 91) quarters.push(day);
  return {
    reviews: life.reviews
      .filter(({ day }) => span.from <= day && day <= span.to)
      .map(({ number, day, stars, edit, language, opinions, hasText }) => ({
        review: number,
        day: textOfDay(day),
        stars,
        edit,
        language,
        opinions,
        hasText,
      })),
    content: quarters.map((from) => ({
      from: textOfDay(from),
      ...Object.fromEntries(aspects.map((aspect) => [aspect, contentWith(shop, aspect, from)])),
    })),
  };
}

/** Everybody whom the shop knows, what they consented to and withdrew, and when it is known that they bought. */
export function consentTruth(town: Town, shop: Shop) {
  const life = town.life(shop);
  const bought = new Map<number, { first: Day; last: Day }>();
  for (const { person, day, known, kind, status } of life.orders) {
    if (!known || kind === 'refund' || status === 'cancelled') continue;
    bought.set(person, { first: bought.get(person)?.first ?? day, last: day });
  }
  return {
    people: [...bought].map(([place, { first, last }]) => {
      const person = personOf(shop, life.people, place);
      const events = consentsOf(shop, person).filter(({ day }) => day < life.next);
      return {
        person: place,
        email: person.email,
        phone: person.phone,
        language: person.language,
        firstPurchase: textOfDay(first),
        lastPurchase: textOfDay(last),
        events: events.map(({ day, ...event }) => ({ day: textOfDay(day), ...event })),
      };
    }),
  };
}

/** Every promotion of a shop with both courses of all its people and its true effect in percentage points. */
export function outcomeTruth(town: Town, shop: Shop) {
  const { people } = town.life(shop);
  return {
    promotions: town.promotions
      .filter((promotion) => promotion.shop === shop.id)
      .map((promotion) => {
        const outcomes = outcomesOf(shop, people, promotion);
        const { id, kind, day, effect } = promotion;
        const everybody = outcomes.map(({ person, ...outcome }) => {
          return { person, email: personOf(shop, people, person).email, ...outcome };
        });
        return { id, kind, day: textOfDay(day), effect, trueEffect: trueEffect(outcomes), people: everybody };
      }),
  };
}
