import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { Boundary, Death, Phase } from '#testing/crash/plan/disturbances.ts';
import { say } from './messages.ts';

const current = new AsyncLocalStorage<Phase>();
let planned: (Death & { kind: 'boundary' }) | null = null;
let left = 0;

/** Plans how this process dies; null lets it live. Steps of the journal are the product's own points. */
export function planDeath(death: Death | null): void {
  process.env['LEGWORK_CRASH_AT'] = death?.kind === 'point' ? death.point : '';
  planned = death?.kind === 'boundary' ? death : null;
  left = planned?.nth ?? 0;
}

function pass(boundary: Boundary): void {
  if (planned === null || planned.boundary !== boundary || planned.phase !== current.getStore()) return;
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
}

/** Runs work of a phase, with the harness told of its beginning and its end. */
export function during<Result>(phase: Phase, work: () => Promise<Result>): Promise<Result> {
  return current.run(phase, async () => {
    say({ kind: 'begun', phase });
    try {
      pass('begun');
      const result = await work();
      pass('ended');
      return result;
    } finally {
      say({ kind: 'ended', phase });
    }
  });
}

/** A database, also as each account sees it, whose process may die on either side of a commit. */
export function watchCommits(database: Database): Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'forAccount' || name === 'withoutOwner')
        // Both answer the same database as somebody else sees it.
        return (...given: unknown[]) => watchCommits(Reflect.apply(value, target, given) as Database);
      if (name !== 'transaction')
        return (...given: unknown[]): unknown => Reflect.apply(value, target, given);
      return async (...[work, config]: Parameters<Database['transaction']>) => {
        const result = await target.transaction(async (executor) => {
          const done = await work(executor);
          pass('before_commit');
          return done;
        }, config);
        pass('after_commit');
        return result;
      };
    },
  });
}

function phaseOf(job: string): Phase | null {
  if (job === 'applications.prepare') return 'prepare';
  if (job === 'applications.submit' || job === 'applications.recover') return 'send';
  return job.startsWith('tracker.') ? 'follow_up' : null;
}

/** The same background work, each in its phase; a preparation waits `pace` milliseconds first, else all would be prepared before the first death. */
export const watchJobs = (handlers: readonly JobHandler[], pace: number): JobHandler[] =>
  handlers.map((handler) => {
    const phase = phaseOf(handler.job.name);
    if (phase === null) return handler;
    return {
      ...handler,
      handle: async (data, key) => {
        if (phase === 'prepare') await sleep(pace);
        await during(phase, () => handler.handle(data, key));
      },
    };
  });
