import { setTimeout as wait } from 'node:timers/promises';

/** Waits that many milliseconds; replaced in tests. */
export type Sleep = (ms: number) => Promise<void>;

export const systemSleep: Sleep = (ms) => wait(ms, undefined, { ref: false });

/** Lets one task at a time go to a host, each `pauseMs` after the end of the one before, in the order they came. */
export function turnsByHost(sleep: Sleep) {
  const last = new Map<string, Promise<void>>();
  return async <T>(host: string, pauseMs: number, task: () => Promise<T>): Promise<T> => {
    const before = last.get(host) ?? Promise.resolve();
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    last.set(host, done);
    await before;
    try {
      return await task();
    } finally {
      // The pause belongs to the turn, so that a host that was just asked is not asked again at once.
      void sleep(pauseMs).then(() => {
        if (last.get(host) === done) last.delete(host);
        end();
      });
    }
  };
}
