import type { LivePosting } from '#practice/directory.ts';
import { createWorld } from '#practice/world/world.ts';

/** Where the examples say they stand. */
export const origin = 'http://127.0.0.1:4100';
const all: LivePosting[] = createWorld().postings.map((posting) => ({
  ...posting,
  postedAt: new Date('2026-11-01T12:00:00Z'),
  open: true,
  account: false,
  emailCode: false,
  tellsViews: false,
}));

/** Everything the world will ever post on boards of a dialect, open and posted at one time. */
export const on = (dialect: string): LivePosting[] => all.filter((posting) => posting.dialect === dialect);

/** The first that meets the wish; throws when the world lacks one. */
export const first = <T>(items: readonly T[], meets: (item: T) => boolean = () => true): T => {
  const item = items.find(meets);
  if (item === undefined) throw new Error('The world lacks such a posting.');
  return item;
};

/** Whether a posting asks everything one may: the voluntary questions, consent, with its pay given. */
export const asksAll = (posting: LivePosting): boolean =>
  posting.asksVoluntary && posting.asksConsent && posting.pay !== null;
