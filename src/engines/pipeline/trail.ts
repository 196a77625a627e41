import type { ApplicationState } from '#contract/career/applications.ts';

export type TrailName = 'found' | 'matched' | 'prepared' | 'approved' | 'sent' | 'answered';
export type TrailLook = 'done' | 'you' | 'them' | 'now' | 'ahead' | 'stopped';
export interface TrailStep {
  name: TrailName;
  look: TrailLook;
}

const NAMES = ['found', 'matched', 'prepared', 'approved', 'sent', 'answered'] as const;

/** The step an application stands on, and how that step looks; those before are done, those after are ahead. */
const STANDS: Readonly<Record<ApplicationState, readonly [TrailName, TrailLook]>> = {
  found: ['matched', 'now'],
  matched: ['prepared', 'now'],
  prepared: ['prepared', 'done'],
  needs_you: ['prepared', 'you'],
  waiting: ['approved', 'you'],
  approved: ['approved', 'done'],
  sending: ['sent', 'now'],
  unknown: ['sent', 'now'],
  handed_over: ['sent', 'you'],
  applied: ['sent', 'done'],
  interviewing: ['answered', 'them'],
  offer: ['answered', 'them'],
  rejected: ['answered', 'stopped'],
  skipped: ['approved', 'stopped'],
  expired: ['approved', 'stopped'],
  withdrawn: ['approved', 'stopped'],
  stopped: ['prepared', 'stopped'],
  failed: ['sent', 'stopped'],
};

const ENDED: ReadonlySet<ApplicationState> = new Set([
  'skipped',
  'expired',
  'withdrawn',
  'stopped',
  'failed',
]);

/** The step that was being taken when it ended, read from the last state before the end. */
function stepOfEnd(state: ApplicationState, history: readonly ApplicationState[]): TrailName {
  const before = history.findLast((past) => !ENDED.has(past));
  if (before === undefined) return STANDS[state][0];
  if (before === 'approved') return 'sent';
  if (before !== 'prepared') return STANDS[before][0];
  return state === 'stopped' || state === 'failed' ? 'prepared' : 'approved';
}

/**
 * The six steps of an application's trail. `history` holds its past states, oldest first, and tells where an application
 * that ended early had got to. A taken approval is `done`; a labelled trail may colour it as the person's own.
 */
export function trailOf(state: ApplicationState, history: readonly ApplicationState[] = []): TrailStep[] {
  const [standing, look] = STANDS[state];
  const name = ENDED.has(state) ? stepOfEnd(state, history) : standing;
  const at = NAMES.indexOf(name);
  return NAMES.map((step, index) => ({
    name: step,
    look: index < at ? 'done' : index === at ? look : 'ahead',
  }));
}
