import { normalised } from '#engines/matching/index.ts';
import type { Names } from '#engines/taxonomy/index.ts';
import { rowsAt } from '#engines/taxonomy/names.ts';
import { occupationsOf } from '#engines/taxonomy/titles.ts';
import { trunkOf, workforceOf } from '#testing/matching/workforce.ts';

/** What a label that no title of the taxonomy is equal to is taken to have. */
const UNKNOWN = 3;
/** An occupation keeps a part for trades that the list does not name. */
const OTHERS = 2;
const OWN_NAME = 3;

/** Thousands of people in each row of the taxonomy, roughly. */
function sizesOf({ occupations }: Names): number[] {
  const branches = new Map<string, number>();
  for (const [code] of occupations) branches.set(trunkOf(code), (branches.get(trunkOf(code)) ?? 0) + 1);
  return occupations.map(([code]) => {
    return workforceOf(code) / (branches.get(trunkOf(code)) ?? 1);
  });
}

/** What the taxonomy knows about the trades of another list. */
export interface KnownTrades {
  /** How common each trade is beside the others, as a logarithm. */
  commonness: number[];
  /** The trades that an equally worded title of the taxonomy stands for, each 0 to 1, by their place in the list. */
  namedBy: (title: string) => ReadonlyMap<number, number>;
}

function commonnessOf(shares: readonly ReadonlyMap<number, number>[], names: Names, count: number): number[] {
  const sizes = sizesOf(names);
  const people = Array.from({ length: count }, () => UNKNOWN);
  shares.forEach((share, row) => {
    const all = [...share.values()].reduce((sum, value) => sum + value, OTHERS);
    for (const [trade, value] of share)
      people[trade] = (people[trade] ?? 0) + ((sizes[row] ?? 0) * value) / all;
  });
  return people.map((thousands) => Math.log(thousands / UNKNOWN));
}

function add(to: Map<number, number> | undefined, trade: number, amount: number): void {
  to?.set(trade, (to.get(trade) ?? 0) + amount);
}

/**
 * Joins any list of trades to the taxonomy by equal wording: each occupation shares its people among the trades with labels
 * equal to its titles. `lists` are the labels of each trade, its own name first.
 */
export function knowTrades(lists: readonly (readonly string[])[], names: Names): KnownTrades {
  const shares = names.occupations.map(() => new Map<number, number>());
  const covered = names.occupations.map(() => new Map<number, number>());
  lists.forEach((labels, trade) => {
    labels.forEach((label, place) => {
      const rows = rowsAt(names.titles, normalised(label));
      for (const row of rows) {
        add(shares[row], trade, (place === 0 ? OWN_NAME : 1) / rows.length);
        add(covered[row], trade, 1 / labels.length);
      }
    });
  });
  const rowOf = new Map(names.occupations.map(([code], row) => [code, row]));
  return {
    commonness: commonnessOf(shares, names, lists.length),
    namedBy(title) {
      const named = new Map<number, number>();
      for (const { code, share } of occupationsOf(title, names))
        for (const [trade, part] of covered[rowOf.get(code) ?? -1] ?? [])
          named.set(trade, Math.max(named.get(trade) ?? 0, Math.sqrt(share) * part));
      return named;
    },
  };
}
