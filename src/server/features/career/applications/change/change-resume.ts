import type { ApplicationState } from '#contract/career/applications.ts';
import type { ResumeChange, TailoredResume } from '#contract/career/facts.ts';
import type { Message } from '#localization/types.ts';
import { findApplication, findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { changeHandedOver } from './change-handed-over.ts';
import { text } from './messages.ts';
import { prepareNow, takeBack } from './take-back.ts';

const CHANGED = text.message('resumeChanged');
const TOO_LATE = text.message('resumeFixed');
const OPEN: ReadonlySet<ApplicationState> = new Set(['waiting', 'needs_you', 'approved']);

interface Choice {
  id: string;
  /** Ids of every change the person does not want; those not named are taken. */
  rejected: readonly string[];
  /** Of what the person looked at. */
  content_hash: string | null;
}

/** What the person chose, in one sentence for the timeline. */
function told(all: readonly ResumeChange[], rejected: ReadonlySet<string>): Message {
  if (rejected.size === 0) return text.message('allTaken');
  if (rejected.size === all.length) return text.message('allTurnedBack');
  return text.message('someTurnedBack', { turnedBack: rejected.size, all: all.length });
}

const isSame = (one: readonly string[], other: ReadonlySet<string>) =>
  one.length === other.size && one.every((id) => other.has(id));

/** Every change of a resume, and those of them that the person does not want. */
function chosenIn(
  { changes = [] }: { changes?: TailoredResume['changes'] | undefined },
  rejected: readonly string[],
) {
  return {
    all: changes,
    wanted: new Set(changes.map((change) => change.id).filter((one) => rejected.includes(one))),
  };
}

/** The same for one that the person sends themselves. */
async function changeOwn(
  world: World,
  id: string,
  { rejected, content_hash }: Omit<Choice, 'id'>,
): Promise<ApplicationState> {
  const row = await findApplication(world.database, id);
  if (!row?.resume) throw new Problem('conflict', TOO_LATE);
  if (row.contentHash !== content_hash) throw new Problem('conflict', CHANGED);
  const { all, wanted } = chosenIn(row.resume, rejected);
  if (isSame(row.rejectedChanges, wanted)) return row.state;
  const changed = await changeHandedOver(world, row, {
    change: { rejectedChanges: [...wanted] },
    kind: 'resume_changed',
    detail: told(all, wanted),
  });
  return changed.state;
}

/**
 * Makes the resume of an application again with only the changes the person takes, and asks anew: an approval of the resume
 * before no longer counts. One that was handed over stays the person's to send. Throws `not_found` for another's, `conflict` when it is too late or the CV is another by now.
 */
export async function changeResume(
  world: World,
  accountId: string,
  { id, rejected, content_hash }: Choice,
): Promise<ApplicationState> {
  const owned = await findOwned(world.database, accountId, id);
  if (!owned) throw notFound('application');
  if (owned.state === 'handed_over') return changeOwn(world, id, { rejected, content_hash });
  const moved = await world.database.transaction(async (transaction): Promise<ApplicationRow | null> => {
    const row = await lockApplication(transaction, id);
    if (!row?.resume || !OPEN.has(row.state)) throw new Problem('conflict', TOO_LATE);
    if (row.contentHash !== content_hash) throw new Problem('conflict', CHANGED);
    const { all, wanted } = chosenIn(row.resume, rejected);
    if (isSame(row.rejectedChanges, wanted)) return null;
    return takeBack(world, transaction, row, {
      kind: 'resume_changed',
      detail: told(all, wanted),
      patch: { rejectedChanges: [...wanted], note: text.message('makingResume') },
    });
  });
  return moved === null ? owned.state : prepareNow(world, moved);
}
