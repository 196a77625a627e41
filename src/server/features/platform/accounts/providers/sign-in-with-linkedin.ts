import { LINKEDIN_RETURN_PATH } from '#contract/platform/accounts.ts';
import type { Reader } from '#localization/format.ts';
import type { Visit } from '#server/actor.ts';
import type { Config } from '#server/config.ts';
import { originOf } from '#server/origins.ts';
import type { ProvenIdentity } from '#server/ports/identity-providers.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { giveBack, spend } from '#server/features/platform/accounts/limits/limits.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { openSession } from '#server/features/platform/accounts/sessions/open-session.ts';
import type { OpenedSession } from '#server/features/platform/accounts/sessions/open-session.ts';
import { accountForIdentity } from './account-for-identity.ts';
import { insertAway, takeAway } from './queries.ts';

const AWAY_MS = 10 * 60 * 1000;

type LinkedInWorld = Pick<
  World,
  'database' | 'clock' | 'config' | 'events' | 'tokens' | 'linkedin' | 'queue'
>;

const rejected = () => new Problem('linkedin_rejected', text.message('linkedInFailed'));
// From configuration alone: the address that is registered with LinkedIn.
const redirectUri = (config: Config, { offering }: Visit) =>
  `${originOf(offering === 'business' ? 'aistore' : 'career', config.publicOrigin)}${LINKEDIN_RETURN_PATH}`;

/** Where the browser goes to sign in, and the state that must come back. Throws Problem `linkedin_rejected` without a client. */
export async function beginLinkedIn(world: LinkedInWorld, visit: Visit) {
  if (world.linkedin === null) throw new Problem('linkedin_rejected', text.message('linkedInNotOffered'));
  await spend(world, [['provenSignInPerSource', visit.source]]);
  const [state, nonce] = [world.tokens.secret(), world.tokens.secret()];
  const expiresAt = new Date(world.clock.now().getTime() + AWAY_MS);
  await insertAway(world.database, { stateHash: hashToken(state), nonce, expiresAt });
  return {
    address: world.linkedin.address({ state, nonce, redirectUri: redirectUri(world.config, visit) }),
    state,
  };
}

/** Who came back from LinkedIn, once. Throws Problem `linkedin_rejected` for everything unproven. */
export async function provenByLinkedIn(
  world: Pick<World, 'database' | 'clock' | 'config' | 'linkedin'>,
  { code, state, visit }: { code: string; state: string; visit: Visit },
): Promise<ProvenIdentity> {
  const nonce = await takeAway(world.database, hashToken(state), world.clock.now());
  if (world.linkedin === null || nonce === null) throw rejected();
  const identity = await world.linkedin.identify({
    code,
    nonce,
    redirectUri: redirectUri(world.config, visit),
  });
  if (identity === null) throw rejected();
  return identity;
}

/**
 * Signs in or up who came back from LinkedIn. Throws Problem `linkedin_rejected` for everything unproven, and
 * `age_not_confirmed` when that would open a new account without it: LinkedIn is then asked again, as its code works once.
 */
export async function signInWithLinkedIn(
  world: LinkedInWorld,
  given: { code: string; state: string; ageConfirmed: boolean; visit: Visit; reader: Reader },
): Promise<OpenedSession> {
  const { ageConfirmed, visit, reader } = given;
  const identity = await provenByLinkedIn(world, given);
  const now = world.clock.now();
  const opened = await world.database.transaction(async (transaction) => {
    const found = {
      provider: 'linkedin' as const,
      identity,
      wantedName: null,
      ageConfirmed,
      askedElsewhere: false,
      kind: visit.offering,
      reader,
      now,
    };
    const accountId = await accountForIdentity(transaction, found);
    if (accountId === null) throw rejected();
    return openSession(world, transaction, { accountId, visit, method: 'linkedin' });
  });
  await giveBack(world, ['provenSignInPerSource', visit.source]);
  return opened;
}
