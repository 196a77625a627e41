import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import classes from './offline-banner.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device says it has no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** One line above everything while there is no connection; what is shown is the last known state. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  return (
    <div role="status">
      {offline && (
        <p className={classes.banner}>
          <WifiOff aria-hidden />
          You are offline. This is the last state I know.
        </p>
      )}
    </div>
  );
}
