import { fullName } from '#contract/platform/accounts.ts';
import type { IdentityProvider } from '#contract/platform/identities.ts';
import type { Reader } from '#localization/format.ts';
import type { Visit } from '#server/actor.ts';
import type { Executor } from '#server/db/database.ts';
import type { ProvenIdentity } from '#server/ports/identity-providers.ts';
import { Problem } from '#server/problem.ts';
import { emailKey } from '#server/features/platform/accounts/identity/email-key.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import {
  accountBy,
  claim,
  deleteRegistrations,
  insertAccount,
  updateAccount,
} from '#server/features/platform/accounts/queries.ts';

/** The column of a provider's word on who somebody is. */
export const subjectOf = <T extends string | null>(provider: IdentityProvider, subject: T) =>
  provider === 'google' ? { googleSubject: subject } : { linkedinSubject: subject };

/** The first name that can be one. */
function nameOf(identity: ProvenIdentity, wanted: string | null, reader: Reader): string {
  const candidates = [wanted, identity.name, identity.email.split('@')[0]];
  return candidates.find((name) => fullName.safeParse(name).success) ?? text.for(reader)('nameless');
}

/**
 * The account a proven identity opens: its own, one it may join, or a new one. Null when its address belongs to another
 * identity of that provider; throws Problem `conflict` when it may not join the account that has the address, and
 * `age_not_confirmed` before it would open a new one for somebody who only wanted to log in.
 */
export async function accountForIdentity(
  executor: Executor,
  given: {
    provider: IdentityProvider;
    identity: ProvenIdentity;
    wantedName: string | null;
    ageConfirmed: boolean;
    /** Whether a new account may be opened without the age being confirmed here. */
    askedElsewhere: boolean;
    kind: Visit['offering'];
    reader: Reader;
    now: Date;
  },
): Promise<string | null> {
  const { provider, identity, now } = given;
  const subject = subjectOf(provider, identity.subject);
  const key = emailKey(identity.email);
  await claim(executor, subject);
  await claim(executor, { emailKey: key });
  const own = await accountBy(executor, subject);
  if (own) return own.id;
  const sameAddress = await accountBy(executor, { emailKey: key });
  if (sameAddress) {
    const taken = provider === 'google' ? sameAddress.googleSubject : sameAddress.linkedinSubject;
    if (taken !== null) return null;
    // A provider may speak for an address only where it runs the mailbox; elsewhere it may have changed hands.
    if (!identity.authoritative) throw new Problem('conflict', text.message('addressHasAccount'));
    await updateAccount(executor, sameAddress.id, subject);
    return sameAddress.id;
  }
  if (!given.ageConfirmed && !given.askedElsewhere)
    throw new Problem('age_not_confirmed', text.message('ageNotConfirmed'));
  await deleteRegistrations(executor, key);
  const account = await insertAccount(executor, {
    ...subject,
    kind: given.kind,
    email: identity.email,
    emailKey: key,
    fullName: nameOf(identity, given.wantedName, given.reader),
    verifiedAt: now,
    ageConfirmedAt: given.ageConfirmed ? now : null,
    locale: given.reader.locale,
    createdAt: now,
  });
  return account?.id ?? null;
}
