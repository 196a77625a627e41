import { aspectsOf, consentTruth, outcomeTruth } from './truth-of-people.ts';
import type { DayRecord } from '#practice/town/life/books.ts';
import { supplierOf } from '#practice/town/life/stock.ts';
import type { Life } from '#practice/town/life/types.ts';
import type { Town } from '#practice/town/town.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import { causesBetween } from '#practice/town/world/causes.ts';
import { taxesOn } from '#practice/town/world/taxes.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';

/** The part of a shop's time that is asked for, both days included. */
export type Span = { from: Day; to: Day };

const daysOf = ({ days }: Life, { from, to }: Span): DayRecord[] =>
  days.filter(({ day }) => from <= day && day <= to);

/** What people came for by day and product (thousandths), what became of it, and what was planted into the time. */
function demandOf(town: Town, shop: Shop, span: Span) {
  const life = town.life(shop);
  return {
    causes: causesBetween(shop, Math.max(span.from, life.first), Math.min(span.to, life.next - 1)).map(
      (cause) => ({
        ...cause,
        from: textOfDay(cause.from),
        to: textOfDay(cause.to),
      }),
    ),
    days: daysOf(life, span).map(({ day, visits, emptyHanded, goods }) => ({
      day: textOfDay(day),
      visits,
      emptyHanded,
      goods: shop.products.map(({ sku }, place) => ({
        sku,
        wanted: goods.wanted[place],
        sold: goods.sold[place],
        substituted: goods.substituted[place],
        lost: goods.lost[place],
      })),
    })),
  };
}

/** What lay in the shop and why it is less or more by day and product (thousandths), and what suppliers did. */
function stockOf(town: Town, shop: Shop, span: Span) {
  const life = town.life(shop);
  const skuOf = (place: number) => shop.products[place]?.sku;
  return {
    days: daysOf(life, span).map(({ day, goods }) => ({
      day: textOfDay(day),
      goods: shop.products.flatMap(({ sku, kept }, place) => {
        if (kept === 'service') return [];
        const { received, sold, returned, adjusted, wasted, missing, counted, left } = goods;
        const columns = { received, sold, returned, adjusted, wasted, missing, counted, left };
        return [
          {
            sku,
            ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[place]])),
          },
        ];
      }),
    })),
    supplies: life.supplies.map(({ product, orderedOn, ordered, promisedFor, arrivesOn, arrives }) => ({
      sku: skuOf(product),
      supplier: supplierOf(product).name,
      orderedOn: textOfDay(orderedOn),
      ordered,
      promisedFor: textOfDay(promisedFor),
      arrivesOn: textOfDay(arrivesOn),
      arrives,
    })),
  };
}

/** What was taken by day, in cents, taxes by their names. */
function moneyOf(town: Town, shop: Shop, span: Span) {
  return {
    days: daysOf(town.life(shop), span).map(({ day, money: { taxCents, ...money } }) => ({
      day: textOfDay(day),
      ...money,
      taxes: taxesOn(shop.region, day).names.map(({ name }, slot) => ({ name, cents: taxCents[slot] })),
    })),
  };
}

/** The ledger of truth: what is hidden from the product and what it is judged by. */
export const truths = {
  demand: demandOf,
  stock: stockOf,
  money: moneyOf,
  aspects: aspectsOf,
  consents: consentTruth,
  outcomes: outcomeTruth,
};
