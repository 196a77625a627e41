import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { insertView } from './queries.ts';

type Deps = Pick<World, 'clock' | 'config' | 'queue' | 'events' | 'trail'>;

/**
 * Keeps that an application was opened, once for each source, as a step of its trail and a quiet line among the notices; it
 * moves no state. Answers the row after it, null when that source had told it before. In the caller's transaction.
 */
export async function recordView(
  deps: Deps,
  executor: Executor,
  view: {
    row: ApplicationRow;
    source: 'employer_mail' | 'resume_link';
    mailId: string | null;
    at: Date;
    detail: Message;
  },
): Promise<ApplicationRow | null> {
  const { row, source, mailId, at, detail } = view;
  const { id: applicationId, accountId } = row;
  if (!(await insertView(executor, { applicationId, accountId, source, mailId, at }))) return null;
  // Who pressed on the page of a link is not known.
  const actor = source === 'employer_mail' ? 'employer' : 'agent';
  const after = await noteApplication(deps, executor, { row, actor, kind: 'viewed', detail });
  await notify(deps, executor, {
    accountId,
    kind: 'reply',
    title: text.message('openedTitle', { company: row.posting.company }),
    body: text.message('openedBody', { what: detail, title: row.posting.title }),
    applicationId,
    dedupeKey: `viewed:${applicationId}:${source}`,
    push: false,
  });
  return after;
}

/** A mail's word that the application was opened, kept as `recordView` does; null where it tells nothing new of it. */
export const recordWord = async (
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  { viewed, mailId, at }: { viewed?: string | null; mailId: string; at: Date },
): Promise<ApplicationRow | null> =>
  viewed
    ? recordView(deps, executor, {
        row,
        source: 'employer_mail',
        mailId,
        at,
        detail: text.message('openedSaysMail', {
          company: row.posting.company,
          sentence: viewed.slice(0, 160),
        }),
      })
    : null;
