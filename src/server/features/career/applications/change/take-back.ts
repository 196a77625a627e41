import type { ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { endApprovals } from '#server/features/career/applications/approval/approval-queries.ts';
import { prepareApplication } from '#server/features/career/applications/approval/prepare.ts';
import { enqueuePreparing } from '#server/features/career/applications/enqueue.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { Step } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { FetchFailed } from '#server/ports/fetcher.ts';
import type { World } from '#server/world.ts';

/** Takes an application back to be prepared again as its person changed it; a yes to what it was no longer counts. */
export async function takeBack(
  world: World,
  executor: Executor,
  row: ApplicationRow,
  step: Pick<Step, 'kind' | 'detail' | 'patch'>,
): Promise<ApplicationRow> {
  const { id } = row;
  await endApprovals(executor, id, world.clock.now());
  // In case the board does not answer now: then the preparation comes later.
  await enqueuePreparing(world, executor, row, { quiet: true });
  return moveApplication(world, executor, {
    row,
    to: 'prepared',
    actor: 'person',
    kind: step.kind,
    detail: step.detail,
    patch: {
      ...step.patch,
      contentHash: null,
      approvedHash: null,
      approvedAt: null,
      expiresAt: null,
      sendAfter: null,
      heldByPlan: false,
    },
  });
}

/** Prepares it at once, for who is looking at it; answers how it stands then. */
export async function prepareNow(
  world: World,
  { id, state }: Pick<ApplicationRow, 'id' | 'state'>,
): Promise<ApplicationState> {
  const prepared = await prepareApplication(world, id, { quiet: true }).catch((error: unknown) => {
    if (error instanceof FetchFailed) return undefined;
    throw error;
  });
  return prepared?.state ?? state;
}
