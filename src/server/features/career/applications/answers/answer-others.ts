import type { FormPlan } from '#engines/forms/index.ts';
import { enqueuePreparing } from '#server/features/career/applications/enqueue.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/** What was answered once is not asked again: the applications that ask something that is answered now are prepared again. */
export async function prepareOthers(
  world: Pick<World, 'clock' | 'events' | 'trail' | 'queue'>,
  executor: Executor,
  asking: readonly ApplicationRow[],
  isAnswered: (question: FormPlan['ask'][number]) => boolean,
): Promise<void> {
  for (const row of asking) {
    if (!row.plan?.ask.some(isAnswered)) continue;
    await moveApplication(world, executor, {
      row,
      to: 'prepared',
      actor: 'agent',
      kind: 'answered',
      detail: text.message('answeredElsewhere'),
      patch: { note: text.message('preparingWithAnswer') },
    });
    await enqueuePreparing(world, executor, row);
  }
}
