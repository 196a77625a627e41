import type { Executor } from '#server/db/database.ts';
import { resealEach } from '#server/ports/sealing/reseal-each.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import type { Tokens } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { addPortal, agreedAt, anyPortal, findPortal, listSecrets, setSecret } from './queries.ts';
import type { PortalRow } from './queries.ts';

/** What a password is sealed for: nobody else's row opens it. */
export const belongsTo = ({ accountId, host }: Pick<PortalRow, 'accountId' | 'host'>): string =>
  `portal ${accountId} ${host}`;

/** 20 characters, 96 bits of chance, with a letter of each case, a digit and a sign, because portals insist on them. */
function newPassword(tokens: Tokens): string {
  const chance = tokens.secret().replaceAll(/[-_]/g, '').padEnd(16, '0').slice(0, 16);
  return `${chance}aK7!`;
}

/** Whether the person lets accounts be made on employers' sites. */
export const agreedToPortals = async (executor: Executor, accountId: string): Promise<boolean> =>
  (await agreedAt(executor, accountId)) !== null;

/**
 * The password of a person's account on an employer's site, made and put into the vault before it is typed anywhere, so that it is
 * never lost. Null when they have not agreed to such accounts and have none there.
 */
export async function portalPassword(
  { database, clock, secrets, tokens }: Pick<World, 'database' | 'clock' | 'secrets' | 'tokens'>,
  { accountId, host, address }: Pick<PortalRow, 'accountId' | 'host' | 'address'>,
): Promise<string | null> {
  const known = await findPortal(database, accountId, host);
  if (known) return secrets.open(known.secret, belongsTo(known));
  if (!(await agreedToPortals(database, accountId))) return null;
  const secret = secrets.seal(newPassword(tokens), belongsTo({ accountId, host }));
  const createdAt = clock.now();
  const kept = await addPortal(database, { accountId, host, address, secret, createdAt });
  return secrets.open(kept.secret, belongsTo(kept));
}

/** Seals every password with the key of today. */
export async function reseal({ database, secrets }: Pick<World, 'database' | 'secrets'>): Promise<Resealed> {
  return resealEach(secrets, await listSecrets(database), {
    sealedOf: ({ secret }) => secret,
    belongsTo,
    keep: ({ id }, secret) => setSecret(database, id, secret),
  });
}

/** Whether the key at hand opens what was sealed in this database, as far as some password tells. */
export async function keyFits({ database, secrets }: Pick<World, 'database' | 'secrets'>): Promise<boolean> {
  const portal = await anyPortal(database);
  return portal === undefined || secrets.opens(portal.secret, belongsTo(portal));
}
