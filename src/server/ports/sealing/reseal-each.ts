import type { Secrets } from './secrets.ts';

/** How many values got a seal of today's key, and how many no key at hand opens, which stay as they were. */
export interface Resealed {
  done: number;
  lost: number;
}

/** Seals each row's value with the key of today, one by one, so that a change of keys can be cut off anywhere and begun again. */
export async function resealEach<Row>(
  secrets: Secrets,
  rows: readonly Row[],
  how: {
    sealedOf: (row: Row) => string;
    belongsTo: (row: Row) => string;
    keep: (row: Row, sealed: string) => Promise<void>;
  },
): Promise<Resealed> {
  const result: Resealed = { done: 0, lost: 0 };
  for (const row of rows) {
    const [sealed, owner] = [how.sealedOf(row), how.belongsTo(row)];
    if (!secrets.opens(sealed, owner)) {
      result.lost += 1;
      continue;
    }
    const fresh = secrets.reseal(sealed, owner);
    if (fresh === null) continue;
    await how.keep(row, fresh);
    result.done += 1;
  }
  return result;
}
