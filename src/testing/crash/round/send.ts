import type { Fault } from '#practice/faults/faults.ts';
import type { Disturbance } from '#testing/crash/plan/disturbances.ts';
import { shuffled } from '#testing/crash/plan/random.ts';
import { approve, takeCards } from './cards.ts';
import type { Card } from './cards.ts';
import { note } from './happened.ts';
import { befall } from './ordeals.ts';
import { LEASE_OVER_MS, pass, strike, suffer } from './scene.ts';
import type { Scene } from './scene.ts';

/** What may become of an employer's answer to the click: lost after the application was taken, or before. */
const LOST: readonly Fault['kind'][] = [
  'drop-reply-after-accept',
  'error-after-accept',
  'drop-before-accept',
];
/** The second is longer than a form that is posted without a page is waited for. */
const LATE_MS = [700, 4500] as const;
const HANG_UP_MS = 12;
/** With several processes: every so many disturbances all die at once. */
const ALL_DIE_EVERY = 9;
/** Every so many letters arrive while applications are still being sent; the others wait for what follows. */
const EARLY_LETTERS = 3;

async function disturbApproval(scene: Scene, disturbance: Disturbance, card: Card): Promise<void> {
  const { happened } = scene;
  switch (disturbance.kind) {
    case 'kill':
      await strike(scene, { phase: 'approve', how: disturbance.how }, () =>
        card.person.approve(card.id, card.contentHash),
      );
      // Asked again in any case: the answer did not come, or the same yes is given twice.
      await approve(scene, card);
      return;
    case 'dropped_reply':
      await approve(scene, card, { kind: 'dropped', afterMs: disturbance.variant % HANG_UP_MS });
      note(happened, 'approve', 'dropped_reply', 'request');
      return;
    case 'slow_page':
      await approve(scene, card, { kind: 'slow' });
      note(happened, 'approve', 'slow_page', 'request');
      return;
    case 'duplicate':
      await Promise.all([approve(scene, card), approve(scene, card)]);
      note(happened, 'approve', 'duplicate', 'request');
      return;
  }
}

async function sendTwice(scene: Scene, card: Card): Promise<void> {
  const request = { kind: 'twice', job: 'applications.submit', applicationId: card.id } as const;
  await approve(scene, card);
  const workers = scene.team.alive().slice(0, 2);
  const answers = await Promise.all(workers.map((worker) => worker.ask(request)));
  if (!answers.includes(null)) note(scene.happened, 'send', 'duplicate', 'job');
}

async function disturbSending(
  scene: Scene,
  disturbance: Disturbance,
  card: Card,
  others: readonly Card[],
): Promise<void> {
  const { happened } = scene;
  switch (disturbance.kind) {
    case 'kill':
      await strike(scene, { phase: 'send', how: disturbance.how, again: disturbance.again }, () =>
        Promise.all([card, ...others].map(({ person, id, contentHash }) => person.approve(id, contentHash))),
      );
      for (const one of [card, ...others]) await approve(scene, one);
      return;
    case 'dropped_reply':
    case 'slow_page': {
      const { variant } = disturbance;
      const lost = LOST[variant % LOST.length] ?? 'drop-reply-after-accept';
      const kind = disturbance.kind === 'slow_page' ? 'delay' : lost;
      const fault = { kind, postingId: card.postingId, milliseconds: LATE_MS[variant % 2] ?? LATE_MS[0] };
      if (await suffer(scene, fault, () => approve(scene, card)))
        note(happened, 'send', disturbance.kind, kind);
      return;
    }
    case 'duplicate':
      await sendTwice(scene, card);
      return;
  }
}

/** The letters of a part of the employers arrive, each once. */
async function earlyLetters({ rig }: Scene): Promise<void> {
  for (const [index, letter] of rig.relay.letters.entries())
    if (letter.state === 'waiting' && index % EARLY_LETTERS === 0) await rig.relay.deliver(letter);
}

/** With several processes, leases run out before the others take up what the dead had begun. */
async function startOver(scene: Scene): Promise<void> {
  const { team, happened } = scene;
  const underWay = team.alive().some((member) => member.underWay('send') > 0);
  const dead = await team.killAll();
  for (let index = 0; index < dead; index += 1)
    note(happened, 'send', 'kill', underWay ? 'all at once' : 'all at rest');
  await scene.rig.shift(LEASE_OVER_MS);
  await scene.rig.lapse();
  await team.revive();
  await team.first().ask({ kind: 'minute' });
}

/** Yeses and clicks under disturbances, mixed, until they are used up or nothing waits; then every other yes. */
export async function disturbApprovalAndSending(
  scene: Scene,
  planned: readonly Disturbance[],
): Promise<void> {
  const several = scene.team.alive().length > 1;
  for (const [index, disturbance] of shuffled(planned, scene.random).entries()) {
    const isKilledSending = disturbance.phase === 'send' && disturbance.kind === 'kill';
    const [card, ...others] = await takeCards(scene, isKilledSending ? 1 + scene.team.alive().length : 1);
    if (!card) break;
    if (disturbance.phase === 'approve') await disturbApproval(scene, disturbance, card);
    else await disturbSending(scene, disturbance, card, others);
    await earlyLetters(scene);
    await befall(scene, index);
    if (several && index % ALL_DIE_EVERY === ALL_DIE_EVERY - 1) await startOver(scene);
  }
  for (const card of await takeCards(scene, Infinity)) await approve(scene, card);
  await pass(scene, LEASE_OVER_MS);
}
