import { mix } from './chance.ts';
import type { Shop } from './types.ts';
import { manners } from '#practice/data/town/manners.ts';
import { products } from '#practice/data/town/products.ts';
import { places, shopRows } from '#practice/data/town/shops.ts';
import { hash } from '#practice/world/random.ts';

function shopOf(seed: number, number: number): Shop {
  const row = shopRows[number % shopRows.length];
  if (row === undefined) throw new RangeError('The town has no shops.');
  const [id, name, trade, vendor, region, people, street] = row;
  // Beyond the first twelve the same trades come again, each with people and days of its own.
  const round = Math.floor(number / shopRows.length);
  return {
    id: round === 0 ? id : `${id}-${round + 1}`,
    number,
    seed: mix(hash(`town ${seed}`), number),
    name: round === 0 ? name : `${name} ${round + 1}`,
    trade,
    vendor,
    region,
    street,
    people,
    language: region === 'QC' ? 'fr' : 'en',
    manner: manners[trade],
    products: products[trade],
    ...places[region],
  };
}

/** The first `count` shops of a chain as long as one likes; the first twelve are Millbrook's. */
export const chain = (count: number, seed: number): Shop[] =>
  Array.from({ length: count }, (_, number) => shopOf(seed, number));

/** The twelve shops of Millbrook. */
export const millbrook = (seed: number): Shop[] => chain(shopRows.length, seed);
