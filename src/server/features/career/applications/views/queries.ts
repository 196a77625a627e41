import { and, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { applicationViews, resumeLinks } from './tables.ts';

/** An employer may have the resume. */
const WITH_EMPLOYER = [
  'sending',
  'unknown',
  'handed_over',
  'applied',
  'interviewing',
  'offer',
  'rejected',
] as const;

/**
 * Whether an application is known to have been looked at: somebody said so, its link was opened, or it was answered with an
 * interview or an offer, also where a refusal followed. Columns are named in full, so that it stands in any query over
 * `applications`; what is looked up is read once for a query, not once for a row.
 */
export const isViewed = sql<boolean>`("applications"."state" in ('interviewing', 'offer')
  or "applications"."id" in (select v.application_id from application_views v)
  or ("applications"."state" = 'rejected' and "applications"."id" in
    (select e.application_id from application_events e where e.state in ('interviewing', 'offer'))))`;

/** Whether it would be known: it was looked at, or its resume carries a link that was not turned off. */
export const isViewKnown = sql<boolean>`(${isViewed}
  or "applications"."id" in (select l.application_id from resume_links l where l.revoked_at is null))`;

/** Keeps the first word of a source; false when it is known already. */
export async function insertView(
  executor: Executor,
  view: Omit<typeof applicationViews.$inferInsert, 'id'>,
): Promise<boolean> {
  const rows = await executor
    .insert(applicationViews)
    .values(view)
    .onConflictDoNothing()
    .returning({ id: applicationViews.id });
  return rows.length > 0;
}

/** When the link of an application was first opened; null while it was not. */
export async function linkOpenedAt(executor: Executor, applicationId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ at: applicationViews.at })
    .from(applicationViews)
    .where(
      and(eq(applicationViews.applicationId, applicationId), eq(applicationViews.source, 'resume_link')),
    );
  return row?.at ?? null;
}

export async function findLink(executor: Executor, applicationId: string) {
  const [row] = await executor.select().from(resumeLinks).where(eq(resumeLinks.applicationId, applicationId));
  return row;
}

/** Keeps a link unless the application has one, which then lives as long as a new one would. */
export async function keepLink(executor: Executor, link: typeof resumeLinks.$inferInsert): Promise<void> {
  await executor
    .insert(resumeLinks)
    .values(link)
    .onConflictDoUpdate({ target: resumeLinks.applicationId, set: { expiresAt: link.expiresAt } });
}

/** Forgets a link that no resume carries: not one that was turned off, nor one that may stand in a resume that was sent. */
export async function deleteUnsentLink(executor: Executor, applicationId: string): Promise<void> {
  const armed = executor
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.applicationId, applicationId), isNotNull(attempts.armedAt)));
  await executor
    .delete(resumeLinks)
    .where(
      and(eq(resumeLinks.applicationId, applicationId), isNull(resumeLinks.revokedAt), notExists(armed)),
    );
}

/** Turns a link off for good; false when there is none that is on. */
export async function endLink(executor: Executor, applicationId: string, at: Date): Promise<boolean> {
  const rows = await executor
    .update(resumeLinks)
    .set({ revokedAt: at })
    .where(and(eq(resumeLinks.applicationId, applicationId), isNull(resumeLinks.revokedAt)))
    .returning({ id: resumeLinks.applicationId });
  return rows.length > 0;
}

/** What a link opens now: nothing when it is unknown, over or turned off, was not sent, was withdrawn, or its account is to end. */
export async function openableResume(executor: Executor, tokenHash: string, now: Date) {
  const [row] = await executor
    .select({
      applicationId: applications.id,
      accountId: applications.accountId,
      name: accounts.fullName,
      cv: applications.cv,
      language: sql<'en' | 'fr'>`${applications.posting} ->> 'language'`,
      expiresAt: resumeLinks.expiresAt,
    })
    .from(resumeLinks)
    .innerJoin(applications, eq(applications.id, resumeLinks.applicationId))
    .innerJoin(accounts, eq(accounts.id, applications.accountId))
    .where(
      and(
        eq(resumeLinks.tokenHash, tokenHash),
        isNull(resumeLinks.revokedAt),
        gt(resumeLinks.expiresAt, now),
        inArray(applications.state, [...WITH_EMPLOYER]),
        isNull(applications.withdrawnAt),
        isNull(accounts.endingSince),
      ),
    );
  return row;
}

export type OpenableResume = NonNullable<Awaited<ReturnType<typeof openableResume>>>;

/** The token of every link, sealed. */
export const listSealedTokens = (executor: Executor) =>
  executor
    .select({ applicationId: resumeLinks.applicationId, sealedToken: resumeLinks.sealedToken })
    .from(resumeLinks);

/** Keeps a token under another seal. */
export async function setSealedToken(
  executor: Executor,
  applicationId: string,
  sealedToken: string,
): Promise<void> {
  await executor.update(resumeLinks).set({ sealedToken }).where(eq(resumeLinks.applicationId, applicationId));
}

/** Some link, for what tells whether the key it was sealed with is the one at hand. */
export async function anyLink(executor: Executor): Promise<typeof resumeLinks.$inferSelect | undefined> {
  return (await executor.select().from(resumeLinks).limit(1))[0];
}
