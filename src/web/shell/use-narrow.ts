import { useSyncExternalStore } from 'react';

/** The width up to which a screen is laid out for a phone. */
const query = '(max-width: 700px)';

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone, so that a table becomes cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
