import { fullName } from '#contract/platform/accounts.ts';
import type { Visit } from '#server/actor.ts';
import type { Executor } from '#server/db/database.ts';
import type { GoogleIdentity } from '#server/ports/google.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { emailKey } from './identity/email-key.ts';
import { refund, spend } from './limits/limits.ts';
import { accountBy, deleteRegistrations, insertAccount, insertCredential, updateAccount } from './queries.ts';
import { openSession } from './sessions/open-session.ts';
import type { OpenedSession } from './sessions/open-session.ts';

/** What the browser claims; only the credential proves anything. */
export interface GoogleClaims {
  credential: string | null;
  email: string | null;
  fullName: string | null;
  googleId: string | null;
}

/** Claims beside the credential must say what it proves. */
function agrees(claims: GoogleClaims, identity: GoogleIdentity): boolean {
  if (claims.googleId !== null && claims.googleId !== identity.subject) return false;
  return claims.email === null || emailKey(claims.email) === emailKey(identity.email);
}

/** The account a proven identity opens: its own, one it may join, or a new one. Throws when it may not join. */
async function accountFor(
  executor: Executor,
  identity: GoogleIdentity,
  { name, kind, now }: { name: string; kind: Visit['offering']; now: Date },
): Promise<string | null> {
  const own = await accountBy(executor, { googleSubject: identity.subject });
  if (own) return own.id;
  const key = emailKey(identity.email);
  const sameAddress = await accountBy(executor, { emailKey: key });
  if (sameAddress) {
    if (sameAddress.googleSubject !== null) return null;
    // Google may speak for an address only where it runs the mailbox; elsewhere the address may have changed hands.
    if (!identity.authoritative)
      throw new Problem(
        'conflict',
        'There is an account with this address. Please sign in with its password.',
      );
    await updateAccount(executor, sameAddress.id, { googleSubject: identity.subject });
    return sameAddress.id;
  }
  await deleteRegistrations(executor, key);
  const account = await insertAccount(executor, {
    kind,
    email: identity.email,
    emailKey: key,
    fullName: name,
    googleSubject: identity.subject,
    verifiedAt: now,
    createdAt: now,
  });
  return account?.id ?? null;
}

function nameOf(claims: GoogleClaims, identity: GoogleIdentity): string {
  const candidates = [claims.fullName, identity.name, identity.email.split('@')[0]];
  return candidates.find((name) => fullName.safeParse(name).success) ?? 'You';
}

/** Signs in or up with a Google credential, which works once. Throws Problem `google_rejected` without proof. */
export async function signInWithGoogle(
  world: Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'google' | 'queue'>,
  { claims, visit }: { claims: GoogleClaims; visit: Visit },
): Promise<OpenedSession> {
  const signingUp = claims.email !== null || claims.googleId !== null || claims.fullName !== null;
  const rejected = () =>
    new Problem('google_rejected', signingUp ? 'Google Sign-Up failed on backend.' : 'Google Login failed.');
  await spend(world, [['signInPerSource', visit.source]]);
  const { credential } = claims;
  const identity = credential === null ? null : await world.google.verify(credential);
  if (credential === null || identity === null || !agrees(claims, identity)) throw rejected();
  const opened = await world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    if (!(await insertCredential(transaction, hashToken(credential), now))) throw rejected();
    const accountId = await accountFor(transaction, identity, {
      name: nameOf(claims, identity),
      kind: visit.offering,
      now,
    });
    if (accountId === null) throw rejected();
    return openSession(world, transaction, { accountId, visit, method: 'google' });
  });
  await refund(world, ['signInPerSource', visit.source]);
  return opened;
}
