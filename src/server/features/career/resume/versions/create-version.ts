import { VERSIONS_KEPT } from '#contract/career/resume-versions.ts';
import type { ResumeVersionText } from '#contract/career/resume-versions.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import type { World } from '#server/world.ts';
import { deleteOldest, insertVersion, lockNumbers, newestVersion, setLastNumber } from './queries.ts';
import { versionTextReply } from './version-reply.ts';

/**
 * Keeps a text as the newest version, cleaned. A text that the newest version already has makes no second one, so that
 * a request sent twice counts once; a title given with it then names that version. The oldest goes beyond the kept.
 */
export async function createVersion(
  world: Pick<World, 'database' | 'clock' | 'events'>,
  accountId: string,
  given: { html: string; title?: string | undefined },
): Promise<ResumeVersionText> {
  const html = cleanResumeHtml(given.html);
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const number = (await lockNumbers(transaction, accountId)) + 1;
    const newest = await newestVersion(transaction, accountId);
    if (newest?.html === html && (given.title === undefined || given.title === newest.title))
      return versionTextReply(newest);
    const title = given.title ?? newest?.title ?? '';
    const version = { accountId, number, title, html, createdAt: now, updatedAt: now };
    const made = await insertVersion(transaction, version);
    if (!made) throw new Error('A version was not kept.');
    await setLastNumber(transaction, accountId, number);
    await deleteOldest(transaction, accountId, VERSIONS_KEPT);
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
    return versionTextReply(made);
  });
}
