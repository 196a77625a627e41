import type { Fault } from '#practice/faults/faults.ts';
import type { Disturbance } from '#testing/crash/plan/disturbances.ts';
import { note } from './happened.ts';
import { LEFT_LYING_MS, strike, suffer } from './scene.ts';
import type { Scene } from './scene.ts';

/** A board that is asked for the questions of its form and gives no usable answer. */
const LOST: readonly Fault['kind'][] = ['cut-line', 'no-answer', 'server-error', 'truncated'];
const LATE_MS = 700;

/** Somebody's application that is not prepared yet, by looking at some. */
async function anyUnprepared({ rig, template, random }: Scene): Promise<string | null> {
  for (let tries = 0; tries < 8; tries += 1) {
    const one = template.applications[Math.floor(random() * template.applications.length)];
    const person = rig.people.find(({ accountId }) => accountId === one?.accountId);
    if (one && (await person?.read(one.id))?.state === 'matched') return one.id;
  }
  return null;
}

async function disturb(scene: Scene, disturbance: Disturbance): Promise<void> {
  const { happened, team } = scene;
  switch (disturbance.kind) {
    case 'kill':
      return strike(scene, { phase: 'prepare', how: disturbance.how });
    case 'dropped_reply': {
      const kind = LOST[disturbance.variant % LOST.length] ?? 'cut-line';
      if (await suffer(scene, { kind, milliseconds: LATE_MS }))
        note(happened, 'prepare', 'dropped_reply', kind);
      return;
    }
    case 'slow_page':
      if (await suffer(scene, { kind: 'late-answer', milliseconds: LATE_MS }))
        note(happened, 'prepare', 'slow_page', 'late-answer');
      return;
    case 'duplicate': {
      const id = await anyUnprepared(scene);
      if (id === null) return;
      const workers = team.alive();
      const worker = workers[disturbance.variant % workers.length] ?? team.first();
      const answered = await worker.ask({ kind: 'twice', job: 'applications.prepare', applicationId: id });
      if (answered !== null) note(happened, 'prepare', 'duplicate', 'job');
    }
  }
}

/** Preparation under disturbances, as long as something is left to prepare. */
export async function disturbPreparation(scene: Scene, planned: readonly Disturbance[]): Promise<void> {
  for (const disturbance of planned) {
    const standing = await scene.team.first().ask({ kind: 'look' });
    if (standing?.unprepared === 0) return;
    await disturb(scene, disturbance);
    // What a dead process had begun is taken up after ten minutes.
    await scene.rig.shift(LEFT_LYING_MS);
    await scene.team.first().ask({ kind: 'minute' });
  }
}
