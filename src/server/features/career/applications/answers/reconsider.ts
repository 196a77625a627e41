import type { FormPlan } from '#engines/forms/index.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { endApprovals } from '#server/features/career/applications/approval/approval-queries.ts';
import { enqueuePreparing } from '#server/features/career/applications/enqueue.ts';
import { text as common } from '#server/features/career/applications/messages.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { World } from '#server/world.ts';
import { lockUndecided } from './answers-queries.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'queue'>;

/** What kind of thing a topic is about: `work_auth` of `work_auth.authorized:CA`; skills are a matter of experience. */
const areaOf = (topic: string): string => {
  const [area = ''] = topic.split(/[.:]/, 1);
  return area === 'skill_use' ? 'experience' : area === 'sponsorship' ? 'work_auth' : area;
};

const asks = (plan: FormPlan | null, topic: string): boolean =>
  plan?.ask.some((asked) => areaOf(asked.topic) === areaOf(topic)) === true;

const says = (plan: FormPlan | null, answerId: string): boolean =>
  plan?.fields.some(({ source }) => source.kind === 'answer' && source.answer_id === answerId) === true;

async function again(deps: Deps, executor: Executor, row: ApplicationRow, detail: Message): Promise<void> {
  await endApprovals(executor, row.id, deps.clock.now());
  await moveApplication(deps, executor, {
    row,
    to: 'prepared',
    actor: 'person',
    kind: 'answers_changed',
    detail,
    patch: {
      contentHash: null,
      approvedHash: null,
      approvedAt: null,
      expiresAt: null,
      sendAfter: null,
      heldByPlan: false,
      note: common.message('preparingAgain'),
    },
  });
  const quiet = row.state !== 'approved';
  await enqueuePreparing(deps, executor, row, { quiet });
}

/**
 * Prepares again what an answer of the bank touches and what was not sent yet: applications that ask about it, and those
 * that would have said the answer as it was. An approval of that content no longer stands. Answers how many there were.
 */
export async function reconsider(
  deps: Deps,
  executor: Executor,
  { accountId, answerId, topic }: { accountId: string; answerId: string; topic: string },
): Promise<number> {
  const open = await lockUndecided(executor, accountId);
  const touched = open.filter((row) =>
    row.state === 'needs_you' ? asks(row.plan, topic) : says(row.plan, answerId),
  );
  for (const row of touched)
    await again(
      deps,
      executor,
      row,
      row.state === 'needs_you' ? text.message('toldMore') : text.message('answerChanged'),
    );
  return touched.length;
}
