import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { applications } from '#server/features/career/applications/tables.ts';

const ARRIVED: ApplicationState[] = ['applied', 'interviewing', 'offer', 'rejected'];
/** More than anybody sends to one employer. */
const MOST_SAME = 20;

const arrivedBefore = ({ id, accountId }: Pick<ApplicationRow, 'id' | 'accountId'>) =>
  and(eq(applications.accountId, accountId), inArray(applications.state, ARRIVED), ne(applications.id, id));

/** Every employer that certainly has another application of this person. */
export async function listEmployers(executor: Executor, row: ApplicationRow): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ company: applications.company })
    .from(applications)
    .where(arrivedBefore(row));
  return rows.map(({ company }) => company);
}

/** What this very employer was sent before, latest first. */
export const listSent = (executor: Executor, row: ApplicationRow) =>
  executor
    .select({
      posting: applications.posting,
      plan: applications.plan,
      sentAt: applications.sentAt,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .where(
      and(
        arrivedBefore(row),
        sql`lower(trim(${applications.company})) = lower(trim(${row.posting.company}))`,
      ),
    )
    .orderBy(desc(applications.updatedAt))
    .limit(MOST_SAME);
