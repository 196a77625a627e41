import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** The part of Google Identity Services that is used here. */
interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (reply: { credential?: string }) => void }): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (window.google) return resolve();
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('Google did not answer.')));
    document.head.append(script);
  });
}

interface GoogleButtonProps {
  /** Null when this server has no Google client: the button then says that it failed. */
  clientId: string | null;
  onCredential: (credential: string) => void;
  onFailure: () => void;
}

/** Google's own button where a client is configured. */
export function GoogleButton({ clientId, onCredential, onFailure }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onCredential, onFailure });
  useEffect(() => {
    handlers.current = { onCredential, onFailure };
  });
  useEffect(() => {
    if (clientId === null) return;
    loadScript().then(
      () => {
        const identity = window.google?.accounts.id;
        if (!identity || !place.current) return;
        identity.initialize({
          client_id: clientId,
          callback: ({ credential }) =>
            credential ? handlers.current.onCredential(credential) : handlers.current.onFailure(),
        });
        identity.renderButton(place.current, {
          type: 'standard',
          size: 'large',
          text: 'continue_with',
          width: 400,
        });
      },
      () => handlers.current.onFailure(),
    );
  }, [clientId]);
  if (clientId !== null) return <div ref={place} />;
  return (
    <Button wide size="lg" onClick={onFailure}>
      Continue with Google
    </Button>
  );
}
