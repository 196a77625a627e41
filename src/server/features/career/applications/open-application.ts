import type { Posting } from '#contract/career/posting.ts';
import { leftFor } from '#engines/matching/index.ts';
import type { Left, Match } from '#engines/matching/index.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { canApplyFor, NEEDS_DATED_ENTRY } from '#server/features/career/profile/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { enqueuePreparing } from './enqueue.ts';
import { text } from './messages.ts';
import { moveApplication } from './move-application.ts';
import { insertApplication } from './queries.ts';
import { knownJob } from './track/where-it-is.ts';
import type { KnownJob } from './track/where-it-is.ts';
import { writeEvent } from './trail/append.ts';

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
  /** How it came here, in one sentence, where neither a campaign found it nor the person chose it. */
  cameBy?: Message;
}

/** What became of a posting that was to be taken on: the application's id, or why it was left. */
export type Opened = { id: string } | ({ id: null } & Left);

/** The cause when a person has the job already. */
export const KNOWN = 'KNOWN';
/** Left, since the person has the job; with where it is. */
const known = (had: KnownJob | null): Opened => ({
  id: null,
  cause: KNOWN,
  reason: had?.where ?? text.message('hadAlready'),
});

/** How it came here where that is not told: a campaign found it, or the person chose it. */
function foundBy({ campaignId, posting: { title, company } }: Finding): Message {
  return text.message(campaignId === null ? 'chosen' : 'found', { title, company });
}

function matchedBy({ score, summary }: Match): Message {
  return summary === '' ? text.message('matched', { score }) : text.message('matchedFor', { score, summary });
}

/**
 * Takes a posting on: found, matched, and its preparation enqueued, in the caller's transaction. It is left when it may not be
 * applied to (`mayBeAppliedTo`), and when the person already has an application for this job, on whatever board or by their own
 * hand: twice is once. Throws `conflict` where no dated job or study of theirs is known.
 */
export async function openApplication(
  world: Pick<World, 'clock' | 'events' | 'trail' | 'queue'>,
  executor: Executor,
  finding: Finding,
): Promise<Opened> {
  if (!(await canApplyFor(executor, finding.accountId))) throw new Problem('conflict', NEEDS_DATED_ENTRY);
  const at = world.clock.now();
  const { posting, match, accountId, canonicalKey } = finding;
  const left = leftFor(match);
  if (left) return { id: null, ...left };
  const job = { accountId, canonicalKey, links: [posting.url, posting.apply_url] };
  const had = await knownJob(executor, job);
  if (had !== null) return known(had);
  const chosen = finding.campaignId === null && finding.cameBy === undefined;
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
    note: text.message('preparing'),
    withLetter: finding.coverLetter,
    createdAt: at,
    updatedAt: at,
  });
  if (!row) return known(await knownJob(executor, job));
  await writeEvent(
    world,
    executor,
    { was: null, is: row },
    {
      sequence: 1,
      kind: 'found',
      actor: chosen ? 'person' : 'agent',
      detail: finding.cameBy ?? foundBy(finding),
      at,
    },
  );
  await moveApplication(world, executor, {
    row,
    to: 'matched',
    actor: 'agent',
    kind: 'matched',
    detail: matchedBy(match),
  });
  await enqueuePreparing(world, executor, row);
  return { id: row.id };
}
