import { useState } from 'react';
import { client, sentenceOf } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/input.tsx';
import { CodeEntryForm } from './code-entry-form.tsx';
import classes from './security.module.css';

/** A new password by a mailed code, the way a forgotten one is replaced; it ends every other sign-in. */
export function ChangePassword({ email }: { email: string }) {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const begin = async () => {
    setBusy(true);
    setFailure('');
    try {
      await client.accounts.forgotPassword({ email });
      setSentAt(Date.now());
    } catch (error) {
      setFailure(sentenceOf(error, 'The server did not answer. No code was sent; please try again.'));
    } finally {
      setBusy(false);
    }
  };
  if (sentAt !== null)
    return <NewPassword email={email} sentAt={sentAt} onResent={setSentAt} onClose={() => setSentAt(null)} />;
  return (
    <div className={classes.parts}>
      {failure !== '' && <Banner>{failure}</Banner>}
      <div className={classes.row}>
        <p className={classes.text}>
          I mail six digits to <b className={classes.name}>{email}</b>. With them you set a new password,
          which ends every other sign-in.
        </p>
        <Button busy={busy} onClick={() => void begin()}>
          Change password
        </Button>
      </div>
    </div>
  );
}

interface NewPasswordProps {
  email: string;
  sentAt: number;
  onResent: (at: number) => void;
  onClose: () => void;
}

function NewPassword({ email, sentAt, onResent, onClose }: NewPasswordProps) {
  const { signIn } = useSession();
  const toast = useToast();
  const [password, setPassword] = useState('');
  return (
    <div className={classes.code}>
      <p className={classes.text}>
        Six digits are on their way to <b className={classes.name}>{email}</b>. Type them with the new
        password.
      </p>
      <CodeEntryForm
        sentAt={sentAt}
        resend={() => client.accounts.forgotPassword({ email })}
        onResent={onResent}
        submit={async (otp) => {
          const { access_token: token } = await client.accounts.resetPassword({ email, otp, password });
          toast({ message: 'Your new password is set. Every other sign-in has ended.' });
          await signIn(token);
        }}
        action="Set the new password"
        otherwise="OTP verification failed."
      >
        <div className={classes.password}>
          <Field label="New password" help="8 to 128 characters. A sentence works well.">
            <PasswordInput
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
        </div>
      </CodeEntryForm>
      <Button kind="quiet" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
