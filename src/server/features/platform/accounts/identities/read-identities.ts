import type { IdentityProvider } from '#contract/platform/identities.ts';
import type { World } from '#server/world.ts';
import { passkeysOf } from '#server/features/platform/accounts/passkeys/queries.ts';
import { ownAccount } from '#server/features/platform/accounts/security/step-up.ts';
import { waysIn } from './way-in.ts';

/** The address of an account, and which providers open it. */
export async function readIdentities(
  { database, config }: Pick<World, 'database' | 'config'>,
  accountId: string,
) {
  const account = await ownAccount({ database }, accountId);
  const ways = waysIn(account, (await passkeysOf(database, accountId)).length);
  const about = (provider: IdentityProvider, subject: string | null, offered: boolean) => ({
    provider,
    linked: subject !== null,
    offered,
    only: subject !== null && ways === 1,
  });
  return {
    email: account.email,
    providers: [
      about('google', account.googleSubject, config.googleClientId !== null),
      about('linkedin', account.linkedinSubject, config.linkedin !== null),
    ],
  };
}
