import { openConnections } from './connections.ts';
import { createTownFaults } from './faults.ts';
import { tellAll } from './hooks.ts';
import type { Vendors } from './vendors.ts';
import { openTown } from '#practice/town/records/open-town.ts';

const LOOK_EVERY_MS = 30_000;

export type OpenVendors = Vendors & {
  /** Tells whoever subscribed what days brought, one telling after the other. */
  tell: () => Promise<void>;
  close: () => void;
};

/** The town of a folder with the vendors who keep its data; what days bring by themselves is told every half minute. */
export function openVendors(directory: string, seed: number): OpenVendors {
  const file = openTown(directory, seed);
  const vendors: Vendors = { file, connections: openConnections(directory), faults: createTownFaults() };
  const state = { isClosed: false };
  let last = Promise.resolve();
  const tell = (): Promise<void> => {
    last = last.then(() => (state.isClosed ? undefined : tellAll(vendors)));
    return last;
  };
  const timer = setInterval(() => void tell(), LOOK_EVERY_MS);
  timer.unref();
  return {
    ...vendors,
    tell,
    close: () => {
      state.isClosed = true;
      clearInterval(timer);
      file.close();
    },
  };
}
