import type { Executor } from '#server/db/database.ts';
import { businessSecrets, newBusinessKey } from '#server/ports/sealing/business-secrets.ts';
import type { BusinessSecrets } from '#server/ports/sealing/business-secrets.ts';
import { resealEach } from '#server/ports/sealing/reseal-each.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import type { Secrets } from '#server/ports/sealing/secrets.ts';
import { anySealedKey, keepSealedKey, sealedKeys, setSealedKey } from './key-queries.ts';

interface Sealing {
  database: Executor;
  secrets: Secrets;
}

const belongsTo = ({ id }: { id: string }): string => `business ${id}`;

/** What a business hashes and seals its customers' addresses with; its key is made when it is first needed. */
export async function secretsOfBusiness(
  { database, secrets }: Sealing,
  id: string,
): Promise<BusinessSecrets> {
  const fresh = () => secrets.seal(newBusinessKey(), belongsTo({ id }));
  return businessSecrets(secrets.open(await keepSealedKey(database, id, fresh), belongsTo({ id })));
}

/** Seals the key of every business with the key of today. */
export const reseal = async ({ database, secrets }: Sealing): Promise<Resealed> =>
  resealEach(secrets, await sealedKeys(database), {
    sealedOf: ({ sealedKey }) => sealedKey,
    belongsTo,
    keep: ({ id }, sealed) => setSealedKey(database, id, sealed),
  });

/** Whether the key at hand opens that of some business; also where none has one. */
export async function keyFits({ database, secrets }: Sealing): Promise<boolean> {
  const some = await anySealedKey(database);
  return some === null || secrets.opens(some.sealedKey, belongsTo(some));
}
