import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { AuthDivider } from '#web/shell/auth/auth-layout.tsx';
import { CodeEntryForm } from '#web/shell/auth/code-entry-form.tsx';
import { knowsPasskeys, signWithPasskey } from '#web/shell/auth/passkey.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './step-up.module.css';

const address = (inner: ReactNode) => <b className={classes.address}>{inner}</b>;

/** Asks who is there before something that only the person themselves may do. */
export function StepUpDialog({ onSettled }: { onSettled: (confirmed: boolean) => void }) {
  const ways = useQuery(api.security.stepUpWays.queryOptions({ staleTime: 0 }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onSettled(false)}
      title={text('title')}
      description={text('about')}
    >
      {ways.isPending && (
        <Loading label={text('loading')}>
          <Skeleton height={44} />
        </Loading>
      )}
      {ways.isError && <Banner>{sentenceOf(ways.error, text('nothingChanged'))}</Banner>}
      {ways.data?.ways.includes('passkey') && knowsPasskeys() && (
        <PasskeyProof onProven={() => onSettled(true)} />
      )}
      {ways.data?.ways.includes('password') && (
        <PasswordProof email={ways.data.email} onProven={() => onSettled(true)} />
      )}
      {ways.data?.ways.includes('code') && (
        <CodeProof email={ways.data.email} onProven={() => onSettled(true)} />
      )}
    </Dialog>
  );
}

interface ProofProps {
  email: string;
  onProven: () => void;
}

function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { busy, failure, attempt } = useAttempt(text('nothingChanged'));
  const prove = async () => {
    const passkey = await signWithPasskey(await client.passkeys.beginStepUp());
    if (passkey === null) return;
    await client.security.stepUp({ passkey });
    onProven();
  };
  return (
    <div className={classes.first}>
      {failure !== '' && <Banner>{failure}</Banner>}
      <Button busy={busy} wide onClick={() => void attempt(prove)}>
        <KeyRound aria-hidden />
        {text('usePasskey')}
      </Button>
      <AuthDivider />
    </div>
  );
}

function PasswordProof({ email, onProven }: ProofProps) {
  const [password, setPassword] = useState('');
  const { busy, failure, attempt } = useAttempt(text('nothingChanged'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await client.security.stepUp({ password });
      onProven();
    });
  };
  return (
    <form className={classes.proof} noValidate onSubmit={submit}>
      {/* Password managers look for the account beside the password. */}
      <input type="hidden" autoComplete="username" value={email} />
      <Field label={text('password')} error={failure}>
        <PasswordInput
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <Button kind="primary" type="submit" busy={busy} wide>
        {text('confirm')}
      </Button>
    </form>
  );
}

function CodeProof({ email, onProven }: ProofProps) {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const { busy, failure, attempt } = useAttempt(text('nothingChanged'));
  const begin = async () => {
    await client.security.stepUpCode();
    setSentAt(Date.now());
  };
  if (sentAt === null)
    return (
      <div className={classes.proof}>
        {failure !== '' && <Banner>{failure}</Banner>}
        <p>{text.rich('codeAbout', { email, address })}</p>
        <Button kind="primary" busy={busy} wide onClick={() => void attempt(begin)}>
          {text('mailCode')}
        </Button>
      </div>
    );
  return (
    <CodeEntryForm
      sentAt={sentAt}
      resend={() => client.security.stepUpCode()}
      onResent={setSentAt}
      submit={async (otp) => {
        await client.security.stepUp({ otp });
        onProven();
      }}
      action={text('confirm')}
      otherwise={text('codeWrong')}
    />
  );
}
