import { and, asc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { RATE_MAXIMUM } from '#contract/career/campaigns.ts';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import type { Executor } from '#server/db/database.ts';
import { isStopped } from '#server/features/career/budgets/index.ts';
import { isEnding } from '#server/features/platform/accounts/index.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type NewApplication = typeof applications.$inferInsert;
export type ApplicationPatch = Partial<
  Omit<NewApplication, 'id' | 'accountId' | 'state' | 'version' | 'createdAt'>
>;
export type EventRow = typeof applicationEvents.$inferSelect;
export interface CampaignOfApplication {
  rate: number;
  /** A try may begin. */
  running: boolean;
  /** One that began may go on. */
  finishing: boolean;
  dryRun: boolean;
  /** Whether the resume is sent with a link to it. */
  resumeLink: boolean;
  /** What it avoids by itself; null for a posting the person chose. */
  avoid: AvoidLists | null;
}

/** Inserts an application unless the person has one for the same job; undefined then. */
export async function insertApplication(
  executor: Executor,
  row: NewApplication,
): Promise<ApplicationRow | undefined> {
  const [inserted] = await executor
    .insert(applications)
    .values(row)
    .onConflictDoNothing({ target: [applications.accountId, applications.canonicalKey] })
    .returning();
  return inserted;
}

export async function findApplication(executor: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await executor.select().from(applications).where(eq(applications.id, id));
  return row;
}

/** An application of this account; undefined for another's. */
export async function findOwned(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await executor
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.accountId, accountId)));
  return row;
}

/** Reads an application and keeps every other writer out until the transaction ends. */
export async function lockApplication(executor: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await executor.select().from(applications).where(eq(applications.id, id)).for('update');
  return row;
}

/** The applications of an account that wait for answers, each kept from other writers until the transaction ends. */
export const lockAsking = (executor: Executor, accountId: string): Promise<ApplicationRow[]> =>
  executor
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.state, 'needs_you')))
    .orderBy(asc(applications.id))
    .for('update');

/** Writes a step: only from the version that was read, so a stale writer changes nothing and gets undefined. */
export async function writeStep(
  executor: Executor,
  row: Pick<ApplicationRow, 'id' | 'state' | 'version'>,
  change: ApplicationPatch & { state: ApplicationState; updatedAt: Date },
): Promise<ApplicationRow | undefined> {
  const [written] = await executor
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1` })
    .where(
      and(
        eq(applications.id, row.id),
        eq(applications.version, row.version),
        eq(applications.state, row.state),
      ),
    )
    .returning();
  return written;
}

export async function insertEvent(
  executor: Executor,
  row: typeof applicationEvents.$inferInsert,
): Promise<EventRow> {
  const [inserted] = await executor.insert(applicationEvents).values(row).returning();
  if (!inserted) throw new Error('The step was not stored.');
  return inserted;
}

export const listEvents = (executor: Executor, applicationId: string): Promise<EventRow[]> =>
  executor
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.sequence));

const pausedWithAll = (executor: Executor, accountId: SQLWrapper) =>
  exists(
    executor
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.accountId, accountId),
          eq(campaigns.pausedWithAll, true),
          isNull(campaigns.deletedAt),
        ),
      ),
  );

/** Whether the person stopped everything: the account or a campaign of it rests for that reason, or the account is to end. */
export const everythingPaused = (executor: Executor, accountId: SQLWrapper) =>
  sql<boolean>`(${isStopped(executor, accountId)} or ${pausedWithAll(executor, accountId)} or ${isEnding(executor, accountId)})`;

/** Postings the person chose themselves belong to no campaign: they go out at the highest pace unless everything rests. */
async function ownChoice(executor: Executor, accountId: string): Promise<CampaignOfApplication> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), everythingPaused(executor, accounts.id)));
  const running = rows.length === 0;
  const chosen = { dryRun: false, resumeLink: false, avoid: null };
  return { rate: RATE_MAXIMUM, running, finishing: running, ...chosen };
}

/**
 * The campaign an application was made for; nothing goes on while it is paused, everything is stopped or the account is to
 * end. Once it is deleted nothing begins by an approval from before; what was being sent then runs to its end.
 */
export async function campaignOf(
  executor: Executor,
  { campaignId, accountId, approvedAt }: Pick<ApplicationRow, 'campaignId' | 'accountId' | 'approvedAt'>,
): Promise<CampaignOfApplication | null> {
  if (campaignId === null) return ownChoice(executor, accountId);
  const [row] = await executor
    .select({
      rate: campaigns.rate,
      dryRun: campaigns.dryRun,
      resumeLink: campaigns.resumeLink,
      active: campaigns.active,
      deletedAt: campaigns.deletedAt,
      avoid: campaigns.avoid,
      ending: isNotNull(accounts.endingSince).mapWith(Boolean),
      stopped: sql<boolean>`${isStopped(executor, accounts.id)}`.mapWith(Boolean),
    })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.accountId))
    .where(eq(campaigns.id, campaignId));
  if (!row) return null;
  const { rate, active, deletedAt } = row;
  const mayGo = !row.ending && !row.stopped;
  const isNewer = deletedAt !== null && approvedAt !== null && approvedAt > deletedAt;
  return {
    rate,
    running: mayGo && (deletedAt === null ? active : isNewer),
    finishing: mayGo && (active || isNewer),
    dryRun: row.dryRun && deletedAt === null,
    resumeLink: row.resumeLink && deletedAt === null,
    avoid: row.avoid,
  };
}
