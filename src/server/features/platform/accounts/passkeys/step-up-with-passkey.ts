import type { Visit } from '#server/actor.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { askForSignature, provenPasskey, relyingPartyOf } from './ceremony.ts';
import type { SignedAnswer } from './ceremony.ts';
import { passkeysOf } from './queries.ts';

type CeremonyWorld = Pick<World, 'database' | 'clock'>;
interface Asker {
  accountId: string;
  visit: Visit;
}

/** The account's passkeys that work on the host that asks. */
export async function passkeysHere(world: CeremonyWorld, { accountId, visit }: Asker) {
  const host = relyingPartyOf(visit);
  return (await passkeysOf(world.database, accountId)).filter(({ relyingParty }) => relyingParty === host);
}

/** Asks for one of the account's own passkeys. Throws Problem `conflict` when it has none here. */
export async function beginPasskeyStepUp(world: CeremonyWorld, asker: Asker) {
  const among = await passkeysHere(world, asker);
  if (among.length === 0) throw new Problem('conflict', text.message('passkeyNoneHere'));
  return askForSignature(world, { purpose: 'step_up', ...asker, among });
}

/** Throws Problem `forbidden` unless one of the account's own passkeys signed. */
export async function provePasskey(world: CeremonyWorld, asker: Asker, answer: SignedAnswer): Promise<void> {
  try {
    await provenPasskey(world, { purpose: 'step_up', ...asker, answer });
  } catch (error) {
    // Whoever asks is signed in: a wrong passkey ends nothing.
    if (error instanceof Problem) throw new Problem('forbidden', error.said);
    throw error;
  }
}
