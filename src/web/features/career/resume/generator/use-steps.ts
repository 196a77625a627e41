import { useCallback, useEffect, useState } from 'react';
import { onLiveEvent } from '#web/api/events.ts';

/** A piece of work while it runs: its steps in order, and how many of them were taken. */
export interface Steps {
  /** The name the server tells its steps under. */
  task: string;
  /** Index of the step that is under way. */
  at: number;
}

/** Follows the server's word on how far a piece of work is; a step that comes late never takes it back. */
export function useSteps(names: readonly string[]): {
  steps: Steps | null;
  begin: () => string;
  reach: (name: string) => void;
  end: () => void;
} {
  const [steps, setSteps] = useState<Steps | null>(null);
  const task = steps?.task;
  const reach = useCallback(
    (name: string) => setSteps((now) => now && { ...now, at: Math.max(now.at, names.indexOf(name)) }),
    [names],
  );
  useEffect(() => {
    if (task === undefined) return undefined;
    return onLiveEvent((event) => {
      if (event.task === task && event.step !== undefined) reach(event.step);
    });
  }, [task, reach]);
  const begin = () => {
    const fresh = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    setSteps({ task: fresh, at: 0 });
    return fresh;
  };
  return { steps, begin, reach, end: useCallback(() => setSteps(null), []) };
}
