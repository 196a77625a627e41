import { useEffect, useRef, useState } from 'react';
import { visitor } from '#web/api/visitor/visitor.ts';
import { knowsPasskeys, signWithPasskey, suggestPasskeys } from '#web/shell/auth/passkey.ts';
import type { Tag } from '#web/text/say.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import classes from './accounts.module.css';
import { text } from './messages.ts';

type Signed = NonNullable<Awaited<ReturnType<typeof signWithPasskey>>>;

const button =
  (busy: boolean, onClick: () => void): Tag =>
  (inner) => (
    <TextButton busy={busy} onClick={onClick}>
      {inner}
    </TextButton>
  );

interface PasskeyLoginProps {
  /** Another way in is under way. */
  paused: boolean;
  onSigned: (credential: Signed) => void;
  onFailure: (error: unknown) => void;
}

/** Offers passkeys among the suggestions of the address field, where the browser can, and in its own dialog. */
export function PasskeyLogin({ paused, onSigned, onFailure }: PasskeyLoginProps) {
  const [busy, setBusy] = useState(false);
  const signed = useRef(onSigned);
  useEffect(() => {
    signed.current = onSigned;
  });
  const quiet = busy || paused;
  useEffect(() => {
    if (quiet) return undefined;
    const left = new AbortController();
    const suggest = async () => {
      const credential = await suggestPasskeys(() => visitor.passkeys.beginSignIn(), left.signal);
      if (credential !== null && !left.signal.aborted) signed.current(credential);
    };
    // Suggestions are an extra: without them the button and the password still work.
    suggest().catch(() => undefined);
    return () => left.abort();
  }, [quiet]);

  if (!knowsPasskeys()) return null;
  const ask = async () => {
    setBusy(true);
    try {
      const credential = await signWithPasskey(await visitor.passkeys.beginSignIn());
      if (credential !== null) onSigned(credential);
    } catch (error) {
      onFailure(error);
    }
    setBusy(false);
  };
  return (
    <p className={classes.below}>{text.rich('passkeyOffer', { use: button(quiet, () => void ask()) })}</p>
  );
}
