import { useEffect, useRef, useState } from 'react';
import { client } from '#web/api/client.ts';
import {
  knowsPasskeys,
  signWithPasskey,
  stopAskingForPasskey,
  suggestsPasskeys,
} from '#web/shell/auth/passkey.ts';
import classes from './accounts.module.css';

type Signed = NonNullable<Awaited<ReturnType<typeof signWithPasskey>>>;

interface PasskeyLoginProps {
  onSigned: (credential: Signed) => void;
  onFailure: (error: unknown) => void;
}

/** Offers passkeys among the suggestions of the address field, where the browser can, and in its own dialog. */
export function PasskeyLogin({ onSigned, onFailure }: PasskeyLoginProps) {
  const [busy, setBusy] = useState(false);
  const signed = useRef(onSigned);
  useEffect(() => {
    signed.current = onSigned;
  });
  useEffect(() => {
    let left = false;
    const suggest = async () => {
      if (!(await suggestsPasskeys()) || left) return;
      const asked = await client.passkeys.beginSignIn();
      if (left) return;
      const credential = await signWithPasskey(asked, { amongSuggestions: true });
      if (credential !== null && !left) signed.current(credential);
    };
    // Suggestions are an extra: without them the button and the password still work.
    suggest().catch(() => undefined);
    return () => {
      left = true;
      void stopAskingForPasskey();
    };
  }, []);

  if (!knowsPasskeys()) return null;
  const ask = async () => {
    setBusy(true);
    try {
      const credential = await signWithPasskey(await client.passkeys.beginSignIn());
      if (credential !== null) onSigned(credential);
    } catch (error) {
      onFailure(error);
    }
    setBusy(false);
  };
  return (
    <p className={classes.below}>
      Have a passkey?{' '}
      <button type="button" className="text-link" aria-disabled={busy} onClick={() => void (busy || ask())}>
        Log in with it
      </button>
    </p>
  );
}
