import { decide, waitingCards } from '#server/features/career/applications/index.ts';
import { features } from '#server/features/index.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
import { memoryQueue } from '#server/queue/memory.ts';
import type { Services } from '#server/services.ts';
import type { World } from '#server/world.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Half past four in Greenwich, about noon for the demo's person: the agent has asked twice by then at five a day. */
const NOON_MS = 16.5 * HOUR_MS;
/** Approved on the weekdays in turn: about two dozen in four weeks. */
const APPROVED_A_DAY = [1, 2, 1, 2, 1];
/** On the last days the person leaves what came in, so that a newcomer finds it waiting. */
const LEFT_FOR_THE_NEWCOMER_DAYS = 2;

/** The demo's own world: the same verbs and database on a clock of its own, without mail to the person or pushes. */
export function createReplay(services: Services, practice: PracticeProcess, start: Date) {
  let now = start.getTime();
  const clock = { now: () => new Date(now) };
  const queue = memoryQueue(clock);
  const world: World = {
    ...services.world,
    clock,
    queue,
    mailer: { send: async () => undefined },
    log: { ...services.world.log, say: () => undefined },
  };
  const handlers = features.jobs(world);
  const scheduled = handlers.filter(({ schedule }) => schedule !== null);

  const setClock = () => practice.control('clock', { now: clock.now().toISOString() });

  /** Moves both clocks; mail of the practice employers that fell due arrives before this returns. */
  async function advanceTo(moment: number): Promise<void> {
    const milliseconds = Math.max(0, Math.round(moment - now));
    now += milliseconds;
    await practice.control('clock', { advance: milliseconds });
    await queue.run(handlers);
  }

  /** The person reads what waits: approves a few, skips the rest. */
  async function answer(accountId: string, most: number): Promise<number> {
    let approved = 0;
    for (const card of await waitingCards(world, accountId)) {
      const approves = card.state === 'waiting' && approved < most;
      await decide(world, {
        actor: { kind: 'account', accountId, sessionId: 'replay' },
        id: card.id,
        decision: approves ? 'approve' : 'skip',
        content_hash: card.content_hash ?? '',
      });
      if (approves) approved += 1;
      await queue.run(handlers);
      await advanceTo(now + HOUR_MS / 4);
    }
    return approved;
  }

  return {
    world,
    setClock,
    /** Weekday by weekday until `end`: the agent looks, prepares and asks, the person answers, employers reply. */
    async liveThrough(accountId: string, end: Date): Promise<void> {
      let sent = 0;
      const days = Math.floor((end.getTime() - now) / DAY_MS);
      const midnight = Math.floor(now / DAY_MS) * DAY_MS;
      for (let index = 0; index < days; index += 1) {
        await advanceTo(midnight + index * DAY_MS + NOON_MS);
        const weekday = clock.now().getUTCDay();
        if (weekday === 0 || weekday === 6) continue;
        for (const handler of scheduled) await handler.handle({});
        await queue.run(handlers);
        if (index >= days - LEFT_FOR_THE_NEWCOMER_DAYS) continue;
        sent += await answer(accountId, APPROVED_A_DAY[index % APPROVED_A_DAY.length] ?? 1);
        if (weekday === 5) services.world.log.say(`Week by week: ${sent} applications sent so far.`);
      }
      await advanceTo(end.getTime());
    },
  };
}
