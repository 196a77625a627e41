import type { ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { findApplication } from '#server/features/career/applications/queries.ts';
import { hasOpened } from '#server/features/career/applications/read/to-finish-queries.ts';
import { comesByAlert } from '#server/features/career/boards/index.ts';
import { sameJob } from './same-job.ts';
import type { SameJob } from './same-job.ts';

const PREPARING = 'I am preparing an application for this job. You are asked before anything is sent.';
const TRACKED = 'This job is already in your tracker.';

const WHERE: Readonly<Record<ApplicationState, string>> = {
  found: PREPARING,
  matched: PREPARING,
  prepared: PREPARING,
  needs_you: 'This job waits for your answers.',
  waiting: 'This job waits for your decision.',
  approved: 'You approved an application for this job.',
  sending: 'I am filling in the application for this job right now.',
  handed_over: 'This job is on your To finish list: press “I sent it” there.',
  unknown: TRACKED,
  applied: TRACKED,
  interviewing: TRACKED,
  offer: TRACKED,
  rejected: TRACKED,
  skipped: 'You skipped this job. Nothing was sent.',
  expired: 'You had this job before, and the time to decide ran out. Nothing was sent.',
  withdrawn: 'You left this job.',
  stopped: 'I stopped preparing this job. Nothing was sent.',
  failed: 'I tried to apply for this job, and it could not be sent.',
};
const SAVED = 'This job is on your Saved list: press “I sent it” there.';

/** An application the person has for a job already. */
export interface KnownJob {
  id: string;
  state: ApplicationState;
  /** Where it is, as one sentence for the person. */
  where: string;
}

/** The application a person has for the same job, and where they find it; null when there is none. */
export async function knownJob(executor: Executor, job: SameJob): Promise<KnownJob | null> {
  const id = await sameJob(executor, job);
  const row = id === null ? undefined : await findApplication(executor, id);
  if (!row) return null;
  const { state } = row;
  const isSaved =
    state === 'handed_over' && comesByAlert(row.posting.board) && !(await hasOpened(executor, row.id));
  return { id: row.id, state, where: isSaved ? SAVED : WHERE[state] };
}
