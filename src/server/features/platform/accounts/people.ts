import type { AccountKind } from '#contract/endpoint.ts';
import type { Reader } from '#localization/format.ts';
import type { Locale } from '#localization/types.ts';
import { text } from '#server/messages.ts';
import { localesOf } from '#server/settings/locales.ts';
import { Problem } from '#server/problem.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { emailKey } from './identity/email-key.ts';
import { canonicalPassword } from './identity/password-rule.ts';
import { deleteCountersOf } from './limits/queries.ts';
import { deleteCodesOf } from './codes/queries.ts';
import { accountBy, deleteAccount, deleteRegistrations, insertAccount, updateAccount } from './queries.ts';
import type { AccountRow } from './queries.ts';
import { sidesOf } from './side-queries.ts';

/** What other features may know of an account. */
type Account = Pick<
  AccountRow,
  | 'id'
  | 'email'
  | 'fullName'
  | 'kind'
  | 'timeZone'
  | 'locale'
  | 'demo'
  | 'verifiedAt'
  | 'createdAt'
  | 'endingSince'
> & { sides: AccountKind[] };

const known = (row: AccountRow): Account => {
  const { id, email, fullName, kind, timeZone, locale, demo, verifiedAt, createdAt, endingSince } = row;
  const sides = sidesOf(row);
  return { id, email, fullName, kind, sides, timeZone, locale, demo, verifiedAt, createdAt, endingSince };
};

/** An account by its id, or null. */
export async function accountById(executor: Executor, id: string): Promise<Account | null> {
  const account = await accountBy(executor, { id });
  return account && known(account);
}

/** In whose language and time zone an account is written to; the defaults where there is no such account any more. */
export async function readerOfAccount(executor: Executor, accountId: string): Promise<Reader> {
  const account = await accountBy(executor, { id: accountId });
  return account ?? { locale: 'en', timeZone: 'UTC' };
}

/** An account by its address, however it is written, or null. */
export async function accountByEmail(executor: Executor, email: string): Promise<Account | null> {
  const account = await accountBy(executor, { emailKey: emailKey(email) });
  return account && known(account);
}

/** Changes the name, byte for byte as given. */
export async function changeFullName(executor: Executor, accountId: string, fullName: string): Promise<void> {
  await updateAccount(executor, accountId, { fullName });
}

/** The same by the person themselves, of either kind; their other screens hear of it. */
export async function changeOwnName(
  { database, events }: Pick<World, 'database' | 'events'>,
  accountId: string,
  fullName: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await changeFullName(transaction, accountId, fullName);
    await events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
}

/** Changes where the person's days begin and end; an IANA name that the runtime knows. */
export async function changeTimeZone(executor: Executor, accountId: string, timeZone: string): Promise<void> {
  await updateAccount(executor, accountId, { timeZone });
}

/** Changes the language of a person's screens, mails and documents. Throws Problem `invalid_input` for one that is not offered here. */
export async function changeLocale(
  { database, config }: Pick<World, 'database' | 'config'>,
  accountId: string,
  locale: Locale,
): Promise<void> {
  if (!localesOf(config).includes(locale)) throw new Problem('invalid_input', text.message('noSuchLanguage'));
  await updateAccount(database, accountId, { locale });
}

/** Accounts that nobody registered. */
const made = ({ database }: Pick<World, 'database'>) => database.withoutOwner('accounts.made-by-us');

/** Makes an account whose address needs no proof, for the demo; throws when the address is taken. */
export async function createVerifiedAccount(
  world: Pick<World, 'database' | 'clock' | 'passwords'>,
  input: { email: string; fullName: string; password: string; demo: boolean; kind?: Account['kind'] },
): Promise<Account> {
  const now = world.clock.now();
  const account = await insertAccount(made(world), {
    email: input.email,
    emailKey: emailKey(input.email),
    fullName: input.fullName,
    passwordHash: await world.passwords.hash(canonicalPassword(input.password)),
    verifiedAt: now,
    ageConfirmedAt: now,
    demo: input.demo,
    ...(input.kind && { kind: input.kind }),
    createdAt: now,
  });
  if (!account) throw new Error('There is an account with that address already.');
  return known(account);
}

/** An account that was made so before, as the start that made it was cut off; null when there is none. */
export async function accountMadeByUs(
  world: Pick<World, 'database'>,
  email: string,
): Promise<Account | null> {
  return accountByEmail(made(world), email);
}

/** Erases an account, everything that hangs on it, and what is kept by its address alone. */
export async function eraseAccount(executor: Executor, accountId: string): Promise<void> {
  const account = await accountBy(executor, { id: accountId });
  if (!account) return;
  await deleteRegistrations(executor, account.emailKey);
  await deleteCodesOf(executor, account.emailKey);
  await deleteCountersOf(executor, account.emailKey);
  await deleteAccount(executor, account.emailKey);
}

/** Deletes an account and everything that hangs on it; nothing happens when there is none. */
export async function deleteAccountByEmail(
  world: Pick<World, 'database' | 'trail'>,
  email: string,
): Promise<void> {
  const database = made(world);
  const account = await accountBy(database, { emailKey: emailKey(email) });
  if (!account) return;
  await world.trail.forget(account.id);
  await deleteAccount(database, account.emailKey);
}
