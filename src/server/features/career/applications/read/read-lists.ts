import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { ApplicationCard, ApplicationState, TrackedJob } from '#contract/career/applications.ts';
import { localDay } from '#engines/calendar/index.ts';
import { stageOf, trackedStatusOf } from '#engines/pipeline/index.ts';
import type { SentApplication } from '#engines/replies/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { listInStates, listLatest, listLeft, listRepliable } from './read-queries.ts';
import { trackedOf } from './tracked-queries.ts';

const MOST_WAITING = 200;
const MOST_ACTIVITY = 60;
const MOST_LEFT = 40;
const WAITING: ApplicationState[] = ['waiting', 'needs_you'];

/** What a list shows of an application, besides its score. */
export function cardOf(row: ApplicationRow, reader: Reader): Omit<ApplicationCard, 'score'> {
  const answers = row.plan?.fields.filter(({ group }) => group === 'questions').length ?? 0;
  return {
    id: row.id,
    title: row.posting.title,
    company: row.posting.company,
    place: row.posting.places[0] ?? '',
    state: row.state,
    note: say(row.note, reader),
    is_dry_run: row.dryRun && (row.state === 'approved' || row.state === 'sending'),
    campaign_id: row.campaignId,
    answers,
    has_letter: row.letter !== null,
    campaign_deleted: row.heldByDeletion,
    expires_at: row.expiresAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What waits for the person, soonest to expire first, with the hash a decision is for. */
export async function waitingCards(
  { database }: Pick<World, 'database'>,
  accountId: string,
  reader: Reader,
): Promise<(ApplicationCard & { content_hash: string | null })[]> {
  const rows = await listInStates(database, accountId, WAITING, MOST_WAITING);
  return rows.flatMap((row) => {
    if (row.score === null) return [];
    return [{ ...cardOf(row, reader), score: row.score, content_hash: row.contentHash }];
  });
}

/** What the agent did last, and what it left with the reason. */
export async function readActivity({ database }: Pick<World, 'database'>, accountId: string, reader: Reader) {
  const rows = await listLatest(database, accountId, MOST_ACTIVITY);
  const left = await listLeft(database, accountId, MOST_LEFT);
  return {
    items: rows.flatMap((row) => (row.score === null ? [] : [{ ...cardOf(row, reader), score: row.score }])),
    left: left.map(({ at, reason, ...posting }) => ({
      ...posting,
      reason: say(reason, reader),
      at: at.toISOString(),
    })),
  };
}

/** The tracker: everything that was sent, or may have been, and nothing else; days in the person's time zone. */
export async function readTracker(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<TrackedJob[]> {
  const { timeZone, rows } = await trackedOf(database, accountId);
  if (timeZone === null) throw notFound('account');
  return rows.flatMap(({ place, at, is_withdrawn: isWithdrawn, ...row }) => {
    const status = trackedStatusOf(row.state);
    if (status === null) return [];
    const stage = isWithdrawn ? 'Withdrawn' : stageOf(row.state);
    return [{ ...row, status, date: localDay(at.getTime(), timeZone), stage, place: place ?? '' }];
  });
}

/** Applications a mail may be about, for linking it. */
export async function repliableApplications(
  executor: Executor,
  accountId: string,
): Promise<(SentApplication & { state: ApplicationState })[]> {
  const rows = await listRepliable(executor, accountId);
  return rows.map(({ id, posting, sentAt, updatedAt, state, evidence }) => ({
    id,
    company: posting.company,
    title: posting.title,
    location: posting.places.join(' '),
    sentAt: (sentAt ?? updatedAt).toISOString(),
    receipt: evidence?.receipt ?? '',
    state,
  }));
}
