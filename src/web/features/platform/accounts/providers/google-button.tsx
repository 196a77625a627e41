import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import classes from './providers.module.css';
import { loadGoogle } from './google-identity.ts';
import { text } from './messages.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

/** Google's own button is at most this wide, in pixels. */
const WIDEST = 400;

interface GoogleButtonProps {
  onCredential: (credential: string) => void;
  onFailure: () => void;
}

/** Login: Google's own button where a client is configured; it answers with a credential. Without one it only fails. */
export function GoogleLoginButton({ onCredential, onFailure }: GoogleButtonProps) {
  const { googleClientId: clientId, whenKnown } = useSignInOptions();
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onCredential, onFailure });
  useEffect(() => {
    handlers.current = { onCredential, onFailure };
  });
  useEffect(() => {
    if (clientId === null) return;
    loadGoogle().then(
      ({ id }) => {
        if (!place.current) return;
        id.initialize({
          client_id: clientId,
          callback: ({ credential }) =>
            credential ? handlers.current.onCredential(credential) : handlers.current.onFailure(),
        });
        id.renderButton(place.current, {
          type: 'standard',
          size: 'large',
          text: 'continue_with',
          width: Math.min(WIDEST, place.current.clientWidth),
        });
      },
      () => handlers.current.onFailure(),
    );
  }, [clientId]);
  if (clientId !== null) return <div ref={place} className={classes.google} />;
  // A press before the server told: with a client Google's own button comes in its place.
  const ask = async () => {
    const options = await whenKnown().catch(() => null);
    if (options === null || options.google_client_id === null) onFailure();
  };
  return <PlainGoogleButton onClick={() => void ask()} />;
}

interface GoogleSignupButtonProps {
  onAccessToken: (token: string) => void;
  onFailure: () => void;
}

/** Sign-up: asks Google for an access token, with which its user-info service tells who signs up. */
export function GoogleSignupButton({ onAccessToken, onFailure }: GoogleSignupButtonProps) {
  const { googleClientId, whenKnown } = useSignInOptions();
  // The script is here before the press: a browser opens Google's window only in answer to one.
  const google = useRef<ReturnType<typeof loadGoogle>>(null);
  useEffect(() => {
    if (googleClientId === null) return;
    google.current = loadGoogle();
    google.current.catch(() => undefined);
  }, [googleClientId]);
  const ask = async () => {
    try {
      const { google_client_id: clientId } = await whenKnown();
      if (clientId === null) return onFailure();
      const { oauth2 } = await (google.current ?? loadGoogle());
      oauth2
        .initTokenClient({
          client_id: clientId,
          scope: ['openid', 'email', 'profile'].join(' '),
          callback: ({ access_token: token }) => (token ? onAccessToken(token) : onFailure()),
          error_callback: onFailure,
        })
        .requestAccessToken();
    } catch {
      onFailure();
    }
  };
  return <PlainGoogleButton onClick={() => void ask()} />;
}

function PlainGoogleButton({ onClick }: { onClick: () => void }) {
  return (
    <Button wide size="lg" onClick={onClick}>
      {text('continueWithGoogle')}
    </Button>
  );
}
