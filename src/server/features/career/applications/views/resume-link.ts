import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { prepareNow, takeBack } from '#server/features/career/applications/change/take-back.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { endLink, findLink, linkOpenedAt } from './queries.ts';

/** Turning it off is a step of the trail; before sending, the resume is made again without it. */
const UNSENT: ReadonlySet<ApplicationState> = new Set(['waiting', 'needs_you', 'approved']);

/** The link of an application as its person sees it; null when its resume carries none. */
export async function readLink(
  executor: Executor,
  applicationId: string,
): Promise<ApplicationDetail['resume_link']> {
  const link = await findLink(executor, applicationId);
  if (!link) return null;
  return {
    expires_at: link.expiresAt.toISOString(),
    revoked_at: link.revokedAt?.toISOString() ?? null,
    opened_at: (await linkOpenedAt(executor, applicationId))?.toISOString() ?? null,
  };
}

/**
 * Turns the link of an application off for good. What was not sent yet is prepared again without it and asks anew. Throws
 * `not_found` for another's and `conflict` where no link is on.
 */
export async function revokeLink(world: World, accountId: string, id: string): Promise<ApplicationState> {
  if (!(await findOwned(world.database, accountId, id))) throw notFound('application');
  const row = await world.database.transaction(async (transaction) => {
    const locked = await lockApplication(transaction, id);
    if (!locked || !(await endLink(transaction, id, world.clock.now())))
      throw new Problem('conflict', text.message('noLink'));
    if (UNSENT.has(locked.state))
      return takeBack(world, transaction, locked, {
        kind: 'link_off',
        detail: text.message('linkOffUnsent'),
        patch: { note: text.message('makingWithoutLink') },
      });
    return noteApplication(world, transaction, {
      row: locked,
      actor: 'person',
      kind: 'link_off',
      detail: text.message('linkOff'),
    });
  });
  return row.state === 'prepared' ? prepareNow(world, row) : row.state;
}
