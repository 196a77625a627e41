import { CRASH_POINTS } from '#server/features/career/applications/index.ts';
import type { CrashPoint } from '#server/features/career/applications/send/crash-points.ts';
import { seeded, shuffled } from './random.ts';

/** The parts of an application's way, from its preparation to what is done about its answers. */
export const PHASES = ['prepare', 'approve', 'send', 'follow_up'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * kill: SIGKILL. dropped_reply: the work was asked for, and its answer is lost. slow_page: the other side takes its time.
 * duplicate: the same is delivered twice at once.
 */
export const KINDS = ['kill', 'dropped_reply', 'slow_page', 'duplicate'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * What befalls a round beside the planned, between two of those. clock_jump: the processes' clocks, not the database's, are an hour
 * off from one moment to the next. asleep: a process stands still for longer than its lease. copied: its folder is copied as it is
 * at any moment, and the process goes on in the copy.
 */
export type Ordeal = 'clock_jump' | 'asleep' | 'copied';

/** Where work of a phase stands: taken up, about to commit, committed, or done with nobody told yet. */
export const BOUNDARIES = ['begun', 'before_commit', 'after_commit', 'ended'] as const;
export type Boundary = (typeof BOUNDARIES)[number];

/** A death that a process brings on itself: at a step of the journal, or when it passes a boundary of a phase so many times. */
export type Death =
  | { kind: 'point'; point: CrashPoint }
  | { kind: 'boundary'; phase: Phase; boundary: Boundary; nth: number };

/** How a process dies: so, or killed from outside so many milliseconds after it began work of the phase. */
export type Killing = Death | { kind: 'moment'; afterMs: number };

export type Disturbance = { phase: Phase } & (
  | { kind: 'kill'; how: Killing; again: CrashPoint | null }
  /** `variant` chooses among the ways in which this may happen in the phase. */
  | { kind: Exclude<Kind, 'kill'>; variant: number }
);

/** How many of a hundred disturbances fall on a phase: the click is the one that cannot be taken back. */
const SHARES: Record<Phase, number> = { prepare: 18, approve: 18, send: 42, follow_up: 22 };
/** How many of a phase's hundred are of a kind. */
const KIND_SHARES: Record<Kind, number> = { kill: 50, dropped_reply: 19, slow_page: 11, duplicate: 20 };
/** About as long as work of the phase takes. */
const LATEST_MS: Record<Phase, number> = { prepare: 500, approve: 25, send: 900, follow_up: 25 };
/** How often a process that was killed is killed again while it puts in order what the last one left. */
const AGAIN_CHANCE = 0.2;
/** A yes passes each boundary once; other work may pass one twice, or another of its kind does. */
const NTH: Record<Phase, number> = { prepare: 2, approve: 1, send: 2, follow_up: 2 };

/** So many things in these shares, each at least once where there is room. */
function shares<Name extends string>(total: number, wanted: Record<Name, number>): Name[] {
  const names = Object.keys(wanted) as Name[]; // Its own keys.
  const ideal = names.map((name) => ({ name, share: (wanted[name] * total) / 100 }));
  const counts = new Map(ideal.map(({ name, share }) => [name, Math.floor(share)]));
  const left = ideal.toSorted((a, b) => (b.share % 1) - (a.share % 1));
  for (let index = 0; [...counts.values()].reduce((sum, one) => sum + one, 0) < total; index += 1) {
    const name = left[index % left.length]?.name;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return names.flatMap((name) => Array.from({ length: counts.get(name) ?? 0 }, () => name));
}

/** A bag that is filled again in a new order when it is empty, so that each thing comes as often as the others. */
function bagOf<Item>(items: readonly Item[], random: () => number): () => Item {
  let bag: Item[] = [];
  return () => {
    if (bag.length === 0) bag = shuffled(items, random);
    const item = bag.pop();
    if (item === undefined) throw new Error('An empty bag.');
    return item;
  };
}

/**
 * So many disturbances of a round, the same for the same seed, phase by phase. Of the kills of sending half are at a named step
 * of the journal and a quarter at any moment; those of the other phases at a boundary, every third at any moment.
 */
export function planRound(number: number, seed: number): Record<Phase, Disturbance[]> {
  const random = seeded(seed);
  const point = bagOf(CRASH_POINTS, random);
  const boundary = bagOf(BOUNDARIES, random);
  const variant = () => Math.floor(random() * 1_000_000);
  const killing = (phase: Phase, index: number): Killing => {
    if (phase === 'send' && index % 4 < 2) return { kind: 'point', point: point() };
    if (phase === 'send' ? index % 4 === 2 : index % 3 === 2)
      return { kind: 'moment', afterMs: Math.floor(random() * LATEST_MS[phase]) };
    return { kind: 'boundary', phase, boundary: boundary(), nth: 1 + Math.floor(random() * NTH[phase]) };
  };
  const inPhase = (phase: Phase, total: number): Disturbance[] => {
    const kinds = shuffled(shares(total, KIND_SHARES), random);
    return kinds.map((kind, index) =>
      kind === 'kill'
        ? {
            phase,
            kind,
            how: killing(phase, index),
            again: phase === 'send' && random() < AGAIN_CHANCE ? point() : null,
          }
        : { phase, kind, variant: variant() },
    );
  };
  const phases = shares(number, SHARES);
  const of = (phase: Phase) => inPhase(phase, phases.filter((one) => one === phase).length);
  return {
    prepare: of('prepare'),
    approve: of('approve'),
    send: of('send'),
    follow_up: of('follow_up'),
  };
}
