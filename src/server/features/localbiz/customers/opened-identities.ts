import { secretsOfBusiness } from '#server/features/localbiz/business/index.ts';
import type { BusinessSecrets } from '#server/ports/sealing/business-secrets.ts';
import type { World } from '#server/world.ts';
import { identityBelongsTo } from './keeping/keep-people.ts';

type Row = Record<string, unknown>;

/** Rows of the table of identities, as an owner's archive shows them: with what is sealed in them, where it opens. */
export async function openedIdentities(
  world: Pick<World, 'database' | 'secrets'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const own = new Map<string, BusinessSecrets | null>();
  const opened: Row[] = [];
  for (const row of rows) {
    const businessId = String(row['business_id']);
    // Where the key at hand opens nothing, the rest is still theirs.
    const secrets = own.get(businessId) ?? (await secretsOfBusiness(world, businessId).catch(() => null));
    own.set(businessId, secrets);
    const [sealed, belongsTo] = [
      String(row['sealed_value']),
      identityBelongsTo(businessId, String(row['value_hash'])),
    ];
    opened.push(secrets?.opens(sealed, belongsTo) ? { ...row, value: secrets.open(sealed, belongsTo) } : row);
  }
  return opened;
}
