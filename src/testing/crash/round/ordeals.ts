import { setTimeout as sleep } from 'node:timers/promises';
import { approve, takeCards } from './cards.ts';
import type { Card } from './cards.ts';
import { note } from './happened.ts';
import { MINUTE_MS } from './scene.ts';
import type { Scene } from './scene.ts';

/** Every so many disturbances one of these comes beside it. */
const EVERY = 4;
const JUMP_MS = 60 * MINUTE_MS;
/** As long as others are given to take over what a sleeper had; one that sleeps in a transaction keeps them waiting. */
const SLEEP_MS = 1500;

/** The clocks go an hour forward for everybody, while the application of a card is under way. */
async function jumpForward(scene: Scene, card: Card): Promise<void> {
  await approve(scene, card);
  await scene.rig.shift(JUMP_MS);
  await scene.team.first().ask({ kind: 'minute' });
  note(scene.happened, 'send', 'clock_jump', 'an hour forward');
}

/** The processes' clocks go an hour back, and forward again a while later. */
async function jumpBack(scene: Scene, card: Card): Promise<void> {
  await approve(scene, card);
  await scene.rig.jump(-JUMP_MS);
  await scene.team.first().ask({ kind: 'minute' });
  await sleep(SLEEP_MS);
  await scene.rig.jump(JUMP_MS);
  note(scene.happened, 'send', 'clock_jump', 'an hour back');
}

/** A process falls asleep in the middle of its work; when it wakes up its lease is gone, and another had the time to take over. */
async function fallAsleep(scene: Scene, card: Card): Promise<void> {
  const { rig, team, happened, patienceMs } = scene;
  const [first, ...others] = team.alive();
  const begun = Promise.withResolvers<void>();
  for (const member of others)
    member.onBegun((phase) => {
      if (phase !== 'send') return;
      member.sleep();
      begun.resolve();
    });
  await approve(scene, card);
  const isAsleep = await Promise.race([
    begun.promise.then(() => true),
    sleep(patienceMs, false, { ref: false }),
  ]);
  await rig.lapse();
  const looked = first?.ask({ kind: 'minute' });
  await sleep(SLEEP_MS);
  for (const member of others) {
    member.onBegun(null);
    member.wake();
  }
  await looked;
  if (isAsleep) note(happened, 'send', 'asleep', 'past its lease');
}

/** The folder of the embedded database is copied at any moment, and work goes on in the copy. */
async function goOnInCopy(scene: Scene, card: Card): Promise<void> {
  const { rig, team, happened } = scene;
  await approve(scene, card);
  await sleep(Math.floor(scene.random() * SLEEP_MS));
  // What writes while it is copied leaves halves of what it wrote.
  team.first().sleep();
  await rig.copyData(() => team.killAll());
  await team.revive();
  note(happened, 'send', 'copied', 'and gone on with');
}

/** Lets something befall the round beside its planned disturbances; `index` counts those. */
export async function befall(scene: Scene, index: number): Promise<void> {
  if (index % EVERY !== 0) return;
  const [card] = await takeCards(scene, 1);
  if (!card) return;
  const isAlone = scene.team.alive().length === 1;
  const ordeals = [isAlone ? goOnInCopy : fallAsleep, jumpForward, jumpBack];
  await ordeals[(index / EVERY) % ordeals.length]?.(scene, card);
}
