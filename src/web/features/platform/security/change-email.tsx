import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { emailAddress } from '#contract/platform/accounts.ts';
import { api, client } from '#web/api/client.ts';
import { CodeEntryForm } from '#web/shell/auth/code-entry-form.tsx';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { text as action } from '#web/text/action-messages.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './security.module.css';
import { ShortForm } from './short-form.tsx';

const address = (inner: ReactNode) => <b className={classes.address}>{inner}</b>;

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
    if (!confirmed) return toast({ kind: 'problem', message: text('emailNotConfirmed') });
    // The name of the account stands in the frame, its address in the step-up.
    await Promise.all(
      [api.identities.key(), api.security.key(), api.profiles.key(), api.preferences.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
    toast({ message: text('emailChanged') });
    onClose();
  };
  return (
    <div className={classes.narrow}>
      <p className={classes.text}>{text.rich('emailCodeSent', { email: sent.email, address })}</p>
      <CodeEntryForm
        sentAt={sent.at}
        resend={() => begin(sent.email)}
        onResent={(at) => setSent({ ...sent, at })}
        submit={finish}
        action={text('emailConfirm')}
        otherwise={text('emailCodeWrong')}
      />
      <Button kind="quiet" onClick={onClose}>
        {action('cancel')}
      </Button>
    </div>
  );
}

function NewAddress({ begin, onClose }: { begin: (email: string) => Promise<void>; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const { busy, failure, refuse, attempt } = useAttempt(text('emailNoAnswer'));
  const submit = () => {
    const checked = emailAddress.safeParse(email);
    if (!checked.success) return refuse(refusalText(checked.error.issues[0]?.message));
    void attempt(() => begin(checked.data));
  };
  return (
    <ShortForm
      label={text('emailNew')}
      help={text('emailNewHelp')}
      action={text('emailMailCode')}
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
