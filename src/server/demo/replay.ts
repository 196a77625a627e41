import { decide, waitingCards } from '#server/features/career/applications/index.ts';
import { features } from '#server/features/index.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
import { memoryQueue } from '#server/queue/memory.ts';
import type { Services } from '#server/services.ts';
import type { World } from '#server/world.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Sent a day while replaying: about two dozen over the weekdays of four weeks. */
const APPROVED_A_DAY = [1, 2, 1, 1, 1];
const SKIP_EVERY = 7;

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
  async function advance(milliseconds: number): Promise<void> {
    now += milliseconds;
    await practice.control('clock', { advance: milliseconds });
    await queue.run(handlers);
  }

  async function workThrough(): Promise<void> {
    for (const handler of scheduled) await handler.handle({});
    await queue.run(handlers);
  }

  /** One day: the agent looks, prepares and asks; the person approves a few; the replies of earlier days arrive. */
  async function liveThroughDay(accountId: string, index: number, decided: { count: number }): Promise<void> {
    await workThrough();
    await advance(HOUR_MS);
    const waiting = await waitingCards(world, accountId);
    const weekday = clock.now().getUTCDay();
    const most = weekday === 0 || weekday === 6 ? 0 : (APPROVED_A_DAY[index % APPROVED_A_DAY.length] ?? 1);
    let approved = 0;
    for (const card of waiting) {
      if (approved >= most) break;
      if (card.state !== 'waiting') continue;
      decided.count += 1;
      const skip = decided.count % SKIP_EVERY === 0;
      await decide(world, {
        actor: { kind: 'account', accountId, sessionId: 'replay' },
        id: card.id,
        decision: skip ? 'skip' : 'approve',
        content_hash: card.content_hash ?? '',
      });
      if (!skip) approved += 1;
      await queue.run(handlers);
      await advance(HOUR_MS / 2);
    }
  }

  return {
    world,
    setClock,
    async liveThrough(accountId: string, days: number): Promise<void> {
      const decided = { count: 0 };
      const end = start.getTime() + days * 24 * HOUR_MS;
      for (let index = 0; index < days; index += 1) {
        await liveThroughDay(accountId, index, decided);
        const next = Math.min(end, start.getTime() + (index + 1) * 24 * HOUR_MS);
        await advance(Math.max(0, next - now));
        services.world.log.say(`Day ${index + 1} of ${days}: ${decided.count} decided.`);
      }
    },
  };
}
