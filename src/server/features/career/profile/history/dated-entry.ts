import { hasDatedEntry } from '#engines/profile/index.ts';
import type { Executor } from '#server/db/database.ts';
import { text } from '#server/features/career/profile/messages.ts';
import { profileByAccount } from '#server/features/career/profile/queries.ts';
import { masterOf } from '#server/features/career/profile/said.ts';

/** Why no application is made for somebody of whom no dated job, study or volunteer post is known. */
export const NEEDS_DATED_ENTRY = text.message('needsDatedEntry');

/** Whether there is a job, a study or a volunteer post with a date to make this person's applications from. */
export async function canApplyFor(executor: Executor, accountId: string): Promise<boolean> {
  const profile = await profileByAccount(executor, accountId);
  return profile !== null && hasDatedEntry(masterOf(profile, '').resume);
}
