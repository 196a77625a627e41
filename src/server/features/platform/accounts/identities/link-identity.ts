import type { IdentityProvider } from '#contract/platform/identities.ts';
import type { Visit } from '#server/actor.ts';
import type { Executor } from '#server/db/database.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { sendNoticeJob } from '#server/features/platform/accounts/jobs.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { subjectOf } from '#server/features/platform/accounts/providers/account-for-identity.ts';
import { provenByLinkedIn } from '#server/features/platform/accounts/providers/sign-in-with-linkedin.ts';
import {
  accountBy,
  claim,
  insertCredential,
  lockAccount,
  updateAccount,
} from '#server/features/platform/accounts/queries.ts';
import { providerNames } from '#server/features/platform/accounts/wording/provider-names.data.ts';
import { requireWayIn } from './way-in.ts';

type LinkWorld = Pick<World, 'database' | 'clock' | 'config' | 'queue' | 'google' | 'linkedin'>;

const rejected = () => new Problem('google_rejected', text.message('googleNotConfirmed'));

/** Nothing happens when the identity opens this account already. Throws Problem `conflict` when it or another is in the way. */
async function link(
  { queue }: Pick<World, 'queue'>,
  executor: Executor,
  { accountId, provider, subject }: { accountId: string; provider: IdentityProvider; subject: string },
): Promise<void> {
  await claim(executor, subjectOf(provider, subject));
  const account = await lockAccount(executor, accountId);
  const owner = await accountBy(executor, subjectOf(provider, subject));
  if (owner?.id === accountId) return;
  if (owner !== null)
    throw new Problem('conflict', text.message('identityElsewhere', { provider: providerNames[provider] }));
  if ((provider === 'google' ? account?.googleSubject : account?.linkedinSubject) !== null)
    throw new Problem('conflict', text.message('identityTaken', { provider: providerNames[provider] }));
  await updateAccount(executor, accountId, subjectOf(provider, subject));
  await queue.enqueue(executor, sendNoticeJob, { accountId, notice: 'identity_linked', provider });
}

/** Lets a Google account open this one. Throws Problem `google_rejected` without proof, which works once. */
export async function linkGoogle(
  world: LinkWorld,
  { accountId, credential }: { accountId: string; credential: string },
): Promise<void> {
  const identity = await world.google.verify(credential);
  if (identity === null) throw rejected();
  await world.database.transaction(async (transaction) => {
    if (!(await insertCredential(transaction, hashToken(credential), world.clock.now()))) throw rejected();
    await link(world, transaction, { accountId, provider: 'google', subject: identity.subject });
  });
}

/** Lets a LinkedIn account open this one. Throws Problem `linkedin_rejected` for everything unproven. */
export async function linkLinkedIn(
  world: LinkWorld,
  { accountId, ...back }: { accountId: string; code: string; state: string; visit: Visit },
): Promise<void> {
  const { subject } = await provenByLinkedIn(world, back);
  await world.database.transaction((transaction) =>
    link(world, transaction, { accountId, provider: 'linkedin', subject }),
  );
}

/** Lets a provider open this account no longer. Throws Problem `conflict` when it is the last way in. */
export async function unlinkIdentity(
  { database, queue }: Pick<World, 'database' | 'queue'>,
  { accountId, provider }: { accountId: string; provider: IdentityProvider },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    const subject = provider === 'google' ? account?.googleSubject : account?.linkedinSubject;
    if (subject === null || subject === undefined) return;
    await updateAccount(transaction, accountId, subjectOf(provider, null));
    await requireWayIn(transaction, accountId);
    await queue.enqueue(transaction, sendNoticeJob, { accountId, notice: 'identity_unlinked', provider });
  });
}
