import { CRASH_POINTS } from '#server/features/career/applications/index.ts';
import type { CrashPoint } from '#server/features/career/applications/send/crash-points.ts';

/** What befalls the next submission as well: a slow answer, a lost one, or none because nothing was taken. */
const FAULTS = ['delay', 'drop-reply-after-accept', 'error-after-accept', 'drop-before-accept'] as const;
const FAULT_CHANCE = 0.2;

/** How one process dies: at a named point, or so many milliseconds after it began to work. */
export type Kill = ({ kind: 'point'; point: CrashPoint } | { kind: 'moment'; afterMs: number }) & {
  fault: (typeof FAULTS)[number] | null;
};

/** Longer than one application takes from its claim to the closed books. */
const LATEST_MS = 2500;

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

/**
 * So many deaths, the same for the same seed: one half at named points (each as often as the others), the other at any moment. Where
 * half of them is less than there are points, the points come first.
 */
export function planKills(times: number, seed: number): Kill[] {
  const random = seeded(seed);
  const moments = Math.min(Math.floor(times / 2), Math.max(0, times - CRASH_POINTS.length));
  let bag: CrashPoint[] = [];
  return Array.from({ length: times }, (_, index): Kill => {
    const fault = random() < FAULT_CHANCE ? (FAULTS[Math.floor(random() * FAULTS.length)] ?? null) : null;
    if (index % 2 === 1 && index < 2 * moments)
      return { fault, kind: 'moment', afterMs: Math.floor(random() * LATEST_MS) };
    if (bag.length === 0) bag = shuffled(CRASH_POINTS, random);
    const point = bag.pop();
    if (point === undefined) throw new Error('There are no crash points.');
    return { fault, kind: 'point', point };
  });
}
