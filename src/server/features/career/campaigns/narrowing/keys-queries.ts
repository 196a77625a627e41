import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PostingKeys, CandidateKeys } from '#engines/matching/index.ts';
import type { Executor } from '#server/db/database.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { campaignKeys, campaignRoles, postingKeys, postingRoles, shortlist } from './tables.ts';

const ROWS = 1000;

async function inChunks<T>(rows: readonly T[], insert: (rows: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) await insert(rows.slice(start, start + ROWS));
}

/** Every role in every area, each once. */
const rolesIn = ({ roles, areas }: Pick<PostingKeys, 'roles' | 'areas'>) =>
  roles.flatMap((role) => areas.map((area) => ({ ...role, area })));

/** Postings that are new or changed, or indexed by older keys, held until the transaction ends; those that another process holds are left out. */
export const holdUnindexed = (executor: Executor, version: number, most: number) =>
  executor
    .select({
      id: postings.id,
      posting: postings.posting,
      revision: postings.revision,
      isOpen: sql`(${postings.closedAt} is null and ${postings.isComplete})`.mapWith(Boolean),
    })
    .from(postings)
    .where(or(isNull(postings.indexVersion), lt(postings.indexVersion, version)))
    .orderBy(asc(postings.id))
    .limit(most)
    .for('update', { skipLocked: true });

/** Notes that postings are indexed as they were read; one that changed meanwhile stays to be indexed again. */
export async function keepIndexed(
  executor: Executor,
  read: readonly { id: string; revision: number }[],
  indexVersion: number,
): Promise<void> {
  const asRead = read.map(({ id, revision }) => and(eq(postings.id, id), eq(postings.revision, revision)));
  await executor
    .update(postings)
    .set({ indexVersion })
    .where(or(...asRead));
}

/** Takes postings out of the index. */
export async function dropPostingKeys(executor: Executor, ids: string[]): Promise<void> {
  await executor.delete(postingRoles).where(inArray(postingRoles.postingId, ids));
  await executor.delete(postingKeys).where(inArray(postingKeys.postingId, ids));
}

/** Puts postings into the index that are not in it. */
export async function insertPostingKeys(
  executor: Executor,
  indexed: readonly { id: string; keys: PostingKeys }[],
): Promise<void> {
  const rows = indexed.map(({ id, keys: { writtenIn, languages, workplace, pay, level } }) => ({
    postingId: id,
    writtenIn,
    languages,
    workplace,
    pay: pay?.amount ?? null,
    currency: pay?.currency ?? null,
    level,
  }));
  await inChunks(rows, (some) => executor.insert(postingKeys).values(some).onConflictDoNothing());
  const roles = indexed.flatMap(({ id, keys }) => rolesIn(keys).map((role) => ({ ...role, postingId: id })));
  await inChunks(roles, (some) => executor.insert(postingRoles).values(some).onConflictDoNothing());
}

/** Puts a campaign into the index as its person and wishes are now, with an empty shortlist. */
export async function replaceCampaignKeys(
  executor: Executor,
  campaignId: string,
  keys: CandidateKeys,
): Promise<void> {
  await executor.delete(campaignRoles).where(eq(campaignRoles.campaignId, campaignId));
  await executor.delete(shortlist).where(eq(shortlist.campaignId, campaignId));
  const row = {
    languages: keys.languages,
    saysLanguages: keys.saysLanguages,
    workplaces: keys.workplaces === null ? null : [...keys.workplaces],
    leastPay: keys.leastPay?.amount ?? null,
    leastCurrency: keys.leastPay?.currency ?? null,
    levels: keys.levels,
  };
  await executor
    .insert(campaignKeys)
    .values({ campaignId, ...row })
    .onConflictDoUpdate({ target: campaignKeys.campaignId, set: row });
  const roles = rolesIn(keys).map((role) => ({ ...role, campaignId }));
  await inChunks(roles, (some) => executor.insert(campaignRoles).values(some).onConflictDoNothing());
}

/** From now on new postings are put on a campaign's shortlist; what it looked at before is not settled until `settleCampaign`. */
export async function listen(executor: Executor, id: string): Promise<void> {
  await executor.update(campaigns).set({ isListening: true, seekerHash: null }).where(eq(campaigns.id, id));
}

/** Remembers for whom and what a campaign's postings are found. */
export async function settleCampaign(executor: Executor, id: string, seekerHash: string): Promise<void> {
  await executor.update(campaigns).set({ seekerHash }).where(eq(campaigns.id, id));
}
