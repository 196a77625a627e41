import type { Match } from '#contract/career/match.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { enqueuePreparing } from './enqueue.ts';
import { moveApplication } from './move-application.ts';
import { insertApplication, insertEvent } from './queries.ts';
import { sameJob } from './track/same-job.ts';

/** A posting that is taken on for a person: found by a campaign, or chosen by the person themselves. */
export interface Finding {
  accountId: string;
  /** Null when the person chose it. */
  campaignId: string | null;
  postingId: string;
  canonicalKey: string;
  posting: Posting;
  match: Match;
  coverLetter: boolean;
}

/**
 * Takes a posting on: found, matched, and its preparation enqueued, in the caller's transaction.
 * Answers its id; null when the person already has an application for this job, on whatever board or by their own hand:
 * twice is once.
 */
export async function openApplication(
  world: Pick<World, 'clock' | 'events' | 'queue'>,
  executor: Executor,
  finding: Finding,
): Promise<string | null> {
  const at = world.clock.now();
  const { posting, match, accountId, canonicalKey } = finding;
  const links = [posting.url, posting.apply_url];
  if ((await sameJob(executor, { accountId, canonicalKey, links })) !== null) return null;
  const chosen = finding.campaignId === null;
  const row = await insertApplication(executor, {
    accountId: finding.accountId,
    campaignId: finding.campaignId,
    postingId: finding.postingId,
    canonicalKey: finding.canonicalKey,
    state: 'found',
    version: 1,
    score: match.score,
    match,
    posting,
    note: 'I am preparing this application.',
    withLetter: finding.coverLetter,
    createdAt: at,
    updatedAt: at,
  });
  if (!row) return null;
  await insertEvent(executor, {
    applicationId: row.id,
    accountId: row.accountId,
    sequence: 1,
    kind: 'found',
    state: 'found',
    actor: chosen ? 'person' : 'agent',
    detail: chosen
      ? `You chose ${posting.title} at ${posting.company}.`
      : `I found ${posting.title} at ${posting.company}.`,
    at,
  });
  await moveApplication(world, executor, {
    row,
    to: 'matched',
    actor: 'agent',
    kind: 'matched',
    detail: `It matches your profile at ${match.score} of 100. ${match.summary}`.trim(),
  });
  await enqueuePreparing(world, executor, row);
  return row.id;
}
