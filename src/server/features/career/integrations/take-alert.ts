import type { Posting } from '#contract/career/posting.ts';
import { mayBeAppliedTo } from '#engines/matching/index.ts';
import { alertSender, jobsInAlert } from '#engines/postings/index.ts';
import type { AlertChannel } from '#engines/postings/index.ts';
import { asMessage } from '#localization/catalogue.ts';
import { openApplication } from '#server/features/career/applications/index.ts';
import { boardName, jobKey, keepPosting } from '#server/features/career/boards/index.ts';
import { scoreChoice } from '#server/features/career/campaigns/index.ts';
import { canApplyFor, NEEDS_DATED_ENTRY } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { isConnected } from './channels.ts';
import { text } from './messages.ts';
import { hasDecidedJob, noteChannelJob } from './queries.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'tokens' | 'config' | 'queue'>;

/** A mail that came to a person's application address. */
export interface ForwardedMail {
  from: string;
  text: string;
}

/**
 * Looks at one job: what may be applied to is prepared for the person to send, the rest is left with the reason. What came
 * before there was anything to make an application from is looked at again when it comes again.
 */
async function takeJob(
  world: Deps,
  accountId: string,
  { channel, posting }: { channel: AlertChannel; posting: Posting },
): Promise<void> {
  const { database } = world;
  if (
    await hasDecidedJob(database, { accountId, channel, externalId: posting.external_id }, NEEDS_DATED_ENTRY)
  )
    return;
  const match = await scoreChoice(world, accountId, posting);
  const canApply = await canApplyFor(world.database, accountId);
  const now = world.clock.now();
  const key = await jobKey(world.database, posting, now);
  await world.database.transaction(async (transaction) => {
    const opened =
      canApply && mayBeAppliedTo(match)
        ? await openApplication(world, transaction, {
            accountId,
            campaignId: null,
            postingId: await keepPosting(transaction, { posting, canonicalKey: key }, now),
            canonicalKey: key,
            posting,
            match,
            coverLetter: true,
            cameBy: text.message('namedInAlert', {
              site: boardName(world, channel),
              title: posting.title,
              company: posting.company,
            }),
          })
        : null;
    const reason = canApply ? asMessage(match.summary) : NEEDS_DATED_ENTRY;
    const job = {
      accountId,
      channel,
      externalId: posting.external_id,
      title: posting.title,
      company: posting.company,
      url: posting.url,
      score: match.score,
      reason: opened?.id === null ? opened.reason : reason,
      applicationId: opened?.id ?? null,
      createdAt: now,
    };
    await noteChannelJob(transaction, job, NEEDS_DATED_ENTRY);
  });
}

/**
 * Takes in the jobs of a forwarded alert mail of a connected site: from the site itself, or from the person's own address. False
 * for every other mail, which is then read as an employer's.
 */
export async function takeAlert(
  world: Deps,
  { accountId, email }: { accountId: string; email: string },
  { from, text: words }: ForwardedMail,
): Promise<boolean> {
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  const isOwn = address.toLowerCase() === email.toLowerCase();
  if (!isOwn && alertSender(from) === null) return false;
  const connected = new Map<AlertChannel, boolean>();
  for (const channel of ['linkedin', 'indeed'] as const)
    connected.set(channel, await isConnected(world.database, accountId, channel));
  const jobs = jobsInAlert(words).filter(({ channel }) => connected.get(channel) === true);
  for (const job of jobs) await takeJob(world, accountId, job);
  return jobs.length > 0;
}
