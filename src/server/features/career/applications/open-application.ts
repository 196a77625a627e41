import type { Match } from '#contract/career/match.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { prepareJob } from './jobs.ts';
import { moveApplication } from './move-application.ts';
import { insertApplication, insertEvent } from './queries.ts';

/** A posting that a campaign takes on for a person. */
export interface Finding {
  accountId: string;
  campaignId: string;
  postingId: string;
  canonicalKey: string;
  posting: Posting;
  match: Match;
  coverLetter: boolean;
}

/**
 * Takes a posting on: found, matched, and its preparation enqueued, in the caller's transaction.
 * False when the person already has an application for this job, on whatever board: twice is once.
 */
export async function openApplication(
  world: Pick<World, 'clock' | 'events' | 'queue'>,
  executor: Executor,
  finding: Finding,
): Promise<boolean> {
  const at = world.clock.now();
  const { posting, match } = finding;
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
  if (!row) return false;
  await insertEvent(executor, {
    applicationId: row.id,
    accountId: row.accountId,
    sequence: 1,
    kind: 'found',
    state: 'found',
    actor: 'agent',
    detail: `I found ${posting.title} at ${posting.company}.`,
    at,
  });
  await moveApplication(world, executor, {
    row,
    to: 'matched',
    actor: 'agent',
    kind: 'matched',
    detail: `It matches your profile at ${match.score} of 100. ${match.summary}`.trim(),
  });
  await world.queue.enqueue(executor, prepareJob, { applicationId: row.id }, { key: row.id });
  return true;
}
