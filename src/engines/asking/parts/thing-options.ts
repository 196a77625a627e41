import { has } from '#engines/asking/words/seek.ts';
import type { Named } from '#engines/asking/words/names.ts';
import type { SoldThing } from '#contract/localbiz/sales-query.ts';
import { freeAt, take } from './board.ts';
import type { Board } from './board.ts';

/** What a name may mean, with the kind that is said beside it. */
export function optionsOf(board: Board, at: number): readonly (Named<SoldThing> & { weak?: boolean })[] {
  const { spans } = board;
  const naming = spans[at]?.things;
  if (naming == null) return [];
  const all = naming.exact.length > 0 ? naming.exact : naming.partly;
  const beside = (notion: string) => {
    const [behind, before] = [freeAt(board, at + 1), freeAt(board, at - 1)];
    if (has(behind, notion)) return (take(board, at + 1), true);
    if (!has(before, notion) || has(spans[at - 2], 'by', 'which', 'most', 'least')) return false;
    return (take(board, at - 1), true);
  };
  const categories = all.filter(({ what }) => what.kind === 'category');
  if (categories.length > 0 && beside('group:category')) return categories;
  const others = all.filter(({ what }) => what.kind !== 'category');
  if (others.length > 0 && categories.length > 0 && beside('group:item')) return others;
  // Sizes of one product go by the product where that is there, too.
  const products = others.filter(({ what }) => what.kind === 'product');
  return products.length === 1 && others.length > 1 && naming.exact.length === 0 && isOne(others)
    ? [...categories, ...products]
    : all;
}
const isOne = (things: readonly Named<SoldThing>[]): boolean => {
  const product = things.find(({ what }) => what.kind === 'product');
  return product !== undefined && things.every(({ name }) => name.startsWith(product.name));
};
