import { CLICK_MS, WORK_MS } from './limits.ts';
import type { Stopping } from './stopping.ts';

const LOOK_MS = 20;

/** Waits until no work is under way, no longer than a stop may take: nine seconds, forty while a click waits for its answer. */
export function settled(work: ReadonlySet<unknown>, { held }: Pick<Stopping, 'held'>): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      if (work.size === 0 || performance.now() - begun >= (held() ? CLICK_MS : WORK_MS)) resolve();
      else setTimeout(look, LOOK_MS);
    };
    look();
  });
}
