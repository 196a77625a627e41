import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LEAST_PRODUCT } from '#engines/matching/index.ts';
import type { PostingKeys, CandidateKeys } from '#engines/matching/index.ts';
import type { Executor } from '#server/db/database.ts';
import { isReadFor } from '#server/features/career/boards/index.ts';
import type { SourceOrigin } from '#server/features/career/boards/index.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import { campaigns, matches } from '#server/features/career/campaigns/tables.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { campaignKeys, campaignRoles, postingKeys, postingRoles, shortlist } from './tables.ts';

type Asked = PostingKeys['asks'];

/** What is asked for, as rows that an index is looked up with. */
const askedRoles = ({ roles }: Asked): SQL =>
  sql`(values ${sql.join(
    roles.map(({ role, weight }) => sql`(${role}::text, ${weight}::double precision)`),
    sql`, `,
  )}) as asked (role, weight)`;

const isAsked = (index: typeof campaignRoles | typeof postingRoles, { areas }: Asked): SQL => {
  const isClose = sql`${index.role} = asked.role and ${index.weight} * asked.weight >= ${LEAST_PRODUCT}`;
  return areas === null ? isClose : sql`${isClose} and ${inArray(index.area, areas)}`;
};

/** Whether a posting's and a campaign's other keys agree; the same rule as of the exact score, as far as keys tell. */
const agree = sql`${postingKeys.writtenIn} <@ ${campaignKeys.languages}
  and (not ${campaignKeys.saysLanguages} or ${postingKeys.languages} <@ ${campaignKeys.languages})
  and (${postingKeys.workplace} is null or ${campaignKeys.workplaces} is null
    or ${postingKeys.workplace} = any(${campaignKeys.workplaces}))
  and (${postingKeys.pay} is null or ${campaignKeys.leastPay} is null
    or ${postingKeys.currency} <> ${campaignKeys.leastCurrency} or ${postingKeys.pay} >= ${campaignKeys.leastPay})
  and (${postingKeys.level} is null or ${postingKeys.level} = any(${campaignKeys.levels}))`;

const idsIn = (answer: unknown): string[] =>
  // Both drivers answer with rows; the column is named in the query.
  (answer as { rows: { campaign_id: string }[] }).rows.map(({ campaign_id: id }) => id);

/** Campaigns that rest are passed by from here on, and have to catch up when they run again. Answers whether any other listens. */
export async function stopListening(executor: Executor): Promise<boolean> {
  const ending = executor.select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.endingSince));
  await executor
    .update(campaigns)
    .set({ isListening: false })
    .where(
      and(
        eq(campaigns.isListening, true),
        sql`(not ${campaigns.active} or ${isNotNull(campaigns.deletedAt)} or ${inArray(campaigns.accountId, ending)})`,
      ),
    );
  const isListening = eq(campaigns.isListening, true);
  return (await executor.select({ id: campaigns.id }).from(campaigns).where(isListening).limit(1)).length > 0;
}

/** Some campaigns with whose they are. */
export const ownersOf = (executor: Executor, ids: string[]): Promise<{ id: string; accountId: string }[]> =>
  executor
    .select({ id: campaigns.id, accountId: campaigns.accountId })
    .from(campaigns)
    .where(inArray(campaigns.id, ids));

const put = sql`insert into ${shortlist} (campaign_id, posting_id, revision)`;
const orRenew = sql`on conflict (campaign_id, posting_id) do update set revision = excluded.revision
  returning campaign_id`;

/** Puts postings that changed on the shortlist of every campaign that looked at them before and did not take them on. Answers which. */
export const shortlistAgain = async (executor: Executor, postingIds: string[]): Promise<string[]> =>
  idsIn(
    await executor.execute(
      sql`${put} select ${matches.campaignId}, ${postings.id}, ${postings.revision}
        from ${matches} join ${postings} on ${postings.id} = ${matches.postingId}
        where ${inArray(matches.postingId, postingIds)} and ${matches.verdict} <> 'taken' ${orRenew}`,
    ),
  );

/** Puts a posting on the shortlist of every listening campaign it may concern. Answers which. */
export async function shortlistPosting(
  executor: Executor,
  { id, revision }: { id: string; revision: number },
  { asks, origin }: { asks: Asked; origin: SourceOrigin },
): Promise<string[]> {
  if (asks.roles.length === 0) return [];
  const found = sql`select distinct ${campaignRoles.campaignId}, ${id}::uuid, ${revision}::integer
    from ${askedRoles(asks)} join ${campaignRoles} on ${isAsked(campaignRoles, asks)}
    join ${campaignKeys} on ${campaignKeys.campaignId} = ${campaignRoles.campaignId}
    join ${campaigns} on ${campaigns.id} = ${campaignRoles.campaignId} and ${campaigns.isListening}
    join ${postings} on ${postings.id} = ${id}
    join ${postingKeys} on ${postingKeys.postingId} = ${postings.id}
    where ${agree} and ${isReadFor(campaigns.accountId, origin)}
      and not exists (select 1 from ${matches} where ${matches.postingId} = ${id}
        and ${matches.campaignId} = ${campaignRoles.campaignId} and ${matches.verdict} = 'taken')`;
  return idsIn(await executor.execute(sql`${put} ${found} ${orRenew}`));
}

interface Looking {
  campaignId: string;
  accountId: string;
  asks: CandidateKeys['asks'];
  origin: SourceOrigin;
}

/** Puts the open postings that may concern a campaign on its shortlist, without those it looked at. */
export async function shortlistFor(
  executor: Executor,
  { campaignId, accountId, asks, origin }: Looking,
): Promise<void> {
  if (asks.roles.length === 0) return;
  await executor.execute(
    sql`${put}
      select distinct ${campaignId}::uuid, ${postings.id}, ${postings.revision}
      from ${askedRoles(asks)} join ${postingRoles} on ${isAsked(postingRoles, asks)}
      join ${postingKeys} on ${postingKeys.postingId} = ${postingRoles.postingId}
      join ${campaignKeys} on ${campaignKeys.campaignId} = ${campaignId}
      join ${postings} on ${postings.id} = ${postingRoles.postingId}
      where ${agree} and ${isReadFor(accountId, origin)}
        and not exists (select 1 from ${matches} where ${matches.postingId} = ${postings.id}
          and ${matches.campaignId} = ${campaignId})
      on conflict do nothing`,
  );
}

/**
 * Puts some open postings of a campaign's line of work on its shortlist whatever stands in their way, the closest work first: they show
 * the person what else there is and what would have to change.
 */
export async function shortlistOutOfReach(
  executor: Executor,
  { campaignId, accountId, asks, origin }: Looking,
  most: number,
): Promise<void> {
  if (asks.roles.length === 0) return;
  await executor.execute(
    sql`${put}
      select ${campaignId}::uuid, ${postings.id}, ${postings.revision}
      from ${askedRoles(asks)} join ${postingRoles} on ${isAsked(postingRoles, { ...asks, areas: null })}
      join ${postings} on ${postings.id} = ${postingRoles.postingId}
      where ${isReadFor(accountId, origin)}
        and not exists (select 1 from ${shortlist} where ${shortlist.postingId} = ${postings.id}
          and ${shortlist.campaignId} = ${campaignId})
        and not exists (select 1 from ${matches} where ${matches.postingId} = ${postings.id}
          and ${matches.campaignId} = ${campaignId})
      group by ${postings.id}
      order by max(${postingRoles.weight} * asked.weight) desc, ${postings.id}
      limit ${most} on conflict do nothing`,
  );
}
