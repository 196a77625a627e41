import type { DatabaseConnection } from '#server/db/database.ts';
import { features } from '#server/features/index.ts';
import type { Log } from '#server/ports/log.ts';
import { beginChangeOfKeys, readKeys } from '#server/ports/sealing/keys.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import { secretsWith } from '#server/ports/sealing/secrets.ts';
import { openTrailWitness } from '#server/ports/sealing/trail-witness.ts';
import { reseal } from './reseal.ts';

/** What keeps the keys of an installation from being changed, in one sentence. */
export class KeysNotChanged extends Error {}

/**
 * Makes a new key and seals everything with it that the one before sealed: nothing is sealed with that one afterwards, and it may be
 * removed (`endChangeOfKeys`). Killed anywhere, everything opens with the two keys that are kept, and another call goes on.
 * No other process may use the database meanwhile. Throws KeysNotChanged.
 */
export async function changeKeys(
  { database }: Pick<DatabaseConnection, 'database'>,
  dataDir: string,
  log: Log,
): Promise<Resealed> {
  if (!(await features.keyFits({ database, secrets: secretsWith(await readKeys(dataDir)) })))
    throw new KeysNotChanged(
      `What is sealed in this database was sealed with another key than the one in ${dataDir}/secrets.key: bring that key back first.`,
    );
  const keys = await beginChangeOfKeys(dataDir);
  const world = { database, secrets: secretsWith(keys), trail: openTrailWitness({ dataDir, keys, log }) };
  const resealed = await reseal(world);
  const { done } = await reseal(world);
  if (done > 0)
    throw new KeysNotChanged(
      'Something was sealed with the old key meanwhile: stop every server and worker, then run this again. Both keys are kept.',
    );
  return resealed;
}
