import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { trailOf, type TrailLook, type TrailName } from '#engines/pipeline/index.ts';
import { text } from './messages.ts';

type TimelineEvent = ApplicationDetail['timeline'][number];

/** One of the six steps of an application, with everything that was noted at it. */
export interface StoryStep {
  name: TrailName;
  label: string;
  look: TrailLook;
  /** The moment the step was taken; null while it was not. */
  at: string | null;
  /** What was said at this step, oldest first. */
  lines: readonly TimelineEvent[];
}

const STEP: Readonly<Partial<Record<ApplicationState, TrailName>>> = {
  found: 'found',
  matched: 'matched',
  prepared: 'prepared',
  needs_you: 'prepared',
  waiting: 'prepared',
  sending: 'sent',
  unknown: 'sent',
  handed_over: 'sent',
  applied: 'sent',
  interviewing: 'answered',
  offer: 'answered',
  rejected: 'answered',
};

/** The step an event belongs to; one that ended the application belongs to the step it stopped at. */
function stepOf(event: TimelineEvent, before: readonly ApplicationState[]): TrailName {
  if (event.kind === 'moved') return 'answered';
  if (event.state === 'approved') return event.actor === 'person' ? 'approved' : 'sent';
  const name = STEP[event.state];
  if (name !== undefined) return name;
  return trailOf(event.state, before).find((step) => step.look === 'stopped')?.name ?? 'sent';
}

type Said = () => string;

const LABEL: Readonly<Record<TrailName, Readonly<Partial<Record<TrailLook, Said>>> & { ahead: Said }>> = {
  found: { ahead: () => text('found') },
  matched: { ahead: () => text('matched'), now: () => text('matching') },
  prepared: {
    ahead: () => text('prepared'),
    now: () => text('preparing'),
    you: () => text('waitsForAnswer'),
    stopped: () => text('stopped'),
  },
  approved: {
    ahead: () => text('approval'),
    done: () => text('approved'),
    you: () => text('waitsForApproval'),
  },
  sent: {
    ahead: () => text('sent'),
    now: () => text('beingSent'),
    you: () => text('yoursToSend'),
    stopped: () => text('notSent'),
  },
  answered: { ahead: () => text('answered') },
};

/** The word for a step that is being taken, where the step's own would claim too much. */
function nowSent({ state, is_dry_run }: Pick<ApplicationDetail, 'state' | 'is_dry_run'>): string | null {
  if (state === 'unknown') return text('checking');
  return is_dry_run ? text('dryRun') : null;
}

const labelOf = (name: TrailName, look: TrailLook): string => (LABEL[name][look] ?? LABEL[name].ahead)();

/** The event that took the step: the first that says it was sent, their last word, else the last one noted. */
function takenBy(name: TrailName, events: readonly TimelineEvent[]): TimelineEvent | undefined {
  const arrived = name === 'sent' ? events.find((event) => event.state === 'applied') : undefined;
  const answer =
    name === 'answered'
      ? events.findLast((event) => event.actor === 'employer' && event.kind !== 'viewed')
      : undefined;
  return arrived ?? answer ?? events.at(-1);
}

/** Asking is told at the open step itself, and filling in a form only while it goes on. */
function isTold(event: TimelineEvent, isLast: boolean): boolean {
  return event.kind !== 'waiting' && (event.kind !== 'sending' || isLast);
}

/** What the agent had no part in has no steps before it was sent. */
const OWN: ReadonlySet<TrailName> = new Set(['sent', 'answered']);

/**
 * The life of one application as six steps with their real times, from its timeline (oldest first); one that the person
 * sent without the agent has the last two.
 */
export function storyOf({
  state,
  timeline,
  origin,
  is_dry_run = false,
}: Pick<ApplicationDetail, 'state' | 'timeline' | 'origin'> &
  Partial<Pick<ApplicationDetail, 'is_dry_run'>>): StoryStep[] {
  const states = timeline.map((event) => event.state);
  const placed = timeline
    .map((event, index) => ({ event, step: stepOf(event, states.slice(0, index)) }))
    .filter(({ event }) => isTold(event, event === timeline.at(-1)));
  const own = origin === 'person';
  return trailOf(state, states)
    .filter(({ name }) => !own || OWN.has(name))
    .map(({ name, look }) => {
      const lines = placed.filter(({ step }) => step === name).map(({ event }) => event);
      const at = look === 'ahead' ? null : (takenBy(name, lines)?.at ?? null);
      return own && name === 'sent'
        ? { name, label: text('addedByYou'), look: 'you', at, lines }
        : {
            name,
            label: (name === 'sent' ? nowSent({ state, is_dry_run }) : null) ?? labelOf(name, look),
            look,
            at,
            lines,
          };
    });
}

/** Who brought the application into the state it is in. */
export function movedBy({
  state,
  timeline,
}: Pick<ApplicationDetail, 'state' | 'timeline'>): TimelineEvent['actor'] {
  const before = timeline.findLastIndex((event) => event.state !== state);
  return timeline[before + 1]?.actor ?? 'agent';
}
