import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { applications } from '#server/features/career/applications/tables.ts';

const UNDECIDED: ApplicationState[] = ['needs_you', 'waiting', 'approved'];
const MOST_USES = 2000;

/** Applications of an account of which nothing is being sent yet, each kept from other writers until the transaction ends. */
export const lockUndecided = (executor: Executor, accountId: string): Promise<ApplicationRow[]> =>
  executor
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, accountId), inArray(applications.state, UNDECIDED)))
    .orderBy(asc(applications.id))
    .for('update');

/** One field of one application that was filled from an answer of the bank. */
export interface AnswerUse {
  answerId: string;
  applicationId: string;
  company: string;
  title: string;
  state: ApplicationState;
  field: PlannedField;
  at: Date;
}

/** Where the answers of an account stand on forms, sent or prepared; latest first. */
export const listUses = (executor: Executor, accountId: string): Promise<AnswerUse[]> =>
  executor
    .select({
      answerId: sql<string>`field -> 'source' ->> 'answer_id'`,
      applicationId: applications.id,
      company: applications.company,
      title: applications.title,
      state: applications.state,
      field: sql<PlannedField>`field`,
      at: applications.updatedAt,
    })
    .from(applications)
    .innerJoin(sql`jsonb_array_elements(${applications.plan} -> 'fields') as field`, sql`true`)
    .where(and(eq(applications.accountId, accountId), sql`field -> 'source' ->> 'kind' = 'answer'`))
    .orderBy(desc(applications.updatedAt), asc(applications.id))
    .limit(MOST_USES);
