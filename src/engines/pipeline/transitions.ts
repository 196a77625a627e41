import { applicationStates } from '#contract/career/applications.ts';
import type { ApplicationState, TrackedStatus } from '#contract/career/applications.ts';

/** What an employer can say, by mail or on a board, once something reached them. */
const ANSWERS = ['interviewing', 'offer', 'rejected'] as const;

/** The one table of an application's life: from each state, every state that may follow. */
const NEXT: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  found: ['matched', 'expired', 'withdrawn'],
  matched: ['prepared', 'expired', 'withdrawn', 'failed'],
  prepared: ['waiting', 'needs_you', 'handed_over', 'stopped', 'skipped', 'expired', 'withdrawn', 'failed'],
  needs_you: ['prepared', 'stopped', 'skipped', 'expired', 'withdrawn'],
  // Back to `prepared` when the content changed, here or once approved: the person has to read it again.
  waiting: ['approved', 'prepared', 'skipped', 'expired', 'withdrawn'],
  approved: ['sending', 'waiting', 'prepared', 'withdrawn', 'expired'],
  // `approved`: the click was never reached, so it may run again. `prepared`: the form asks more, so it is planned again.
  sending: [
    'applied',
    'unknown',
    'handed_over',
    'stopped',
    'failed',
    'approved',
    'prepared',
    'waiting',
    'expired',
  ],
  // `approved` only by the person's word or a board's proof that nothing arrived; an answer proves that it did. `handed_over`: the
  // board says, asked again with the same key, that it waits for a code from the person's mail.
  unknown: ['applied', 'approved', 'handed_over', 'withdrawn', ...ANSWERS],
  handed_over: ['applied', 'withdrawn', 'expired', ...ANSWERS],
  failed: ['approved', 'prepared', 'withdrawn'],
  applied: [...ANSWERS],
  // The last three may also be corrected by hand, in any direction.
  interviewing: ['offer', 'rejected', 'applied'],
  offer: ['rejected', 'interviewing', 'applied'],
  rejected: ['interviewing', 'offer', 'applied'],
  stopped: [],
  skipped: [],
  expired: [],
  withdrawn: [],
};

/** Every state of an application that goes on and of which nothing has begun to be sent. */
export const unsentStates: readonly ApplicationState[] = [
  'found',
  'matched',
  'prepared',
  'needs_you',
  'waiting',
  'approved',
];

const OVER: ReadonlySet<ApplicationState> = new Set([
  'rejected',
  'stopped',
  'failed',
  'skipped',
  'expired',
  'withdrawn',
]);

/** Whether an application in `from` may move to `to`; a state never follows itself. */
export const canMove = (from: ApplicationState, to: ApplicationState): boolean => NEXT[from].includes(to);

/** Every state that may follow `state`, in no order; empty when none may. */
export const nextStates = (state: ApplicationState): readonly ApplicationState[] => NEXT[state];

/** Whether the agent has nothing more to do or to wait for; a person may still retry `failed` or correct `rejected`. */
export const isOver = (state: ApplicationState): boolean => OVER.has(state);

const TRACKED: Readonly<Partial<Record<ApplicationState, TrackedStatus>>> = {
  applied: 'Applied',
  unknown: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  rejected: 'Rejected',
};

/**
 * The tracker's status of an application, null while it is not tracked: what was not sent never is, however far it was
 * prepared. `unknown` is tracked under 'Applied' only together with its stage, so that it never looks sent.
 */
export const trackedStatusOf = (state: ApplicationState): TrackedStatus | null => TRACKED[state] ?? null;

/** Every state that is tracked. */
export const trackedStates: readonly ApplicationState[] = applicationStates.filter(
  (state) => trackedStatusOf(state) !== null,
);

/** The finer word that stands for a tracked status: 'Checking', or "" when the status says it all. */
export const stageOf = (state: ApplicationState): string => (state === 'unknown' ? 'Checking' : '');

const STATE_OF: Readonly<Record<TrackedStatus, ApplicationState>> = {
  Applied: 'applied',
  Interviewing: 'interviewing',
  Offer: 'offer',
  Rejected: 'rejected',
};

/** The state a person means when they set a tracked status by hand. */
export const stateOfStatus = (status: TrackedStatus): ApplicationState => STATE_OF[status];

const SENT: ReadonlySet<ApplicationState> = new Set(['applied', 'interviewing', 'offer', 'rejected']);

/** Whether it is certain that the employer has the application; false for `unknown` and `handed_over`. */
export const hasArrived = (state: ApplicationState): boolean => SENT.has(state);

/** Applications by where they stand. Whoever counts them counts here, so that every screen says the same number. */
export interface TrackedCounts {
  /** All that are tracked: what was sent, and what is being checked. */
  applications: number;
  /** Of these, what nobody knows yet to have arrived. */
  checking: number;
  /** Of these, what led to a conversation; an offer counts as one too. */
  interviews: number;
  offers: number;
}

/** What the tracker holds of applications counted by state; states that are not tracked count nowhere. */
export function trackedCounts(counts: Readonly<Partial<Record<ApplicationState, number>>>): TrackedCounts {
  const { unknown: checking = 0, interviewing = 0, offer: offers = 0 } = counts;
  const applications = trackedStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return { applications, checking, interviews: interviewing + offers, offers };
}
