import { KINDS, PHASES } from '#testing/crash/plan/disturbances.ts';
import type { Kind, Ordeal, Phase } from '#testing/crash/plan/disturbances.ts';

/** Disturbances that truly happened, by phase, kind and place: "send kill at clicked". */
export type Happened = Map<string, number>;

const keyOf = (phase: Phase, kind: Kind | Ordeal, place: string) => `${phase} ${kind} ${place}`;

export function note(happened: Happened, phase: Phase, kind: Kind | Ordeal, place: string): void {
  const key = keyOf(phase, kind, place);
  happened.set(key, (happened.get(key) ?? 0) + 1);
}

/** How many happened of a phase and a kind; of all where one is left out. */
export function countOf(
  happened: Happened,
  phase: Phase | null = null,
  kind: Kind | Ordeal | null = null,
): number {
  let sum = 0;
  for (const [key, count] of happened) {
    const [ofPhase, ofKind] = key.split(' ');
    if ((phase === null || phase === ofPhase) && (kind === null || kind === ofKind)) sum += count;
  }
  return sum;
}

/** Phases and kinds of which none has happened, as "approve slow_page". */
export const missing = (happened: Happened): string[] =>
  PHASES.flatMap((phase) =>
    KINDS.filter((kind) => countOf(happened, phase, kind) === 0).map((kind) => `${phase} ${kind}`),
  );
