import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';
import type { TrailEnd } from '#server/ports/sealing/trail-witness.ts';
import type { TrailLine } from './line.ts';
import { trailHeads, trailLines } from './tables.ts';

/** Parameters of one statement are limited to 65,535, of which a line takes nine. */
const LINES_AT_ONCE = 1_000;

async function findHead(executor: Executor, accountId: string): Promise<TrailEnd | null> {
  const [head] = await executor.select().from(trailHeads).where(eq(trailHeads.accountId, accountId));
  return head ?? null;
}

/** Reads where an account's trail ends and keeps every other writer out until the transaction ends; `start` where it is empty. */
export async function lockHead(executor: Executor, accountId: string, start: string): Promise<TrailEnd> {
  const locked = executor.select().from(trailHeads).where(eq(trailHeads.accountId, accountId)).for('update');
  const [head] = await locked;
  if (head) return head;
  // Two may begin a trail at once: the second waits here until the first is committed.
  await executor.insert(trailHeads).values({ accountId, number: 0, link: start }).onConflictDoNothing();
  const [made] = await executor
    .select()
    .from(trailHeads)
    .where(eq(trailHeads.accountId, accountId))
    .for('update');
  if (!made) throw new Error('The end of a trail was not kept.');
  return made;
}

export async function setHead(executor: Executor, accountId: string, end: TrailEnd): Promise<void> {
  await executor
    .update(trailHeads)
    .set({ number: end.number, link: end.link })
    .where(eq(trailHeads.accountId, accountId));
}

export async function insertLines(executor: Executor, lines: readonly TrailLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
    await executor.insert(trailLines).values(lines.slice(start, start + LINES_AT_ONCE));
}

/** The lines that name an application and have a text, ascending. */
export const linesOf = (executor: Executor, accountId: string, applicationId: string): Promise<TrailLine[]> =>
  executor
    .select()
    .from(trailLines)
    .where(
      and(
        eq(trailLines.accountId, accountId),
        eq(trailLines.applicationId, applicationId),
        isNotNull(trailLines.text),
      ),
    )
    .orderBy(asc(trailLines.number));

/** Takes the texts off some lines of an account. */
export async function closeLines(
  executor: Executor,
  accountId: string,
  numbers: readonly number[],
): Promise<void> {
  await executor
    .update(trailLines)
    .set({ text: null, eventId: null })
    .where(and(eq(trailLines.accountId, accountId), inArray(trailLines.number, [...numbers])));
}

const listLines = (executor: Executor, accountId: string): Promise<TrailLine[]> =>
  executor
    .select()
    .from(trailLines)
    .where(eq(trailLines.accountId, accountId))
    .orderBy(asc(trailLines.number));

/** Every step of an account with what its line tells of the application, oldest first. */
export const listSteps = (executor: Executor, accountId: string) =>
  executor
    .select({
      event: applicationEvents,
      posting: applications.posting,
      approvedHash: applications.approvedHash,
      evidence: applications.evidence,
      state: applications.state,
      version: applications.version,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(eq(applicationEvents.accountId, accountId))
    .orderBy(
      asc(applicationEvents.at),
      asc(applicationEvents.applicationId),
      asc(applicationEvents.sequence),
    );
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number];

/** Every account that has a step, a line or an end. */
export async function accountsWithTrail(executor: Executor): Promise<string[]> {
  const ofSteps = executor.select({ id: applicationEvents.accountId }).from(applicationEvents);
  const ofLines = executor.select({ id: trailLines.accountId }).from(trailLines);
  const ofHeads = executor.select({ id: trailHeads.accountId }).from(trailHeads);
  const rows = await ofSteps.union(ofLines).union(ofHeads);
  return rows.map(({ id }) => id).toSorted();
}

/** What the seals of an account's lines are made of, ascending. */
export const listSeals = (executor: Executor, accountId: string) =>
  executor
    .select({ number: trailLines.number, link: trailLines.link, seal: trailLines.seal })
    .from(trailLines)
    .where(eq(trailLines.accountId, accountId))
    .orderBy(asc(trailLines.number));

export async function setSeal(
  executor: Executor,
  { accountId, number }: Pick<TrailLine, 'accountId' | 'number'>,
  seal: string,
): Promise<void> {
  await executor
    .update(trailLines)
    .set({ seal })
    .where(and(eq(trailLines.accountId, accountId), eq(trailLines.number, number)));
}

/** A trail as it stands at one moment. */
export const readTrail = (database: Database, accountId: string) =>
  database.transaction(
    async (transaction) => ({
      lines: await listLines(transaction, accountId),
      head: await findHead(transaction, accountId),
      steps: await listSteps(transaction, accountId),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
