import type { Reader } from '#localization/format.ts';
import type { Visit } from '#server/actor.ts';
import type { ProvenIdentity } from '#server/ports/identity-providers.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { emailKey } from '#server/features/platform/accounts/identity/email-key.ts';
import { giveBack, spend } from '#server/features/platform/accounts/limits/limits.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { insertCredential } from '#server/features/platform/accounts/queries.ts';
import { openSession } from '#server/features/platform/accounts/sessions/open-session.ts';
import type { OpenedSession } from '#server/features/platform/accounts/sessions/open-session.ts';
import { accountForIdentity } from './account-for-identity.ts';

/** What the browser claims; only the credential or the access token proves anything. */
export interface GoogleClaims {
  credential: string | null;
  accessToken: string | null;
  email: string | null;
  fullName: string | null;
  googleId: string | null;
  /** Null where nothing was said of it. */
  ageConfirmed: boolean | null;
}

/** Claims beside the proof must say what it proves; beside an access token they must all be there. */
function agrees(claims: GoogleClaims, identity: ProvenIdentity): boolean {
  const { googleId, email } = claims;
  if (claims.credential === null && (googleId === null || email === null)) return false;
  if (googleId !== null && googleId !== identity.subject) return false;
  return email === null || emailKey(email) === emailKey(identity.email);
}

/** Who the credential or, without one, the access token proves; null for neither. */
async function provenBy(world: Pick<World, 'google'>, { credential, accessToken }: GoogleClaims) {
  if (credential !== null) return { proof: credential, identity: await world.google.verify(credential) };
  if (accessToken === null) return null;
  return { proof: accessToken, identity: await world.google.verifyAccessToken(accessToken) };
}

/**
 * Signs in or up with what Google gave, which works once. Throws Problem `google_rejected` without proof; and
 * `age_not_confirmed`, which leaves the proof unused, when a login would open a new account. The body of a sign-up opens one
 * as it is specified: there the screen has asked, unless the body itself says otherwise.
 */
export async function signInWithGoogle(
  world: Pick<World, 'database' | 'clock' | 'config' | 'events' | 'tokens' | 'google' | 'queue'>,
  { claims, visit, reader }: { claims: GoogleClaims; visit: Visit; reader: Reader },
): Promise<OpenedSession> {
  const signingUp = claims.email !== null || claims.googleId !== null || claims.fullName !== null;
  const rejected = () =>
    new Problem('google_rejected', text.message(signingUp ? 'googleSignUpFailed' : 'googleSignInFailed'));
  await spend(world, [['provenSignInPerSource', visit.source]]);
  const proven = await provenBy(world, claims);
  const identity = proven?.identity ?? null;
  if (proven === null || identity === null || !agrees(claims, identity)) throw rejected();
  const opened = await world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    if (!(await insertCredential(transaction, hashToken(proven.proof), now))) throw rejected();
    const accountId = await accountForIdentity(transaction, {
      provider: 'google',
      identity,
      wantedName: claims.fullName,
      ageConfirmed: claims.ageConfirmed === true,
      askedElsewhere: signingUp && claims.ageConfirmed === null,
      kind: visit.offering,
      reader,
      now,
    });
    if (accountId === null) throw rejected();
    return openSession(world, transaction, { accountId, visit, method: 'google' });
  });
  await giveBack(world, ['provenSignInPerSource', visit.source]);
  return opened;
}
