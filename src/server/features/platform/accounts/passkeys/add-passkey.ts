import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { MOST_PASSKEYS } from '#contract/platform/passkeys.ts';
import type { Visit } from '#server/actor.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { sendNoticeJob } from '#server/features/platform/accounts/jobs.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { accountBy } from '#server/features/platform/accounts/queries.ts';
import { CEREMONY_MS, keepChallenge, relyingPartyOf } from './ceremony.ts';
import { insertPasskey, passkeysOf, takeChallenge } from './queries.ts';
import type { PasskeyRow } from './queries.ts';

// What every browser can make; the library's own list holds one that Node calls experimental.
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

type PasskeyWorld = Pick<World, 'database' | 'clock' | 'queue'>;

/** What the browser needs to make a passkey that signs in without a name and asks for finger, face or PIN. */
export async function beginPasskey(
  world: PasskeyWorld,
  { accountId, visit }: { accountId: string; visit: Visit },
) {
  const account = await accountBy(world.database, { id: accountId });
  const known = await passkeysOf(world.database, accountId);
  if (!account || known.length >= MOST_PASSKEYS)
    throw new Problem('conflict', text.message('mostPasskeys', { most: MOST_PASSKEYS }));
  const options = await generateRegistrationOptions({
    rpName: 'Legwork',
    rpID: relyingPartyOf(visit),
    userName: account.email,
    userDisplayName: account.fullName,
    userID: new TextEncoder().encode(accountId),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(world, 'registration', accountId, options.challenge);
  return options;
}

interface MadeCredential {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
}

async function verified(
  world: PasskeyWorld,
  { accountId, visit, credential }: { accountId: string; visit: Visit; credential: MadeCredential },
) {
  const { transports, ...response } = credential.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: (challenge) =>
        takeChallenge(world.database, { challenge, purpose: 'registration', accountId }, world.clock.now()),
      expectedOrigin: visit.origin,
      expectedRPID: relyingPartyOf(visit),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    return registrationInfo && { ...registrationInfo, transports: transports ?? [] };
  } catch {
    // The library throws for everything that is not as it must be.
    return undefined;
  }
}

/** Keeps the passkey that the browser made and tells the person by mail. Throws Problem `invalid_input` for a bad one. */
export async function addPasskey(
  world: PasskeyWorld,
  given: { accountId: string; visit: Visit; name: string; credential: MadeCredential },
): Promise<PasskeyRow> {
  const made = await verified(world, given);
  if (!made) throw new Problem('invalid_input', text.message('passkeyNotVerified'));
  const { accountId, name, visit } = given;
  return world.database.transaction(async (transaction) => {
    const row = await insertPasskey(transaction, {
      accountId,
      name,
      relyingParty: relyingPartyOf(visit),
      credentialId: made.credential.id,
      publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: made.transports,
      synced: made.credentialBackedUp,
      createdAt: world.clock.now(),
    });
    if (!row) throw new Problem('conflict', text.message('passkeyKnown'));
    await world.queue.enqueue(transaction, sendNoticeJob, { accountId, notice: 'passkey_added', name });
    return row;
  });
}
