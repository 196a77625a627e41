import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { applications, attempts } from '#server/features/career/applications/tables.ts';
import type { World } from '#server/world.ts';
import type { Standing } from './messages.ts';

/** Later than any moment of a round: when an attempt is looked at that only the person can settle. */
const NEVER = new Date('9000-01-01T00:00:00.000Z');

/** How the books stand at this moment. */
export async function readStanding({ clock, database }: World): Promise<Standing> {
  const now = clock.now();
  const preparing = inArray(applications.state, ['found', 'matched', 'prepared']);
  const due = and(
    eq(applications.state, 'approved'),
    or(isNull(applications.sendAfter), lte(applications.sendAfter, now)),
  );
  const [unprepared] = await database.select({ number: count() }).from(applications).where(preparing);
  const [sending] = await database
    .select({ number: count() })
    .from(applications)
    .where(or(due, eq(applications.state, 'sending')));
  const open = inArray(attempts.state, ['intent', 'armed', 'sent']);
  const overdue = and(eq(attempts.state, 'unknown'), lte(attempts.lookAt, now));
  const [trying] = await database.select({ number: count() }).from(attempts).where(or(open, overdue));
  const unknown = await database
    .select({
      id: applications.id,
      board: sql<string>`${applications.posting} ->> 'board'`,
      lookAt: attempts.lookAt,
    })
    .from(applications)
    .innerJoin(attempts, and(eq(attempts.applicationId, applications.id), eq(attempts.state, 'unknown')))
    .where(eq(applications.state, 'unknown'));
  return {
    open: (unprepared?.number ?? 0) + (sending?.number ?? 0) + (trying?.number ?? 0),
    unprepared: unprepared?.number ?? 0,
    unknown: unknown.map(({ id, board, lookAt }) => ({
      id,
      board,
      asked: lookAt !== null && lookAt > NEVER,
    })),
  };
}
