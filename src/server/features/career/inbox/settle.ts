import type { ReplyLabel } from '#engines/replies/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { keepInterview } from '#server/features/career/agenda/index.ts';
import { findOwned, recordReply } from '#server/features/career/applications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { InboxWorld } from './keep-mail.ts';
import { text as messages } from './messages.ts';
import { lockMail, settleMail } from './queries.ts';

interface About {
  /** The application on whose page the person answers. */
  id: string;
  mail: string;
}

const settled = () => new Problem('conflict', messages.message('settled'));

/**
 * The person says that a mail is about this application, and means what it seems to: the move is made then. Throws `not_found`
 * for somebody else's and `conflict` when nothing is asked about it any more.
 */
export async function acceptProposal(
  world: InboxWorld,
  accountId: string,
  { id, mail }: About,
): Promise<void> {
  if (!(await findOwned(world.database, accountId, id))) throw notFound('application');
  await world.database.transaction(async (transaction) => {
    const row = await lockMail(transaction, accountId, mail);
    if (!row || (row.applicationId !== id && !row.candidates.includes(id))) throw notFound('mail');
    const asked = row.applicationId === null || (row.meaning === 'abstain' && row.likely !== null);
    if (row.settledAt !== null || !asked) throw settled();
    // Only labels of ours are ever written there.
    const label = (
      row.meaning === 'abstain' && row.applicationId === id ? row.likely : row.meaning
    ) as ReplyLabel;
    const at = world.clock.now();
    const stillAsked = row.applicationId === null && label === 'abstain' && row.likely !== null;
    await settleMail(transaction, mail, {
      applicationId: id,
      candidates: [],
      meaning: label,
      settledAt: stillAsked ? null : at,
    });
    const { calendar, subject, text } = row;
    await keepInterview(transaction, { accountId, applicationId: id, calendar, receivedAt: at });
    await recordReply(world, transaction, {
      applicationId: id,
      label,
      subject,
      mailId: mail,
      at,
      language: guessLanguage(`${subject}\n${text}`),
      viewed: row.viewed,
    });
  });
}

/** The person says that it is not: nothing moves. Throws as `acceptProposal` does. */
export async function refuseProposal(
  world: InboxWorld,
  accountId: string,
  { id, mail }: About,
): Promise<void> {
  if (!(await findOwned(world.database, accountId, id))) throw notFound('application');
  await world.database.transaction(async (transaction) => {
    const row = await lockMail(transaction, accountId, mail);
    if (!row || (row.applicationId !== id && !row.candidates.includes(id))) throw notFound('mail');
    if (row.settledAt !== null) throw settled();
    const candidates = row.candidates.filter((candidate) => candidate !== id);
    await settleMail(transaction, mail, {
      candidates,
      settledAt: row.applicationId === null && candidates.length > 0 ? null : world.clock.now(),
    });
  });
}
