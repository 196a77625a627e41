import { eq } from 'drizzle-orm';
import { resumeDraft } from '#contract/career/resume-draft.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import type { Executor } from '#server/db/database.ts';
import { resumeDrafts } from './tables.ts';

/** The draft a person is making; null before the first, and for one written in a shape that is no more. */
export async function draftOf(
  executor: Executor,
  accountId: string,
): Promise<{ draft: ResumeDraft; lines: number; updatedAt: Date } | null> {
  const [row] = await executor.select().from(resumeDrafts).where(eq(resumeDrafts.accountId, accountId));
  const draft = resumeDraft.safeParse(row?.draft);
  return row === undefined || !draft.success
    ? null
    : { draft: draft.data, lines: row.lines, updatedAt: row.updatedAt };
}

/** Keeps the draft in place of the one before. */
export async function saveDraft(
  executor: Executor,
  accountId: string,
  { draft, lines, at }: { draft: ResumeDraft; lines: number; at: Date },
): Promise<void> {
  await executor
    .insert(resumeDrafts)
    .values({ accountId, draft, lines, updatedAt: at })
    .onConflictDoUpdate({ target: resumeDrafts.accountId, set: { draft, lines, updatedAt: at } });
}
