import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
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

/** One line above everything while there is no connection; what is shown is the last known state. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  return (
    <div role="status">
      {offline && (
        <p className={classes.banner}>
          <WifiOff aria-hidden />
          {text('offline')}
        </p>
      )}
    </div>
  );
}
