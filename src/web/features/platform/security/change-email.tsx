import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emailAddress } from '#contract/platform/accounts.ts';
import { api, client } from '#web/api/client.ts';
import { CodeEntryForm } from '#web/shell/auth/code-entry-form.tsx';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import classes from './security.module.css';
import { ShortForm } from './short-form.tsx';

const UNCHANGED = 'The server did not answer. Your address is unchanged.';
const NOT_CONFIRMED = 'You did not confirm. Your address is unchanged.';

/** Two steps: the new address, then the code that was mailed there. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const guarded = useStepUp();
  const queries = useQueryClient();
  const toast = useToast();
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null);
  const begin = async (email: string) => {
    const { confirmed } = await guarded(() => client.identities.beginEmail({ email }));
    if (confirmed) setSent({ email, at: Date.now() });
  };
  if (sent === null) return <NewAddress begin={begin} onClose={onClose} />;

  const finish = async (otp: string) => {
    const { confirmed } = await guarded(() => client.identities.changeEmail({ email: sent.email, otp }));
    if (!confirmed) return toast({ kind: 'problem', message: NOT_CONFIRMED });
    // The name of the account stands in the frame, its address in the step-up.
    await Promise.all(
      [api.identities.key(), api.security.key(), api.profiles.key(), api.preferences.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
    toast({ message: 'Your new address signs in from now on. Every other sign-in has ended.' });
    onClose();
  };
  return (
    <div className={classes.narrow}>
      <p className={classes.text}>
        I mailed six digits to <b className={classes.address}>{sent.email}</b>.
      </p>
      <CodeEntryForm
        sentAt={sent.at}
        resend={() => begin(sent.email)}
        onResent={(at) => setSent({ ...sent, at })}
        submit={finish}
        action="Change the address"
        otherwise="OTP verification failed."
      />
      <Button kind="quiet" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}

function NewAddress({ begin, onClose }: { begin: (email: string) => Promise<void>; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const { busy, failure, refuse, attempt } = useAttempt(UNCHANGED);
  const submit = () => {
    const checked = emailAddress.safeParse(email);
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? '');
    void attempt(() => begin(checked.data));
  };
  return (
    <ShortForm
      label="New address"
      help="I mail a code there. The address you have now is told of the change."
      action="Mail me the code"
      failure={failure}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </ShortForm>
  );
}
