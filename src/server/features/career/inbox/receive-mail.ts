import type { Executor } from '#server/db/database.ts';
import { takeAlert } from '#server/features/career/integrations/index.ts';
import { accountByAddressToken, readPerson } from '#server/features/career/profile/index.ts';
import type { IncomingMail, MailOutcome } from '#server/ports/mail/incoming.ts';
import { keepMail, understand } from './keep-mail.ts';
import type { InboxWorld } from './keep-mail.ts';
import { mailsSince } from './queries.ts';
import { asAccount } from '#server/db/as.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody hears from this many employers a day; a flood is asked to come back later. */
const MOST_A_DAY = 300;

/** The accounts a mail is for, by the tokens in its recipients' addresses. */
async function accountsOf(executor: Executor, recipients: readonly string[]): Promise<string[]> {
  const accounts = new Set<string>();
  for (const address of recipients) {
    const token = /\+([a-z2-7]{8})@[^@]*$/i.exec(address)?.[1];
    const account = token === undefined ? null : await accountByAddressToken(executor, token);
    if (account !== null) accounts.add(account);
  }
  return [...accounts];
}

/** Rejects when a person got more mails today than anybody hears from employers. */
export async function refuseFlood(
  { database, clock }: Pick<InboxWorld, 'database' | 'clock'>,
  accountId: string,
): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  if ((await mailsSince(database, accountId, since)) >= MOST_A_DAY)
    throw new Error('This person got too many mails today.');
}

async function receiveFor(world: InboxWorld, mail: IncomingMail, accountId: string): Promise<void> {
  await refuseFlood(world, accountId);
  const { email } = await readPerson(world, accountId);
  if (await takeAlert(world, { accountId, email }, mail)) return;
  await keepMail(world, { ...(await understand(world, { accountId, email }, mail)), own: false });
}

/**
 * Takes an employer's mail: kept once, linked to an application and read for what it says. Moves the application only when
 * both are sure. Resolves after the database has it; rejects when it does not, and the sender tries again.
 * `worldOf` tells whose clock and queue an account's mail is for, where that is another one.
 */
export async function receiveMail(
  world: InboxWorld,
  mail: IncomingMail,
  worldOf: (accountId: string) => InboxWorld = () => world,
): Promise<MailOutcome> {
  const accounts = await accountsOf(world.database.withoutOwner('inbox.recipient'), mail.to);
  for (const accountId of accounts)
    await receiveFor(asAccount(worldOf(accountId), accountId), mail, accountId);
  return accounts.length > 0 ? 'stored' : 'unknown';
}
