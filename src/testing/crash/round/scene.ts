import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '#practice/faults/faults.ts';
import type { CrashPoint } from '#server/features/career/applications/send/crash-points.ts';
import type { Killing, Phase } from '#testing/crash/plan/disturbances.ts';
import type { Rig } from '#testing/crash/world/rig.ts';
import type { Template } from '#testing/crash/world/template.ts';
import { note } from './happened.ts';
import type { Happened } from './happened.ts';
import type { Team } from './team.ts';

export const MINUTE_MS = 60_000;
/** Longer than a worker's lease. */
export const LEASE_OVER_MS = 61_000;
/** Longer than a preparation may lie before it is taken up again, and than the time between two looks at a board. */
export const LEFT_LYING_MS = 11 * MINUTE_MS;
const STEP_MS = 60;

/** What the parts of a round share. */
export interface Scene {
  rig: Rig;
  team: Team;
  template: Template;
  happened: Happened;
  random: () => number;
  /** How long work may take until it has come where a process is to die, or a fault is to strike. */
  patienceMs: number;
  /** Promises that the round itself saw broken, in words. */
  broken: string[];
  /** What people were asked because nothing else could tell. */
  asked: { id: string; board: string }[];
}

/** Kills as planned and starts again what died. */
export async function strike(
  scene: Scene,
  { phase, how, again = null }: { phase: Phase; how: Killing; again?: CrashPoint | null },
  lead: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { team, happened, patienceMs } = scene;
  for (const place of await team.kill(phase, how, lead, patienceMs)) note(happened, phase, 'kill', place);
  for (const place of await team.revive(again)) note(happened, phase, 'kill', place);
}

/** Lets a practice employer fail once while `lead` brings the work about; answers whether it came to that. */
export async function suffer(
  { rig, patienceMs }: Scene,
  fault: Pick<Fault, 'kind'> & Partial<Fault>,
  lead: () => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  await rig.control.fault(fault);
  await lead();
  for (let waited = 0; waited < patienceMs; waited += STEP_MS) {
    if ((await rig.control.faults()).length === 0) return true;
    await sleep(STEP_MS);
  }
  await rig.control.liftFaults();
  return false;
}

/** Lets time pass for everybody, once nothing is under way that would wake up with its lease gone. */
export async function pass({ rig, team }: Scene, milliseconds: number): Promise<void> {
  await team.idle('prepare', 'approve', 'send', 'follow_up');
  await rig.shift(milliseconds);
  await team.first().ask({ kind: 'lapse' });
  await team.first().ask({ kind: 'minute' });
}
