import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Visit } from '#server/actor.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { insertChallenge, markPasskeyUsed, passkeyByCredential, takeChallenge } from './queries.ts';
import type { ChallengePurpose, PasskeyRow } from './queries.ts';

/** Long enough for a person who looks for their phone. */
export const CEREMONY_MS = 10 * 60 * 1000;

type CeremonyWorld = Pick<World, 'database' | 'clock'>;

/** The host a passkey is made for, and works on. */
export const relyingPartyOf = (visit: Visit): string => new URL(visit.origin).hostname;

export const keepChallenge = (
  world: CeremonyWorld,
  purpose: ChallengePurpose,
  accountId: string | null,
  challenge: string,
) =>
  insertChallenge(world.database, {
    challenge,
    purpose,
    accountId,
    expiresAt: new Date(world.clock.now().getTime() + CEREMONY_MS),
  });

/** Asks for a signature of one of the given passkeys, or of any this host has when none are given. */
export async function askForSignature(
  world: CeremonyWorld,
  asked: { purpose: ChallengePurpose; accountId: string | null; visit: Visit; among: PasskeyRow[] },
) {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(asked.visit),
    userVerification: 'required',
    timeout: CEREMONY_MS,
    allowCredentials: asked.among.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await keepChallenge(world, asked.purpose, asked.accountId, options.challenge);
  return options;
}

/** What a browser answered; undefined properties as zod leaves them. */
export interface SignedAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | undefined;
  };
}

const unknownPasskey = () => new Problem('invalid_credentials', text.message('passkeyRefused'));

/** The library's form of it, which leaves out what is not there. */
function wireForm({ id, rawId, type, response }: SignedAnswer): AuthenticationResponseJSON {
  const { userHandle, ...rest } = response;
  return {
    id,
    rawId,
    type,
    response: userHandle === undefined ? rest : { ...rest, userHandle },
    clientExtensionResults: {},
  };
}

async function isGenuine(
  world: CeremonyWorld,
  passkey: PasskeyRow,
  given: { purpose: ChallengePurpose; accountId: string | null; visit: Visit; answer: SignedAnswer },
): Promise<{ counter: number } | null> {
  const { purpose, accountId, visit, answer } = given;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: wireForm(answer),
      expectedChallenge: (challenge) =>
        takeChallenge(world.database, { challenge, purpose, accountId }, world.clock.now()),
      expectedOrigin: visit.origin,
      expectedRPID: passkey.relyingParty,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? { counter: authenticationInfo.newCounter } : null;
  } catch {
    // The library throws for everything that is not as it must be.
    return null;
  }
}

/**
 * The passkey that signed what it was asked to, marked as used. Throws Problem `invalid_credentials`; `onRefused` is told
 * first whose passkey it was.
 */
export async function provenPasskey(
  world: CeremonyWorld,
  given: { purpose: ChallengePurpose; accountId: string | null; visit: Visit; answer: SignedAnswer },
  onRefused: (accountId: string | null) => Promise<void> = () => Promise.resolve(),
): Promise<PasskeyRow> {
  const passkey = await passkeyByCredential(world.database, given.answer.id);
  const used = passkey && (await isGenuine(world, passkey, given));
  const isOwn = passkey !== null && (given.accountId === null || passkey.accountId === given.accountId);
  if (!used || !isOwn) {
    await onRefused(passkey?.accountId ?? null);
    throw unknownPasskey();
  }
  await markPasskeyUsed(world.database, passkey.id, { ...used, lastUsedAt: world.clock.now() });
  return passkey;
}
