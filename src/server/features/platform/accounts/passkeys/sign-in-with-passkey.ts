import type { Visit } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { insertSignIn } from '#server/features/platform/accounts/history/queries.ts';
import { giveBack, spend } from '#server/features/platform/accounts/limits/limits.ts';
import { openSession } from '#server/features/platform/accounts/sessions/open-session.ts';
import type { OpenedSession } from '#server/features/platform/accounts/sessions/open-session.ts';
import { askForSignature, provenPasskey } from './ceremony.ts';
import type { SignedAnswer } from './ceremony.ts';

type SignInWorld = Pick<World, 'database' | 'clock' | 'config' | 'events' | 'tokens' | 'queue'>;

/** Asks for any passkey of this host; the same question for everybody, so that it tells of nobody. */
export async function beginPasskeySignIn(world: SignInWorld, visit: Visit) {
  await spend(world, [['passkeyPerSource', visit.source]]);
  return askForSignature(world, { purpose: 'sign_in', accountId: null, visit, among: [] });
}

/** Signs in the owner of the passkey that answered. Throws Problem `invalid_credentials`. */
export async function signInWithPasskey(
  world: SignInWorld,
  { answer, visit }: { answer: SignedAnswer; visit: Visit },
): Promise<OpenedSession> {
  await spend(world, [['provenSignInPerSource', visit.source]]);
  const passkey = await provenPasskey(
    world,
    { purpose: 'sign_in', accountId: null, visit, answer },
    (accountId) =>
      insertSignIn(world.database, {
        accountId,
        method: 'passkey',
        outcome: 'refused',
        userAgent: visit.userAgent,
        at: world.clock.now(),
      }),
  );
  await giveBack(world, ['provenSignInPerSource', visit.source]);
  return world.database.transaction((transaction) =>
    openSession(world, transaction, { accountId: passkey.accountId, visit, method: 'passkey' }),
  );
}
