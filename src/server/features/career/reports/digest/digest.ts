import { addDays, isoWeek, localDay, localMinutes } from '#engines/calendar/index.ts';
import { digestOf } from '#engines/insights/index.ts';
import { accountById, readerOfAccount } from '#server/features/platform/accounts/index.ts';
import { listSummaryReaders, unsubscribeToken } from '#server/features/platform/notifications/index.ts';
import { originOf } from '#server/origins.ts';
import type { World } from '#server/world.ts';
import { digestMail } from './digest-mail.ts';
import { countHandedOver, digestById, hasDigest, insertDigest, markSent } from './digest-queries.ts';
import { casesOf, dayCounts, funnelOfRows } from '#server/features/career/reports/figures.ts';
import { digestMailJob } from '#server/features/career/reports/jobs.ts';
import { countApplications, listCampaigns } from '#server/features/career/reports/overview-queries.ts';
import { sentApplications } from '#server/features/career/reports/queries.ts';
import { asAccount } from '#server/db/as.ts';

type Deps = Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'queue'>;

const MONDAY = 1;
const MORNING = 8 * 60;
/** A server that was down in the morning still tells in the course of the day. */
const EVENING = 20 * 60;
const BATCH = 500;

/** The Sunday that ended the week to tell of now where the person lives; null while it is not the time for it. */
function endOfWeek(now: Date, timeZone: string): string | null {
  const minutes = localMinutes(now.getTime(), timeZone);
  const today = localDay(now.getTime(), timeZone);
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === MONDAY;
  return isMonday && minutes >= MORNING && minutes < EVENING ? addDays(today, -1) : null;
}

/** Writes the summary of one person's week, once; a week in which too little happened stays silent. */
async function writeDigest(
  world: Deps,
  { accountId, timeZone }: { accountId: string; timeZone: string },
  until: string,
): Promise<void> {
  const { database, clock, config, queue } = world;
  const week = isoWeek(until);
  if (await hasDigest(database, accountId, week)) return;
  const rows = await sentApplications(database, accountId);
  const digest = digestOf(dayCounts(rows, timeZone), casesOf(rows, timeZone), until);
  const campaigns = await listCampaigns(database, accountId);
  await database.transaction(async (transaction) => {
    const mail =
      digest &&
      digestMail(
        {
          digest,
          funnel: funnelOfRows(rows),
          waiting: (await countApplications(transaction, accountId)).waiting,
          handedOver: await countHandedOver(transaction, accountId),
          activeCampaigns: campaigns.filter(({ active }) => active).length,
        },
        {
          origin: originOf('career', config.publicOrigin),
          token: await unsubscribeToken(world, transaction, accountId),
        },
        await readerOfAccount(transaction, accountId),
      );
    const digestId = await insertDigest(transaction, { accountId, week, mail, createdAt: clock.now() });
    if (digestId !== null && mail) await queue.enqueue(transaction, digestMailJob, { accountId, digestId });
  });
}

/** Writes the summaries that are due: on Monday from eight in the morning, where each person lives. */
export async function writeDigests(world: Deps): Promise<void> {
  const all = world.database.withoutOwner('reports.due');
  let after: string | null = null;
  for (;;) {
    const readers = await listSummaryReaders(all, after, BATCH);
    for (const reader of readers) {
      const until = endOfWeek(world.clock.now(), reader.timeZone);
      if (until !== null) await writeDigest(asAccount(world, reader.accountId), reader, until);
    }
    after = readers.at(-1)?.accountId ?? null;
    if (after === null || readers.length < BATCH) return;
  }
}

/** Sends a summary, once, with the one-click way out of RFC 8058. */
export async function sendDigest(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'mailer'>,
  digestId: string,
): Promise<void> {
  const digest = await digestById(world.database, digestId);
  const account = digest && (await accountById(world.database, digest.accountId));
  if (!digest?.mail || !account || account.endingSince !== null) return;
  const token = await unsubscribeToken(world, world.database, digest.accountId);
  const address = `${originOf('career', world.config.publicOrigin)}/api/notifications/unsubscribe/${token}`;
  await world.mailer.send({
    key: `digest ${digestId}`,
    to: account.email,
    ...digest.mail,
    headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  await markSent(world.database, digestId, world.clock.now());
}
