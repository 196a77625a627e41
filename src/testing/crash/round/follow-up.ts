import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, localDay } from '#engines/calendar/index.ts';
import type { Disturbance } from '#testing/crash/plan/disturbances.ts';
import type { Letter } from '#testing/crash/world/relay.ts';
import { note } from './happened.ts';
import { MINUTE_MS, strike } from './scene.ts';
import type { Scene } from './scene.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PATIENCE = 40;
const PAUSE_MS = 150;
/** When it is day in the time zone of everybody here. */
const MORNING_UTC = 15;
const REMIND_DAYS = 4;
const SILENT_DAYS = 12;

const waiting = ({ rig }: Scene): Letter[] => rig.relay.letters.filter(({ state }) => state === 'waiting');

/** Every letter that waits arrives, tried until somebody takes it. */
export async function deliverAll(scene: Scene): Promise<void> {
  for (let tries = 0; tries < PATIENCE && waiting(scene).length > 0; tries += 1) {
    await scene.team.revive();
    for (const letter of waiting(scene)) await scene.rig.relay.deliver(letter);
    if (waiting(scene).length > 0) await sleep(PAUSE_MS);
  }
}

async function disturbLetter(
  scene: Scene,
  disturbance: Disturbance,
  [letter, next]: readonly [Letter, Letter | undefined],
): Promise<void> {
  const { happened, rig } = scene;
  switch (disturbance.kind) {
    case 'kill':
      await strike(scene, { phase: 'follow_up', how: disturbance.how }, async () => {
        await rig.relay.deliver(letter);
        if (next) await rig.relay.deliver(next);
      });
      return;
    case 'dropped_reply':
      await rig.relay.deliver(letter, 'dropped');
      note(happened, 'follow_up', 'dropped_reply', 'mail');
      // Asked to take it again, as a sender does that heard nothing.
      await rig.relay.deliver(letter);
      return;
    case 'slow_page':
      await rig.relay.deliver(letter, 'slow');
      note(happened, 'follow_up', 'slow_page', 'mail');
      return;
    case 'duplicate':
      await Promise.all([rig.relay.deliver(letter), rig.relay.deliver(letter)]);
      note(happened, 'follow_up', 'duplicate', 'mail');
      return;
  }
}

/** Employers' letters under disturbances, as long as there are any; then the rest of them. */
export async function disturbLetters(scene: Scene, planned: readonly Disturbance[]): Promise<void> {
  for (const disturbance of planned) {
    const [letter, next] = waiting(scene);
    if (!letter) break;
    await disturbLetter(scene, disturbance, [letter, next]);
  }
  await deliverAll(scene);
}

const withoutAnswer = (disturbance: Disturbance | undefined) => disturbance?.kind ?? null;

/**
 * People say what became of what nobody else could find out, by what their employer has; some of their words are disturbed. A person
 * who got no answer looks again before they say it again.
 */
export async function settleUnknown(scene: Scene, planned: readonly Disturbance[]): Promise<void> {
  const { rig, team, template, happened } = scene;
  const standing = await team.first().ask({ kind: 'look' });
  const left = [...planned];
  for (const { id } of standing?.unknown.filter(({ asked }) => asked) ?? []) {
    const own = template.applications.find((one) => one.id === id);
    const person = rig.people.find(({ accountId }) => accountId === own?.accountId);
    if (!own || !person) continue;
    const address = (await person.address()).toLowerCase();
    for (let tries = 0; tries < PATIENCE && (await person.read(id)).state === 'unknown'; tries += 1) {
      const arrived = (await rig.control.ledger()).some(
        ({ kind, postingId, email }) =>
          kind === 'accepted' && postingId === own.postingId && email?.toLowerCase() === address,
      );
      const say = () => person.resolve(id, arrived ? 'arrived' : 'send_again');
      const disturbance = left.shift();
      const kind = withoutAnswer(disturbance);
      if (disturbance?.kind === 'kill')
        await strike(scene, { phase: 'follow_up', how: disturbance.how }, say);
      else if (kind === 'duplicate') await Promise.all([say(), say()]);
      else if (kind === 'dropped_reply')
        await person.resolve(id, arrived ? 'arrived' : 'send_again', { kind: 'dropped', afterMs: 5 });
      else if (kind === 'slow_page')
        await person.resolve(id, arrived ? 'arrived' : 'send_again', { kind: 'slow' });
      else await say();
      if (kind !== null && kind !== 'kill') note(happened, 'follow_up', kind, 'word of the person');
      await team.revive();
    }
  }
}

/** Each person wants to be told of one of their applications in some days. Answers the applications. */
export async function setReminders({ rig, template, broken }: Scene): Promise<string[]> {
  const day = addDays(localDay(rig.now().getTime(), 'America/Toronto'), REMIND_DAYS);
  const reminded: string[] = [];
  for (const person of rig.people) {
    const own = template.applications.find(({ accountId }) => accountId === person.accountId);
    if (!own) continue;
    const reply = await person.remind(own.id, day);
    if (reply === 'lost' || reply.status !== 200)
      broken.push(`A reminder for ${own.id} was answered with ${JSON.stringify(reply)}.`);
    else reminded.push(own.id);
  }
  return reminded;
}

/** The morning on which reminders are due and silence has lasted long enough, under disturbances, and again. */
export async function disturbMorning(scene: Scene, planned: readonly Disturbance[]): Promise<void> {
  const { rig, team, happened } = scene;
  const now = rig.now().getTime();
  const morning = new Date(now + SILENT_DAYS * DAY_MS);
  morning.setUTCHours(MORNING_UTC, 0, 0, 0);
  await rig.shift(morning.getTime() - now);
  for (const disturbance of planned) {
    if (disturbance.kind === 'kill')
      await strike(scene, { phase: 'follow_up', how: disturbance.how }, () =>
        team.first().ask({ kind: 'morning', times: 1 }),
      );
    else {
      await Promise.all(team.alive().map((member) => member.ask({ kind: 'morning', times: 2 })));
      note(happened, 'follow_up', 'duplicate', 'schedule');
    }
  }
  for (let again = 0; again < 2; again += 1) await team.first().ask({ kind: 'morning', times: 1 });
}
