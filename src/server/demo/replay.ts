import { decide, waitingCards } from '#server/features/career/applications/index.ts';
import { features } from '#server/features/index.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
import { memoryQueue } from '#server/queue/memory.ts';
import type { Services } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { asAccount } from '#server/db/as.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Half past four in Greenwich, about noon for the demo's person: at five a day the agent has asked twice by then. */
const NOON_MS = 16.5 * HOUR_MS;
/** Half past one in Greenwich, early for the demo's person: the agent asks once. */
const MORNING_MS = 13.5 * HOUR_MS;
/** The person skips every eighth, as people do. */
const SKIP_EVERY = 8;
/** Moments of the weekdays from a midnight on, for so many days: noon on Monday, Wednesday, Friday, else the morning. */
function workdays(midnight: number, days: number): number[] {
  return Array.from({ length: days }, (_, index) => midnight + index * DAY_MS).flatMap((day) => {
    const weekday = new Date(day).getUTCDay();
    if (weekday === 0 || weekday === 6) return [];
    return [day + (weekday % 2 === 1 ? NOON_MS : MORNING_MS)];
  });
}

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

  let read = 0;
  const setClock = () => practice.control('clock', { now: clock.now().toISOString() });

  /** Moves both clocks; mail of the practice employers that fell due arrives before this returns. */
  async function advanceTo(moment: number): Promise<void> {
    const milliseconds = Math.max(0, Math.round(moment - now));
    now += milliseconds;
    await practice.control('clock', { advance: milliseconds });
    await queue.run(handlers);
  }

  /** The person reads what waits: approves most of it, skips some, and what asks for more than was said. */
  async function answer(accountId: string): Promise<number> {
    let approved = 0;
    for (const card of await waitingCards(asAccount(world, accountId), accountId, { locale: 'en' })) {
      read += 1;
      const approves = card.state === 'waiting' && read % SKIP_EVERY !== 0;
      await decide(world, {
        actor: { kind: 'account', accountId, sides: ['career'], home: 'career', sessionId: 'replay' },
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
      const days = Math.floor((end.getTime() - now) / DAY_MS);
      const moments = workdays(Math.floor(now / DAY_MS) * DAY_MS, days);
      let sent = 0;
      for (const [index, moment] of moments.entries()) {
        await advanceTo(moment);
        for (const handler of scheduled) await handler.handle({});
        await queue.run(handlers);
        // What came in on the last day is left, so that a newcomer finds it waiting.
        if (index < moments.length - 1) sent += await answer(accountId);
        if (index % 5 === 4)
          services.world.log.say(`Week ${(index + 1) / 5}: ${sent} applications sent so far.`);
      }
      await advanceTo(end.getTime());
    },
  };
}
