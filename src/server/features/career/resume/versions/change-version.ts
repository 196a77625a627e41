import type { ResumeVersion } from '#contract/career/resume-versions.ts';
import { text } from '#server/features/career/resume/messages.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { changeRevision, versionById } from './queries.ts';
import { versionReply } from './version-reply.ts';

/**
 * Changes the text or the name of a version made on `revision`. Throws Problem `conflict` when the version was changed
 * meanwhile, so that nobody writes over what they never saw; `not_found` when there is none.
 */
export async function changeVersion(
  world: Pick<World, 'database' | 'clock' | 'events'>,
  accountId: string,
  change: { id: string; html?: string | undefined; title?: string | undefined; revision: number },
): Promise<ResumeVersion> {
  const { id, html, title, revision } = change;
  return world.database.transaction(async (transaction) => {
    const changed = await changeRevision(
      transaction,
      { accountId, id, revision },
      {
        ...(html === undefined ? {} : { html: cleanResumeHtml(html) }),
        ...(title === undefined ? {} : { title }),
        updatedAt: world.clock.now(),
      },
    );
    if (!changed) {
      if (!(await versionById(transaction, accountId, id))) throw notFound('version');
      throw new Problem('conflict', text.message('versionChanged'));
    }
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
    return versionReply(changed);
  });
}
