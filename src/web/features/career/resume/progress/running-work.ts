import { useSyncExternalStore } from 'react';

/** A piece of work that goes on when its screen is left. */
interface Work {
  /** The name the server tells its steps under. */
  task: string;
  stop: AbortController;
}

const running = new Map<string, Work>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins a piece of work under a name; there is one of each. */
export function beginWork(name: string): Work {
  const task = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const work = { task, stop: new AbortController() };
  running.set(name, work);
  tell();
  return work;
}

/** Ends it; another that began under the same name since goes on. */
export function endWork(name: string, { task }: Work): void {
  if (running.get(name)?.task === task) running.delete(name);
  tell();
}

/** The work that runs under a name, also one that began before the screen was opened again; null when none does. */
export const useWork = (name: string): Work | null =>
  useSyncExternalStore(subscribe, () => running.get(name) ?? null);
