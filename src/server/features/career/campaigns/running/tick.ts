import { counted } from '#engines/text/index.ts';
import { localDay, startOfDay } from '#engines/calendar/index.ts';
import { scorePosting } from '#engines/matching/index.ts';
import type { Candidate } from '#engines/matching/index.ts';
import { asksDue } from '#engines/pacing/index.ts';
import { hasDatedEntry } from '#engines/profile/index.ts';
import { asMessage } from '#localization/catalogue.ts';
import { KNOWN, openApplication } from '#server/features/career/applications/index.ts';
import { bestListing, discover, hasPostings, readForAll } from '#server/features/career/boards/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { readAllowance } from '#server/features/platform/billing/index.ts';
import type { World } from '#server/world.ts';
import { indexCampaign } from '#server/features/career/campaigns/narrowing/index-campaign.ts';
import { indexPostings } from '#server/features/career/campaigns/narrowing/index-postings.ts';
import { matchPostings } from '#server/features/career/campaigns/match-postings.ts';
import {
  countAsked,
  countUnsent,
  lastPersonStep,
  readyMatches,
  setVerdict,
} from '#server/features/career/campaigns/queries.ts';
import type { CampaignRow } from '#server/features/career/campaigns/queries.ts';
import { dueCampaigns, holdRunning, keepLook, runningCampaign } from './running-queries.ts';
import { tickCampaign } from '#server/features/career/campaigns/jobs.ts';
import { taxonomy } from '#server/features/career/campaigns/candidate.ts';

/** The person counts as here for half an hour after their last step. */
const HERE_FOR_MS = 30 * 60 * 1000;

type Deps = Pick<
  World,
  'config' | 'database' | 'clock' | 'tokens' | 'queue' | 'events' | 'trail' | 'fetcher' | 'log' | 'stopping'
>;

/** How many applications to open now; none where nothing is known of the person to make one from. */
async function dueOf(world: Deps, campaign: CampaignRow): Promise<number> {
  const { timeZone, master } = await readPerson(world, campaign.accountId);
  if (!hasDatedEntry(master.resume)) return 0;
  const nowMs = world.clock.now().getTime();
  const since = new Date(startOfDay(localDay(nowMs, timeZone), timeZone));
  const asked = await countAsked(world.database, campaign.id, since);
  const lastStep = await lastPersonStep(world.database, campaign.accountId);
  const personHere = lastStep !== null && nowMs - lastStep.getTime() < HERE_FOR_MS;
  // What the plan would not let go out is not prepared.
  const { left } = await readAllowance(world, world.database, { accountId: campaign.accountId, timeZone });
  const { unsent } = await countUnsent(world.database, campaign.accountId);
  const due = asksDue({
    rate: campaign.rate,
    ...asked,
    createdAtMs: campaign.createdAt.getTime(),
    nowMs,
    timeZone,
    personHere,
  }).now;
  return Math.max(0, Math.min(due, left - unsent));
}

/**
 * Opens the best match that waits for its turn; null when there is none or the campaign was paused meanwhile, false when it is
 * left: the person has the job already, or where it would be applied to it does not fit.
 */
async function openNext(
  world: Deps,
  campaign: CampaignRow,
  candidate: () => Candidate,
): Promise<boolean | null> {
  const [next] = await readyMatches(world.database, campaign, { origin: readForAll(world), most: 1 });
  if (!next) return null;
  // The same job may stand on a board where more can be done for the person.
  const listing = await bestListing(world, campaign.accountId, next.postingId);
  const match = scorePosting(listing.posting, candidate(), await taxonomy());
  return world.database.transaction(async (transaction) => {
    if (!(await holdRunning(transaction, campaign.id))) return null;
    const opened = await openApplication(world, transaction, {
      accountId: campaign.accountId,
      campaignId: campaign.id,
      postingId: listing.id,
      canonicalKey: listing.canonicalKey,
      posting: listing.posting,
      match,
      coverLetter: campaign.coverLetter,
    });
    await setVerdict(transaction, campaign.id, next.postingId, {
      ...(opened.id === null
        ? { verdict: 'left', cause: opened.cause, reason: opened.reason }
        : { verdict: 'taken', cause: null, reason: asMessage(match.summary) }),
      // Where it is left for what is said there, the score that counted is the one shown.
      ...(opened.id === null && opened.cause !== KNOWN ? { score: match.score } : {}),
    });
    return opened.id !== null;
  });
}

/**
 * One look of a campaign: reads the boards when nothing was ever read, scores what is on its shortlist, and opens the best
 * applications that the pace allows now. Twice is once: a posting becomes one application of an account.
 */
export async function tick(world: Deps, campaignId: string): Promise<void> {
  const campaign = await runningCampaign(world.database, campaignId);
  if (!campaign) return;
  if (!(await hasPostings(world.database))) await discover(world);
  await indexPostings(world);
  const candidate = await indexCampaign(world, campaign);
  const { looked, ready } = await matchPostings(world, campaign, candidate);
  if (looked > 0)
    world.log.say(
      `"${campaign.name}": looked at ${counted(looked, 'posting')}; at 50 or better with no deal-breaker: ${ready}.`,
    );
  await keepLook(world.database, campaign.id, world.clock.now());
  const due = await dueOf(world, campaign);
  let opened = 0;
  while (opened < due) {
    const isNew = await openNext(world, campaign, candidate);
    if (isNew === null) break;
    if (isNew) opened += 1;
  }
  if (looked > 0 || opened > 0)
    await world.events.publish(world.database, campaign.accountId, {
      topic: 'campaigns',
      application_id: null,
    });
}

/** Wakes the running campaigns that have something to do, each as a job of its own. */
export async function wakeCampaigns({
  database,
  queue,
  clock,
}: Pick<World, 'database' | 'queue' | 'clock'>): Promise<void> {
  const all = database.withoutOwner('campaigns.due');
  for (const { id, accountId } of await dueCampaigns(all, clock.now()))
    await queue.enqueue(database, tickCampaign, { accountId, campaignId: id }, { key: id });
}
