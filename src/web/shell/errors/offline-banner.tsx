import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { statusOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { text } from './messages.ts';
import classes from './offline-banner.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether there is nobody to ask: the device says it has no connection, or the server gave no answer to who is signed in. */
export function useOffline(): boolean {
  const { session } = useSession();
  const noConnection = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return noConnection || session.kind === 'offline';
}

/** A refusal is an answer, which the screen gives itself; no answer, or a failure of the server, leaves what was seen last. */
const isLeftAsItWas = ({ state }: Query): boolean =>
  state.status === 'error' &&
  state.data !== undefined &&
  (statusOf(state.error) === 0 || statusOf(state.error) >= 500);

/** Whether something on the screen is what was seen last because the server failed when it was asked for news. */
function useOutOfDate(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((changed) => cache.subscribe(changed), [cache]),
    () => cache.getAll().some((query) => query.isActive() && isLeftAsItWas(query)),
    () => false,
  );
}

/** One line above everything while what is shown is the last known state: there is no connection, or the server fails. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const outOfDate = useOutOfDate();
  return (
    <div role="status">
      {(offline || outOfDate) && (
        <p className={classes.banner}>
          {offline && <WifiOff aria-hidden />}
          {offline ? text('offline') : text('outOfDate')}
        </p>
      )}
    </div>
  );
}
