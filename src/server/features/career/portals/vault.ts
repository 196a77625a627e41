import type { PortalsState } from '#contract/career/hub/portals.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { belongsTo } from './portal-password.ts';
import {
  agreedAt,
  deletePortal,
  listPortals,
  ownedPortal,
  saveAgreement,
  withdrawAgreement,
} from './queries.ts';

type Deps = Pick<World, 'database'>;

/** Whether the person agreed to accounts on employers' sites, and those that were made; no password. */
export async function readPortals({ database }: Deps, accountId: string): Promise<PortalsState> {
  const rows = await listPortals(database, accountId);
  return {
    agreed_at: (await agreedAt(database, accountId))?.toISOString() ?? null,
    accounts: rows.map(({ id, host, address, createdAt }) => ({
      id,
      host,
      address,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** Takes the person's yes down, or takes it back: accounts that were made stay theirs, and no other is made. */
export async function agreeToPortals(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
  agreed: boolean,
): Promise<PortalsState> {
  await (agreed ? saveAgreement : withdrawAgreement)(database, accountId, clock.now());
  return readPortals({ database }, accountId);
}

/** The password of one account. Throws `not_found` for somebody else's. */
export async function revealPassword(
  { database, secrets }: Pick<World, 'database' | 'secrets'>,
  accountId: string,
  id: string,
): Promise<{ password: string }> {
  const row = await ownedPortal(database, accountId, id);
  if (!row) throw notFound('account');
  return { password: secrets.open(row.secret, belongsTo(row)) };
}

/** Forgets a password; the account itself stays on that site. Throws `not_found` for somebody else's. */
export async function forgetPortal({ database }: Deps, accountId: string, id: string): Promise<PortalsState> {
  if (!(await deletePortal(database, accountId, id))) throw notFound('account');
  return readPortals({ database }, accountId);
}
