import { localDay } from '#engines/calendar/index.ts';
import { inTurn } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { enqueueSending } from '#server/features/career/applications/enqueue.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { Allowed } from '#server/features/platform/billing/index.ts';
import { giveBackApplication } from '#server/features/platform/billing/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { releaseHeld } from '#server/features/career/applications/send/attempt-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'queue' | 'config'>;

/** Until the plan changes. */
const NEVER = new Date('9999-12-31T00:00:00.000Z');

/** Why the plan does not allow another application now, as a sentence and as a title, and what happens to the one that is approved. */
interface PlanHold {
  reason: Message;
  title: Message;
  goesOut: Message;
}

function planHold({ plan, limit, opensAt }: Allowed, timeZone: string): PlanHold {
  const used = { limit: limit ?? 0 };
  if (opensAt !== null) {
    const day = localDay(opensAt.getTime(), timeZone);
    return {
      reason: text.message('monthUsed', used),
      title: text.message('monthUsedTitle', used),
      goesOut: text.message('goesOutNextMonth', { day }),
    };
  }
  const goesOut = text.message('goesOutWithPlan');
  return plan === 'trial'
    ? { reason: text.message('trialUsed', used), title: text.message('trialUsedTitle', used), goesOut }
    : { reason: text.message('planEnded'), title: text.message('planEndedTitle'), goesOut };
}

/** Keeps an approved application until the plan allows it: the approval stands, nothing is lost. */
export async function holdForPlan(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  { allowed, timeZone }: { allowed: Allowed; timeZone: string },
): Promise<void> {
  const { reason, title, goesOut } = planHold(allowed, timeZone);
  await noteApplication(deps, executor, {
    row,
    actor: 'agent',
    kind: 'held_by_plan',
    detail: inTurn([reason, goesOut]),
    patch: {
      heldByPlan: true,
      sendAfter: allowed.opensAt ?? NEVER,
      // The person decided in time; how long the plan takes is not their doing.
      expiresAt: null,
      note: inTurn([text.message('approvedWaits'), reason, goesOut]),
    },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'plan',
    title,
    body: text.message('approvedKept', { goesOut }),
    applicationId: null,
    dedupeKey: `held_by_plan:${allowed.plan}:${allowed.period}`,
    mail: true,
  });
}

/** Another plan: everything that was held back is tried again. */
export async function sendHeld(
  world: Pick<World, 'database' | 'clock' | 'queue'>,
  accountId: string,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    for (const id of await releaseHeld(transaction, accountId))
      await enqueueSending(world, transaction, { id, accountId });
  });
}

/** Gives back what an attempt that reached nobody took from the plan, once. */
export async function giveBackPlan(
  executor: Executor,
  { accountId }: Pick<ApplicationRow, 'accountId'>,
  attempt: AttemptRow,
): Promise<void> {
  if (attempt.planPeriod === null) return;
  await giveBackApplication(executor, { accountId, period: attempt.planPeriod });
}
