import { openConnections } from './connections.ts';
import { createTownFaults } from './faults.ts';
import { tellAll } from './hooks.ts';
import type { Vendors } from './vendors.ts';
import { openTown } from '#practice/town/records/open-town.ts';

const LOOK_EVERY_MS = 250;
/** How often those who subscribed are told of days that came by themselves. */
const TELL_EVERY_MS = 30_000;

export type OpenVendors = Vendors & {
  /** Tells whoever subscribed what days brought, one telling after the other. */
  tell: () => Promise<void>;
  /** Lets a day pass in so many seconds, from now on until the world is stopped; null is as long as a day is. */
  setPace: (secondsADay: number | null) => void;
  close: () => Promise<void>;
};

/** The town of a folder with the vendors who keep its data. */
export function openVendors(directory: string, seed: number): OpenVendors {
  const file = openTown(directory, seed);
  const vendors: Vendors = { file, connections: openConnections(directory), faults: createTownFaults() };
  const state = { isClosed: false, dayMs: Infinity, passedAt: Date.now(), toldAt: Date.now() };
  let last = Promise.resolve();
  const tell = (): Promise<void> => {
    state.toldAt = Date.now();
    last = last.then(() => (state.isClosed ? undefined : tellAll(vendors, () => state.isClosed)));
    return last;
  };
  const look = (): void => {
    const now = Date.now();
    const hasPassed = now - state.passedAt >= state.dayMs;
    if (hasPassed) {
      state.passedAt = now;
      file.pass(1);
    }
    if (hasPassed || now - state.toldAt >= TELL_EVERY_MS) void tell();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    ...vendors,
    tell,
    setPace: (secondsADay) => {
      Object.assign(state, {
        dayMs: secondsADay === null ? Infinity : secondsADay * 1000,
        passedAt: Date.now(),
      });
    },
    close: async () => {
      state.isClosed = true;
      clearInterval(timer);
      await last;
      file.close();
    },
  };
}
