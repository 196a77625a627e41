import type { ApplicationState } from '#contract/career/applications.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { findApplication } from '#server/features/career/applications/queries.ts';
import { hasOpened } from '#server/features/career/applications/read/to-finish-queries.ts';
import { comesByAlert } from '#server/features/career/boards/index.ts';
import { text } from './messages.ts';
import { sameJob } from './same-job.ts';
import type { SameJob } from './same-job.ts';

const PREPARING = text.message('jobPreparing');
const TRACKED = text.message('jobTracked');

const WHERE: Readonly<Record<ApplicationState, Message>> = {
  found: PREPARING,
  matched: PREPARING,
  prepared: PREPARING,
  needs_you: text.message('jobNeedsAnswers'),
  waiting: text.message('jobWaiting'),
  approved: text.message('jobApproved'),
  sending: text.message('jobSending'),
  handed_over: text.message('jobToFinish'),
  unknown: TRACKED,
  applied: TRACKED,
  interviewing: TRACKED,
  offer: TRACKED,
  rejected: TRACKED,
  skipped: text.message('jobSkipped'),
  expired: text.message('jobExpired'),
  withdrawn: text.message('jobLeft'),
  stopped: text.message('jobStopped'),
  failed: text.message('jobFailed'),
};

/** An application the person has for a job already. */
export interface KnownJob {
  id: string;
  state: ApplicationState;
  /** Where it is, as one sentence for the person. */
  where: Message;
}

/** The application a person has for the same job, and where they find it; null when there is none. */
export async function knownJob(executor: Executor, job: SameJob): Promise<KnownJob | null> {
  const id = await sameJob(executor, job);
  const row = id === null ? undefined : await findApplication(executor, id);
  if (!row) return null;
  const { state } = row;
  const isSaved =
    state === 'handed_over' && comesByAlert(row.posting.board) && !(await hasOpened(executor, row.id));
  return { id: row.id, state, where: isSaved ? text.message('jobSaved') : WHERE[state] };
}
