import type { Arguments, Thing } from './execute.ts';
import { cursorOf, offsetOf, pageOf, type Vendors } from '#practice/town/dialects/vendors.ts';

/** How much of a list is given: a page, or in a run over everything all. */
export type Extent = 'page' | 'all';

/** A list in the manner of connections: at most 250 of it, from behind `after`, in the other direction where `reverse` says so. */
export function connection<T>(
  vendors: Vendors,
  all: readonly T[],
  given: Arguments,
  nodeOf: (item: T) => Thing,
  extent: Extent,
): Thing {
  const { first, after, reverse } = given;
  if (extent === 'all') return within(all, nodeOf);
  if (first === undefined || first === null) throw new Error('you must provide one of first or last');
  const offset = typeof after === 'string' ? offsetOf(after) : 0;
  const sorted = reverse === true ? all.toReversed() : all;
  const { items, next } = pageOf(vendors, 'shopify', sorted, offset, Math.min(250, Number(first)));
  const nodes = items.map((item) => nodeOf(item));
  const begins = next === null ? sorted.length - nodes.length : next - nodes.length;
  const edges = nodes.map((node, place) => ({
    __typename: 'Edge',
    node,
    cursor: cursorOf(begins + place + 1),
  }));
  return {
    __typename: 'Connection',
    nodes,
    edges,
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: next !== null,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A list that is whole within its parent, such as an order's lines. */
export const within = <T>(all: readonly T[], nodeOf: (item: T) => Thing) => {
  const nodes = all.map((item) => nodeOf(item));
  return {
    __typename: 'Connection',
    nodes,
    edges: nodes.map((node, place) => ({ __typename: 'Edge', node, cursor: cursorOf(place + 1) })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: nodes.length === 0 ? null : cursorOf(1),
      endCursor: nodes.length === 0 ? null : cursorOf(nodes.length),
    },
  };
};

/** Whether an instant (milliseconds) is as a search such as `updated_at:>='2026-01-01T00:00:00Z'` wants it; other words of it are let be. */
export function isSearched(search: unknown, name: string, at: number): boolean {
  if (typeof search !== 'string') return true;
  const terms = search.matchAll(/(\w+):\s*(<=|>=|<|>)?\s*('[^']*'|"[^"]*"|\S+)/g);
  return [...terms].every(([, term, sign, text = '']) => {
    if (term !== name || sign === undefined) return true;
    const wanted = Date.parse(text.replaceAll(/['"]/g, ''));
    return { '<': at < wanted, '<=': at <= wanted, '>': at > wanted, '>=': at >= wanted }[sign] ?? true;
  });
}
