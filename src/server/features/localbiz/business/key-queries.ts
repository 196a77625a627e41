import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { businesses } from './tables.ts';

interface SealedKey {
  id: string;
  sealedKey: string;
}

const some = (executor: Executor, most: number | null) => {
  const query = executor
    .select({ id: businesses.id, sealedKey: businesses.sealedKey })
    .from(businesses)
    .where(isNotNull(businesses.sealedKey));
  return most === null ? query : query.limit(most);
};
const named = (rows: readonly { id: string; sealedKey: string | null }[]): SealedKey[] =>
  rows.flatMap(({ id, sealedKey }) => (sealedKey === null ? [] : [{ id, sealedKey }]));

/** The sealed keys of all businesses that have one. */
export const sealedKeys = async (executor: Executor): Promise<SealedKey[]> =>
  named(await some(executor, null));

export const anySealedKey = async (executor: Executor): Promise<SealedKey | null> =>
  named(await some(executor, 1))[0] ?? null;

export async function setSealedKey(executor: Executor, id: string, sealedKey: string): Promise<void> {
  await executor.update(businesses).set({ sealedKey }).where(eq(businesses.id, id));
}

/** The sealed key of a business; where it has none, the one that is made now. Of two that are made at once the first is kept. */
export async function keepSealedKey(executor: Executor, id: string, fresh: () => string): Promise<string> {
  const known = async () => {
    const [row] = await executor
      .select({ sealedKey: businesses.sealedKey })
      .from(businesses)
      .where(eq(businesses.id, id));
    return row?.sealedKey ?? null;
  };
  const first = await known();
  if (first !== null) return first;
  await executor
    .update(businesses)
    .set({ sealedKey: fresh() })
    .where(and(eq(businesses.id, id), isNull(businesses.sealedKey)));
  const kept = await known();
  if (kept === null) throw new Error('The business is not there.');
  return kept;
}
