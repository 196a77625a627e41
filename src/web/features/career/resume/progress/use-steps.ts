import { useEffect, useState } from 'react';
import { onLiveEvent } from '#web/api/events.ts';
import { useWork } from './running-work.ts';

/** Follows the server's word on how far the work of a name is; `at` is null while none runs. A step that comes late never takes it back. */
export function useSteps(name: string, steps: readonly string[]): { at: number | null; cancel: () => void } {
  const work = useWork(name);
  const task = work?.task;
  const [reached, setReached] = useState<{ task: string; at: number } | null>(null);
  useEffect(() => {
    if (task === undefined) return undefined;
    return onLiveEvent((event) => {
      if (event.task !== task || event.step === undefined) return;
      const next = steps.indexOf(event.step);
      setReached((now) => ({ task, at: Math.max(now?.task === task ? now.at : 0, next) }));
    });
  }, [task, steps]);
  const at = task === undefined ? null : reached?.task === task ? reached.at : 0;
  return { at, cancel: () => work?.stop.abort() };
}
