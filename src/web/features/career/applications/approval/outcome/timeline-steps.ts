import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { wordsFor } from '#engines/pipeline/index.ts';
import type { StepState } from '#web/ui/trail/words.ts';

type TimelineEvent = ApplicationDetail['timeline'][number];

const STOPPED: ReadonlySet<ApplicationState> = new Set([
  'skipped',
  'expired',
  'withdrawn',
  'stopped',
  'failed',
  'rejected',
]);
const YOURS: ReadonlySet<ApplicationState> = new Set(['needs_you', 'waiting', 'handed_over']);

export interface TimelineStep {
  label: string;
  detail: string;
  at: string;
  state: StepState;
}

const lookOf = ({ actor, state }: TimelineEvent, last: boolean): StepState => {
  if (last && STOPPED.has(state)) return 'stopped';
  if (last && (state === 'sending' || state === 'unknown')) return 'now';
  if (last && YOURS.has(state)) return 'you';
  if (actor === 'person') return 'you';
  return actor === 'employer' ? 'them' : 'done';
};

const PAST: Readonly<Record<ApplicationState, string>> = {
  found: 'Found',
  matched: 'Matched',
  prepared: 'Prepared',
  needs_you: 'Asked you',
  waiting: 'Put to you',
  approved: 'Approved',
  sending: 'Filled in',
  unknown: 'Unsure whether it arrived',
  handed_over: 'Handed over to you',
  applied: 'Sent',
  interviewing: 'Invited',
  offer: 'Offered',
  rejected: 'Turned down',
  skipped: 'Skipped',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  stopped: 'Stopped',
  failed: 'Failed',
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a step: by who took it where the state alone says too little. */
function labelOf({ actor, state }: TimelineEvent, last: boolean): string {
  if (actor === 'person' && state === 'prepared') return 'You answered';
  if (actor === 'employer' && state === 'applied') return 'They wrote';
  return last ? upperFirst(wordsFor(state)) : PAST[state];
}

/** What happened, oldest first, as the steps of a timeline; only the last one can be under way or waiting. */
export function timelineSteps(events: readonly TimelineEvent[]): TimelineStep[] {
  return events
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((event, index) => {
      const last = index === events.length - 1;
      return {
        label: labelOf(event, last),
        detail: event.detail,
        at: event.at,
        state: lookOf(event, last),
      };
    });
}
