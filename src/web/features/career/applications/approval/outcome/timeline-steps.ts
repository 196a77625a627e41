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

/** What happened, oldest first, as the steps of a timeline; only the last one can be under way or waiting. */
export function timelineSteps(events: readonly TimelineEvent[]): TimelineStep[] {
  return events
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((event, index) => {
      const words = wordsFor(event.state);
      return {
        label: words.charAt(0).toUpperCase() + words.slice(1),
        detail: event.detail,
        at: event.at,
        state: lookOf(event, index === events.length - 1),
      };
    });
}
