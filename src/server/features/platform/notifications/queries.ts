import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { notifications } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
/** The lines about one application, of one kind or all. */
export interface NoticesOf {
  accountId: string;
  applicationId: string;
  kind?: NotificationRow['kind'];
}

/** Lets one transaction at a time decide how an account is told. */
export async function lockNotices(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`notices:${accountId}`}))`);
}

/** Adds a notice; null when the same one was there. */
export async function insertNotification(
  executor: Executor,
  notification: typeof notifications.$inferInsert,
): Promise<string | null> {
  const [row] = await executor
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing({ target: [notifications.accountId, notifications.dedupeKey] })
    .returning({ id: notifications.id });
  return row?.id ?? null;
}

/** How many pushes of each sort an account was sent since a moment. */
export async function pushesSince(executor: Executor, accountId: string, since: Date) {
  const rows = await executor
    .select({ push: notifications.push, pushes: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        gt(notifications.createdAt, since),
        inArray(notifications.push, ['single', 'grouped']),
      ),
    )
    .groupBy(notifications.push);
  const of = (push: NotificationRow['push']) => rows.find((row) => row.push === push)?.pushes ?? 0;
  return { single: of('single'), grouped: of('grouped') };
}

export async function notificationById(executor: Executor, id: string): Promise<NotificationRow | null> {
  const [notification] = await executor.select().from(notifications).where(eq(notifications.id, id));
  return notification ?? null;
}

export async function newestNotifications(executor: Executor, accountId: string, most: number) {
  return executor
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most);
}

export async function countUnread(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Answers how many were unread until now. */
export async function markAllRead(executor: Executor, accountId: string, now: Date): Promise<number> {
  const rows = await executor
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}

export async function clearMail(executor: Executor, id: string): Promise<void> {
  await executor.update(notifications).set({ mail: null }).where(eq(notifications.id, id));
}

/** Forgets the tokens of notices that are older than every try to push them. */
export async function forgetSkipTokens(executor: Executor, before: Date): Promise<void> {
  await executor
    .update(notifications)
    .set({ skipToken: null })
    .where(
      and(
        isNotNull(notifications.skipToken),
        ne(notifications.push, 'held'),
        lt(notifications.createdAt, before),
        or(isNull(notifications.heldUntil), lt(notifications.heldUntil, before)),
      ),
    );
}

/** What was held until now, is not read yet and not over, newest first. */
export async function heldNotifications(executor: Executor, accountId: string, now: Date) {
  return executor
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.push, 'held'),
        lte(notifications.heldUntil, now),
        isNull(notifications.readAt),
        gt(notifications.expiresAt, now),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
}

/** Ends the holding of everything an account has held: the given ones go out, the others stay quiet lines. */
export async function releaseHeld(
  executor: Executor,
  accountId: string,
  ids: readonly string[],
  single: boolean,
): Promise<void> {
  const held = and(eq(notifications.accountId, accountId), eq(notifications.push, 'held'));
  await executor
    .update(notifications)
    .set({ push: single ? 'single' : 'grouped' })
    .where(and(held, inArray(notifications.id, [...ids])));
  await executor.update(notifications).set({ push: 'none' }).where(held);
}

/** Holds what is held until another moment. */
export async function holdAgain(executor: Executor, accountId: string, until: Date): Promise<void> {
  await executor
    .update(notifications)
    .set({ heldUntil: until })
    .where(and(eq(notifications.accountId, accountId), eq(notifications.push, 'held')));
}

/** Marks the lines about one application as read. Answers how many were unread until now. */
export async function markApplicationRead(
  executor: Executor,
  { accountId, applicationId, kind }: NoticesOf,
  now: Date,
): Promise<number> {
  const rows = await executor
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.applicationId, applicationId),
        kind === undefined ? undefined : eq(notifications.kind, kind),
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  return rows.length;
}
